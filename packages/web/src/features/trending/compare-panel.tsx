import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingItem } from '@earshot/schema/trending/model';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { JsonFileInput } from '../../ui/json-file-input.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { COMPARE_STRINGS } from './compare-strings.ts';
import { CompareTable } from './compare-table.tsx';
import { parseRankingJson } from './ranking-json.ts';
import { useComparison } from './use-comparison.ts';

const STRINGS = COMPARE_STRINGS;
const PASTE_ROWS = 4;

/** Compares the ranking with an earlier ranking, whose saved JSON the user opens or pastes. */
export function ComparePanel({ items }: { readonly items: readonly TrendingItem[] }) {
  const [text, setText] = useState('');
  const fileRef = useRef<HTMLInputElement>(null);
  const openRef = useRef<HTMLButtonElement>(null);
  const earlier = useMemo(() => (text.trim() === '' ? null : parseRankingJson(text)), [text]);
  const { rows, isPending, failure } = useComparison(earlier, items);
  const remove = () => {
    setText('');
    // Move the focus, because the clicked button disappears.
    openRef.current?.focus();
  };
  return (
    <Fold title={STRINGS.title} isPrinted={rows !== null}>
      <Box className="no-print" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="body2">{STRINGS.guidance}</Typography>
        <JsonFileInput
          label={STRINGS.open}
          inputRef={fileRef}
          onChoose={async (file) => setText(await file.text())}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button ref={openRef} size="small" variant="outlined" onClick={() => fileRef.current?.click()}>
            {STRINGS.open}
          </Button>
          {earlier === null ? null : (
            <Button size="small" variant="outlined" onClick={remove}>
              {STRINGS.clear}
            </Button>
          )}
        </Box>
        {earlier === null ? (
          <TextField
            label={STRINGS.paste}
            value={text}
            onChange={setText}
            rows={PASTE_ROWS}
            error={text.trim() === '' ? undefined : STRINGS.unreadable}
          />
        ) : null}
      </Box>
      {earlier && isChangedByHand(earlier.summary) ? <Alert severity="info">{STRINGS.byHand}</Alert> : null}
      {isPending ? (
        <Typography variant="body2" role="status">
          {STRINGS.comparing}
        </Typography>
      ) : null}
      {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      {rows ? <CompareTable rows={rows} earlierWindow={earlier?.summary.time_window ?? ''} /> : null}
    </Fold>
  );
}

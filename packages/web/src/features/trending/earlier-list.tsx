import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { JsonFileInput } from '../../ui/json-file-input.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { COMPARE_STRINGS } from './compare-strings.ts';
import type { EarlierRanking } from './use-earlier-ranking.ts';

const STRINGS = COMPARE_STRINGS;
const PASTE_ROWS = 4;

/** Controls for pasting the earlier list or opening a saved ranking. */
export function EarlierList({ earlier }: { readonly earlier: EarlierRanking }) {
  const { text, setText, ranking } = earlier;
  const fileRef = useRef<HTMLInputElement>(null);
  const openRef = useRef<HTMLButtonElement>(null);
  const remove = () => {
    setText('');
    // Move the focus, because the clicked button disappears.
    openRef.current?.focus();
  };
  return (
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
        {ranking === null ? null : (
          <Button size="small" variant="outlined" onClick={remove}>
            {STRINGS.clear}
          </Button>
        )}
      </Box>
      {ranking === null ? (
        <TextField
          label={STRINGS.paste}
          value={text}
          onChange={setText}
          rows={PASTE_ROWS}
          error={earlier.isUnreadable ? STRINGS.unreadable : undefined}
        />
      ) : null}
      {earlier.failure === null ? null : <Alert severity="error">{earlier.failure}</Alert>}
      {earlier.canRank ? (
        <Box>
          <Button size="small" variant="contained" disabled={earlier.isRanking} onClick={earlier.rank}>
            {earlier.isRanking ? STRINGS.ranking : STRINGS.rank}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

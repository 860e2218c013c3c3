import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CoverageRow, ManualTone, RowEdits } from './coverage-list.ts';
import type { RowActions } from './coverage-row.tsx';
import { toneText } from './coverage-table.ts';
import { shownEntry, toneOf } from './effective-row.ts';
import { COVERAGE_STRINGS } from './strings.ts';

const STRINGS = COVERAGE_STRINGS.edit;
const LABELS = ['Positive', 'Neutral', 'Negative'] as const;
/** Value of the tone select that leaves the computed tone. */
const AS_COMPUTED = '';

interface RowEditorProps extends Pick<RowActions, 'change' | 'remove'> {
  readonly row: CoverageRow;
  /** Keyword whose tone can be set. */
  readonly towards: string;
  readonly onClose: () => void;
}

/** Corrections of one row. Nothing is overwritten: the values of the report come back with "Undo all edits". */
export function RowEditor({ row, towards, change, remove, onClose }: RowEditorProps) {
  const shown = shownEntry(row);
  const [outlet, setOutlet] = useState(shown?.outlet ?? '');
  const [headline, setHeadline] = useState(shown?.headline ?? '');
  const [date, setDate] = useState(shown?.date?.slice(0, 10) ?? '');
  const [tone, setTone] = useState<string>(row.edits.tones[towards]?.label ?? AS_COMPUTED);
  const [toneNote, setToneNote] = useState(row.edits.tones[towards]?.note ?? '');
  const [isExcluded, setIsExcluded] = useState(row.excluded !== null);
  const [reason, setReason] = useState(row.excluded ?? '');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const save = () => {
    const label = LABELS.find((known) => known === tone);
    const manual = label ? { label, note: toneNote.trim() } : null;
    const fields = { outlet: outlet.trim(), headline: headline.trim(), date };
    change(row.id, {
      edits: { ...editsOf(row, fields), tones: withTone(row.edits.tones, towards, manual) },
      excluded: isExcluded ? reason.trim() : null,
    });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };

  const computed = toneText(toneOf({ ...row, edits: { tones: {} } }, towards));
  return (
    <Box role="group" aria-label={STRINGS.title(headline)} onKeyDown={onKeyDown} sx={FORM}>
      <Typography variant="h4">{STRINGS.title(shown?.headline || row.address)}</Typography>
      <Box sx={FIELDS}>
        <TextField label={STRINGS.outlet} value={outlet} onChange={setOutlet} inputRef={first} />
        <TextField label={STRINGS.date} type="date" value={date} onChange={setDate} />
      </Box>
      <TextField label={STRINGS.headline} value={headline} onChange={setHeadline} />
      {towards === '' ? null : (
        <Box sx={FIELDS}>
          <SelectField
            label={STRINGS.toneTowards(towards)}
            value={tone}
            options={[
              { value: AS_COMPUTED, label: STRINGS.computed(computed) },
              ...LABELS.map((label) => ({ value: label, label })),
            ]}
            onChange={setTone}
          />
          {tone === AS_COMPUTED ? null : (
            <TextField
              label={STRINGS.toneNote}
              value={toneNote}
              onChange={setToneNote}
              hint={STRINGS.toneNoteHint}
            />
          )}
        </Box>
      )}
      <FormControlLabel
        control={<Checkbox checked={isExcluded} onChange={(_, checked) => setIsExcluded(checked)} />}
        label={STRINGS.exclude}
      />
      {isExcluded ? <TextField label={STRINGS.excludeNote} value={reason} onChange={setReason} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="small" onClick={save}>
          {STRINGS.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {STRINGS.cancel}
        </Button>
        <Button
          size="small"
          onClick={() => {
            change(row.id, { edits: { tones: {} }, excluded: null });
            onClose();
          }}
        >
          {STRINGS.reset}
        </Button>
        <Button
          size="small"
          color="error"
          sx={{ ml: 'auto' }}
          onClick={() => {
            onClose();
            remove(row.id);
          }}
        >
          {STRINGS.remove}
        </Button>
      </Box>
    </Box>
  );
}

/** What differs from the report. */
function editsOf(
  { entry }: CoverageRow,
  entered: { outlet: string; headline: string; date: string },
): Omit<RowEdits, 'tones'> {
  return {
    ...(entered.outlet === (entry?.outlet ?? '') ? {} : { outlet: entered.outlet }),
    ...(entered.headline === (entry?.headline ?? '') ? {} : { headline: entered.headline }),
    ...(entered.date === (entry?.date?.slice(0, 10) ?? '') ? {} : { date: entered.date }),
  };
}

function withTone(tones: RowEdits['tones'], keyword: string, tone: ManualTone | null): RowEdits['tones'] {
  const others = Object.fromEntries(Object.entries(tones).filter(([name]) => name !== keyword));
  return tone === null ? others : { ...others, [keyword]: tone };
}

const FORM = { display: 'grid', gap: 1.5, maxWidth: '52rem' } as const;
const FIELDS = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

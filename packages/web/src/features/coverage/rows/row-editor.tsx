import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusWhenShown } from '../../../lib/focus.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { CORRECTABLE } from '../book/coverage-list.ts';
import { shownEntry, titleOf } from '../book/effective-row.ts';
import { type RowChange, rowsEdit } from '../book/list-edits.ts';
import type { CoverageRow } from '../book/list-shape.ts';
import { PictureField } from '../report/picture-field.tsx';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { RowActions } from './use-triage.ts';

const STRINGS = COVERAGE_STRINGS.edit;

interface RowEditorProps {
  readonly row: CoverageRow;
  readonly actions: RowActions;
}

export function RowEditor({ row, actions }: RowEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(row));
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const first = useRef<HTMLInputElement>(null);
  useFocusWhenShown(first);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const change = changeOf(row, draft);
    const isSame = JSON.stringify({ ...row, ...change }) === JSON.stringify(row);
    if (isSame) actions.close(row.id);
    else
      actions.apply(
        row,
        rowsEdit([row], () => change),
      );
  };
  return (
    <Box
      component="form"
      aria-label={STRINGS.title(titleOf(row))}
      onSubmit={save}
      sx={{ display: 'grid', gap: 1.5, maxWidth: '52rem' }}
    >
      <Typography variant="h4">{STRINGS.title(titleOf(row))}</Typography>
      <Box sx={PAIR}>
        <TextField
          label={STRINGS.outlet}
          value={draft.outlet}
          onChange={(outlet) => set({ outlet })}
          inputRef={first}
        />
        <TextField label={STRINGS.date} type="date" value={draft.date} onChange={(date) => set({ date })} />
      </Box>
      <TextField label={STRINGS.headline} value={draft.headline} onChange={(headline) => set({ headline })} />
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.starred !== null}
            onChange={(_, isOn) => set({ starred: isOn ? '' : null })}
          />
        }
        label={STRINGS.star}
      />
      {draft.starred === null ? null : (
        <>
          <TextField label={STRINGS.why} value={draft.starred} onChange={(starred) => set({ starred })} />
          <PictureField
            label={STRINGS.picture}
            picture={draft.picture}
            onChange={(picture) => set({ picture })}
          />
        </>
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.excluded !== null}
            onChange={(_, isOn) => set({ excluded: isOn ? '' : null })}
          />
        }
        label={STRINGS.exclude}
      />
      {draft.excluded === null ? null : (
        <TextField
          label={STRINGS.excludeNote}
          value={draft.excluded}
          onChange={(excluded) => set({ excluded })}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="small" type="submit">
          {STRINGS.save}
        </Button>
        <Button size="small" onClick={() => actions.close(row.id)}>
          {STRINGS.cancel}
        </Button>
        <Button
          size="small"
          onClick={() =>
            actions.apply(
              row,
              rowsEdit([row], () => AS_READ),
            )
          }
        >
          {STRINGS.reset}
        </Button>
        <Button size="small" color="error" sx={{ ml: 'auto' }} onClick={() => actions.remove(row)}>
          {STRINGS.remove}
        </Button>
      </Box>
    </Box>
  );
}

const AS_READ: RowChange = { edits: { tones: {} }, excluded: null, starred: null, picture: '' };

function draftOf(row: CoverageRow) {
  const { outlet = '', headline = '', date } = shownEntry(row) ?? {};
  const { starred, excluded, picture } = row;
  return { outlet, headline, date: date?.slice(0, 10) ?? '', starred, excluded, picture };
}

/** Changes of a draft. Only values that differ from the report are corrections. */
function changeOf(row: CoverageRow, draft: ReturnType<typeof draftOf>): RowChange {
  const read = { ...row.entry, date: row.entry?.date?.slice(0, 10) };
  const corrected = CORRECTABLE.filter((field) => draft[field].trim() !== (read[field] ?? ''));
  return {
    edits: {
      ...Object.fromEntries(corrected.map((field) => [field, draft[field].trim()])),
      tones: row.edits.tones,
    },
    excluded: draft.excluded?.trim() ?? null,
    starred: draft.starred?.trim() ?? null,
    picture: draft.starred === null ? '' : draft.picture,
  };
}

const PAIR = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFocusWhenShown } from '../../../lib/use-focus-when-shown.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type CoverageRow, MANUAL_TONES } from '../book/coverage-list.ts';
import { shownEntry, toneOf } from '../book/effective-row.ts';
import { rowEdit } from '../book/list-edits.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { AS_COMPUTED, changesOf, draftOf, type RowDraft } from './row-draft.ts';
import { toneText } from './row-notes.ts';
import type { Triage } from './use-triage.ts';

const STRINGS = COVERAGE_STRINGS.edit;

interface RowEditorProps {
  readonly row: CoverageRow;
  /** Keyword whose tone can be set. */
  readonly towards: string;
  readonly actions: Triage['actions'];
  readonly onClose: () => void;
}

/** Form for correcting one row. It does not overwrite the report, so "Undo all edits" can restore the report's values. */
export function RowEditor({ row, towards, actions, onClose }: RowEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(row, towards));
  const edit = (part: Partial<RowDraft>) => setDraft((before) => ({ ...before, ...part }));
  const first = useRef<HTMLInputElement>(null);
  useFocusWhenShown(first);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const changes = changesOf(row, towards, draft);
    const changed = rowEdit(row, changes);
    if (changed.changes.length === 0 && changes.starred === row.starred) onClose();
    else actions.apply(row, changed);
  };

  return (
    <Box
      component="form"
      aria-label={STRINGS.title(draft.headline)}
      onKeyDown={closeOnEscape}
      onSubmit={save}
      sx={FORM}
    >
      <Typography variant="h4">{STRINGS.title(shownEntry(row)?.headline || row.address)}</Typography>
      <Box sx={FIELDS}>
        <TextField
          label={STRINGS.outlet}
          value={draft.outlet}
          onChange={(outlet) => edit({ outlet })}
          inputRef={first}
        />
        <TextField label={STRINGS.date} type="date" value={draft.date} onChange={(date) => edit({ date })} />
      </Box>
      <TextField
        label={STRINGS.headline}
        value={draft.headline}
        onChange={(headline) => edit({ headline })}
      />
      {towards === '' ? null : <ToneFields row={row} towards={towards} draft={draft} edit={edit} />}
      <FormControlLabel
        control={<Checkbox checked={draft.isStarred} onChange={(_, isStarred) => edit({ isStarred })} />}
        label={STRINGS.star}
      />
      {draft.isStarred ? (
        <TextField label={STRINGS.why} value={draft.why} onChange={(why) => edit({ why })} />
      ) : null}
      <FormControlLabel
        control={<Checkbox checked={draft.isExcluded} onChange={(_, isExcluded) => edit({ isExcluded })} />}
        label={STRINGS.exclude}
      />
      {draft.isExcluded ? (
        <TextField label={STRINGS.excludeNote} value={draft.reason} onChange={(reason) => edit({ reason })} />
      ) : null}
      <EditorButtons
        onCancel={onClose}
        onReset={() =>
          actions.apply(row, rowEdit(row, { edits: { tones: {} }, excluded: null, starred: null }))
        }
        onRemove={() => actions.remove([row])}
      />
    </Box>
  );
}

interface ToneFieldsProps extends Pick<RowEditorProps, 'row' | 'towards'> {
  readonly draft: RowDraft;
  readonly edit: (part: Partial<RowDraft>) => void;
}

/** Fields for the user's tone toward one keyword, with the reason. */
function ToneFields({ row, towards, draft, edit }: ToneFieldsProps) {
  const computed = toneText(toneOf({ ...row, edits: { tones: {} } }, towards));
  return (
    <Box sx={FIELDS}>
      <SelectField
        label={STRINGS.toneTowards(towards)}
        value={draft.tone}
        options={[
          { value: AS_COMPUTED, label: STRINGS.computed(computed) },
          ...MANUAL_TONES.map((label) => ({ value: label, label })),
        ]}
        onChange={(tone) => edit({ tone })}
      />
      {draft.tone === AS_COMPUTED ? null : (
        <TextField
          label={STRINGS.toneNote}
          value={draft.toneNote}
          onChange={(toneNote) => edit({ toneNote })}
          hint={STRINGS.toneNoteHint}
        />
      )}
    </Box>
  );
}

interface EditorButtonsProps {
  readonly onCancel: () => void;
  readonly onReset: () => void;
  readonly onRemove: () => void;
}

function EditorButtons({ onCancel, onReset, onRemove }: EditorButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" size="small" type="submit">
        {STRINGS.save}
      </Button>
      <Button size="small" onClick={onCancel}>
        {STRINGS.cancel}
      </Button>
      <Button size="small" onClick={onReset}>
        {STRINGS.reset}
      </Button>
      <Button size="small" color="error" sx={{ ml: 'auto' }} onClick={onRemove}>
        {STRINGS.remove}
      </Button>
    </Box>
  );
}

const FORM = { display: 'grid', gap: 1.5, maxWidth: '52rem' } as const;
const FIELDS = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

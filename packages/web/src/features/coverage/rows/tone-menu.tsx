import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFocusWhenShown } from '../../../lib/use-focus-when-shown.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type CoverageRow, figuresOf, MANUAL_TONES, type ManualLabel } from '../book/coverage-list.ts';
import { toneOf } from '../book/effective-row.ts';
import { titleOf } from '../book/list-edits.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { KeywordEvidence } from './row-details.tsx';
import { toneText } from './row-notes.ts';

const STRINGS = COVERAGE_STRINGS.toneMenu;

interface ToneMenuProps {
  readonly row: CoverageRow;
  readonly keyword: string;
  /** The tone that was already chosen with a shortcut key, for which a reason may be typed. */
  readonly chosen: ManualLabel | null;
  readonly onSet: (label: ManualLabel | null, reason: string) => void;
  readonly onClose: () => void;
}

/** The tone of an article toward a keyword: the sentences behind it, and four tones to set instead, with an optional reason. */
export function ToneMenu({ row, keyword, chosen, onSet, onClose }: ToneMenuProps) {
  const first = useRef<HTMLButtonElement>(null);
  useFocusWhenShown(first);
  const tone = toneOf(row, keyword);
  const [label, setLabel] = useState<ManualLabel | null>(chosen);
  const [reason, setReason] = useState(tone.manual?.note ?? '');
  const [hasReason, setHasReason] = useState(chosen !== null || reason !== '');
  const figures = figuresOf(row, keyword);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (label !== null) onSet(label, reason.trim());
  };
  const start = label ?? tone.manual?.label ?? MANUAL_TONES[0];
  return (
    <Box
      component="form"
      aria-label={STRINGS.title(keyword)}
      onKeyDown={closeOnEscape}
      onSubmit={submit}
      sx={MENU}
    >
      <Typography variant="h4" dir="auto">
        {STRINGS.heading(keyword, titleOf(row))}
      </Typography>
      {figures ? <KeywordEvidence figures={figures} /> : null}
      <Typography variant="body2">
        {tone.isAbout ? STRINGS.now(toneText(tone)) : STRINGS.notAbout(keyword)}
      </Typography>
      <Box sx={ROW}>
        {MANUAL_TONES.map((one) => (
          <SmallButton
            key={one}
            type="button"
            ref={one === start ? first : null}
            aria-pressed={(label ?? tone.label) === one}
            onClick={() => (hasReason ? setLabel(one) : onSet(one, ''))}
          >
            {one}
          </SmallButton>
        ))}
        {tone.manual === null ? null : (
          <SmallButton type="button" onClick={() => onSet(null, '')}>
            {STRINGS.computed}
          </SmallButton>
        )}
        {hasReason ? null : (
          <SmallButton type="button" onClick={() => setHasReason(true)}>
            {STRINGS.addReason}
          </SmallButton>
        )}
        <SmallButton type="button" onClick={onClose}>
          {STRINGS.close}
        </SmallButton>
      </Box>
      {hasReason ? (
        <Box sx={{ ...ROW, alignItems: 'end' }}>
          <Box sx={{ flex: '1 1 14rem', maxWidth: '26rem' }}>
            <TextField label={STRINGS.reason} value={reason} onChange={setReason} />
          </Box>
          <SmallButton type="submit" disabled={label === null}>
            {STRINGS.save}
          </SmallButton>
        </Box>
      ) : null}
    </Box>
  );
}

const MENU = { display: 'grid', gap: 1, maxWidth: '60rem' } as const;
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  '& [aria-pressed=true]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
} as const;

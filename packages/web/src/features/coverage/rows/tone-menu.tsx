import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFocusWhenShown } from '../../../lib/use-focus-when-shown.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type CoverageRow, figuresOf } from '../book/coverage-list.ts';
import { toneOf } from '../book/effective-row.ts';
import { titleOf } from '../book/list-edits.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { MANUAL_TONES } from './row-draft.ts';
import { KeywordEvidence } from './row-evidence.tsx';
import { toneText } from './row-notes.ts';

const STRINGS = COVERAGE_STRINGS.toneMenu;

export type ManualLabel = (typeof MANUAL_TONES)[number];

interface ToneMenuProps {
  readonly row: CoverageRow;
  readonly keyword: string;
  /** The tone that was already chosen with a shortcut key. The next key press then chooses the reason. */
  readonly chosen: ManualLabel | null;
  readonly onSet: (label: ManualLabel | null, reason: string) => void;
  readonly onClose: () => void;
}

/**
 * The tone of an article toward a keyword: the sentences behind it, and a menu for setting another one. The menu lists each
 * tone with the usual reasons, so that one click chooses both.
 */
export function ToneMenu({ row, keyword, chosen, onSet, onClose }: ToneMenuProps) {
  const first = useRef<HTMLButtonElement>(null);
  useFocusWhenShown(first);
  const figures = figuresOf(row, keyword);
  const tone = toneOf(row, keyword);
  const shown = MANUAL_TONES.filter((label) => chosen === null || label === chosen);

  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const reason = isTyping ? undefined : STRINGS.reasons[Number(event.key) - 1];
    if (event.key === 'Escape') onClose();
    else if (chosen !== null && reason !== undefined) onSet(chosen, reason);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box role="group" aria-label={STRINGS.title(keyword)} onKeyDown={onKeyDown} sx={MENU}>
      <Typography variant="h4" dir="auto">
        {STRINGS.heading(keyword, titleOf(row))}
      </Typography>
      {figures ? <KeywordEvidence figures={figures} /> : null}
      <Typography variant="body2">
        {tone.isAbout ? STRINGS.now(toneText(tone)) : STRINGS.notAbout(keyword)}
      </Typography>
      {shown.map((label, place) => (
        <Box key={label} sx={ROW}>
          <SmallButton
            ref={place === 0 ? first : null}
            className="tone"
            aria-pressed={tone.label === label}
            onClick={() => onSet(label, '')}
          >
            <strong>{label}</strong>
          </SmallButton>
          <span>{STRINGS.because}</span>
          {STRINGS.reasons.map((reason, at) => (
            <SmallButton
              key={reason}
              aria-label={STRINGS.setFor(label, reason)}
              onClick={() => onSet(label, reason)}
            >
              {chosen === null ? null : <kbd>{at + 1}</kbd>} {reason}
            </SmallButton>
          ))}
        </Box>
      ))}
      <OwnReason chosen={chosen} onSet={onSet} />
      <Box sx={ROW}>
        {tone.manual === null ? null : (
          <SmallButton onClick={() => onSet(null, '')}>{STRINGS.computed}</SmallButton>
        )}
        <SmallButton onClick={onClose}>{STRINGS.close}</SmallButton>
      </Box>
    </Box>
  );
}

/** A reason in the user's own words, with the tones to set for it. Enter sets the chosen tone, or leads to the tones. */
function OwnReason({ chosen, onSet }: Pick<ToneMenuProps, 'chosen' | 'onSet'>) {
  const [reason, setReason] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) first.current?.focus();
    else onSet(chosen, reason.trim());
  };
  return (
    <Box component="form" sx={{ ...ROW, alignItems: 'start' }} onSubmit={submit}>
      <Box sx={{ flex: '1 1 14rem', maxWidth: '26rem' }}>
        <TextField
          label={STRINGS.ownReason}
          value={reason}
          onChange={setReason}
          hint={chosen === null ? STRINGS.ownReasonHint : STRINGS.ownReasonChosen(chosen)}
        />
      </Box>
      {chosen === null && reason.trim() !== '' ? (
        <Box sx={{ ...ROW, pt: 3 }}>
          {MANUAL_TONES.map((label, place) => (
            <SmallButton
              key={label}
              type="button"
              ref={place === 0 ? first : null}
              onClick={() => onSet(label, reason.trim())}
            >
              {STRINGS.setOwn(label)}
            </SmallButton>
          ))}
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
  typography: 'body2',
  '& .tone': { minWidth: '6rem' },
  '& .tone[aria-pressed=true]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
  '& kbd': { typography: 'small', border: 1, borderColor: 'divider', borderRadius: 1, px: 0.5 },
} as const;

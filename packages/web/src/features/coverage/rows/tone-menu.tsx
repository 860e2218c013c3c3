import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SmallButton } from '../../../ui/small-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { COVERAGE_STRINGS } from '../strings.ts';
import { MANUAL_TONES } from './row-draft.ts';

const STRINGS = COVERAGE_STRINGS.toneMenu;

export type ManualLabel = (typeof MANUAL_TONES)[number];

interface ToneMenuProps {
  readonly keyword: string;
  /** The tone that was already chosen with a shortcut key. The next key press then chooses the reason. */
  readonly chosen: ManualLabel | null;
  readonly onSet: (label: ManualLabel | null, reason: string) => void;
  readonly onClose: () => void;
}

/** Menu for setting a tone. It lists each tone with the usual reasons, so that one click chooses both. */
export function ToneMenu({ keyword, chosen, onSet, onClose }: ToneMenuProps) {
  const [own, setOwn] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const shown = MANUAL_TONES.filter((label) => chosen === null || label === chosen);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    const reason = STRINGS.reasons[Number(event.key) - 1];
    if (event.key === 'Escape') onClose();
    else if (chosen !== null && reason !== undefined) onSet(chosen, reason);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box role="group" aria-label={STRINGS.title(keyword)} onKeyDown={onKeyDown} sx={MENU}>
      {shown.map((label, row) => (
        <Box key={label} sx={ROW}>
          <SmallButton ref={row === 0 ? first : null} onClick={() => onSet(label, own.trim())}>
            <strong>{label}</strong>
          </SmallButton>
          {STRINGS.reasons.map((reason, at) => (
            <SmallButton key={reason} onClick={() => onSet(label, reason)}>
              {chosen === null ? null : <kbd>{at + 1}</kbd>} {reason}
            </SmallButton>
          ))}
        </Box>
      ))}
      <Box sx={ROW}>
        <Box
          component="form"
          sx={{ flex: '1 1 14rem', maxWidth: '26rem' }}
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen !== null) onSet(chosen, own.trim());
          }}
        >
          <TextField label={STRINGS.ownReason} value={own} onChange={setOwn} hint={STRINGS.ownReasonHint} />
        </Box>
        <SmallButton onClick={() => onSet(null, '')}>{STRINGS.computed}</SmallButton>
        <SmallButton onClick={onClose}>{STRINGS.close}</SmallButton>
      </Box>
    </Box>
  );
}

const MENU = { display: 'grid', gap: 1 } as const;
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  '& kbd': { typography: 'small', border: 1, borderColor: 'divider', borderRadius: 1, px: 0.5 },
} as const;

import Box from '@mui/material/Box';
import { CheckIcon, CloseIcon } from '../../../ui/icons.tsx';
import { QUIZ_RUN_STRINGS } from './quiz-strings.ts';

const STRINGS = QUIZ_RUN_STRINGS;

interface QuizOptionProps {
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly text: string;
  /** Zero-based index, shown as a letter from A. */
  readonly position: number;
  readonly isChosen: boolean;
  /** Whether the option is right, and why. Null until the answer is checked. */
  readonly verdict: { readonly isRight: boolean; readonly note: string | undefined } | null;
  readonly onChoose: () => void;
}

/** An option of a question. Once the answer is checked, it says in words, not by color alone, whether it is right. */
export function QuizOption({ name, text, position, isChosen, verdict, onChoose }: QuizOptionProps) {
  const state = verdict === null ? 'open' : verdict.isRight ? 'right' : isChosen ? 'wrong' : 'open';
  return (
    <Box component="label" data-state={state} sx={OPTION}>
      <input
        type="radio"
        name={name}
        value={position}
        checked={isChosen}
        disabled={verdict !== null}
        onChange={onChoose}
      />
      <span>
        <strong>{String.fromCharCode(65 + position)}.</strong> {text}
        {verdict ? (
          <Box component="span" sx={NOTE}>
            {verdict.isRight ? <CheckIcon sx={ICON} /> : <CloseIcon sx={ICON} />}
            <span>
              <strong>{verdict.isRight ? STRINGS.rightOption : STRINGS.wrongOption}</strong> {verdict.note}
            </span>
          </Box>
        ) : null}
      </span>
    </Box>
  );
}

const OPTION = {
  display: 'flex',
  gap: 1.25,
  alignItems: 'start',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  cursor: 'pointer',
  '& input': {
    mt: '0.3rem',
    width: '1.125rem',
    height: '1.125rem',
    flex: 'none',
    accentColor: 'currentColor',
  },
  '&:has(input:focus-visible)': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: '2px',
  },
  '&[data-state="right"]': { borderColor: 'success.main' },
  '&[data-state="wrong"]': { borderColor: 'error.main' },
} as const;

const NOTE = { typography: 'body2', display: 'flex', gap: 0.75, mt: 0.5, color: 'text.secondary' } as const;
const ICON = { fontSize: '1.125rem', mt: '0.125rem' } as const;

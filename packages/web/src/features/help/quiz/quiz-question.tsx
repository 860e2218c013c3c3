import type { QuizQuestion as Question } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CheckIcon, CloseIcon } from '../../../ui/icons.tsx';
import { PracticeLink } from '../practice-link.tsx';
import { HELP_STRINGS } from '../strings.ts';

const STRINGS = HELP_STRINGS.quiz;

interface QuizQuestionProps {
  readonly question: Question;
  /** Undefined until the question is answered. */
  readonly given: number | undefined;
  readonly isLast: boolean;
  readonly onAnswer: (option: number) => void;
  readonly onNext: () => void;
}

export function QuizQuestion({ question, given, isLast, onAnswer, onNext }: QuizQuestionProps) {
  const [chosen, setChosen] = useState<number | undefined>(given);
  const [isMissing, setMissing] = useState(false);
  const feedback = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const name = useId();
  const isChecked = given !== undefined;

  useEffect(() => {
    if (!isChecked) return;
    feedback.current?.focus({ preventScroll: true });
    // The notes on the options push the verdict and the button below them off a small screen.
    foot.current?.scrollIntoView({ block: 'nearest' });
  }, [isChecked]);

  const choose = (option: number) => {
    setChosen(option);
    setMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChecked) return onNext();
    if (chosen === undefined) return setMissing(true);
    onAnswer(chosen);
  };

  return (
    <form onSubmit={submit}>
      <Box component="fieldset" sx={FIELDSET}>
        <Typography component="legend" sx={{ fontSize: '1.0625rem', fontWeight: 620, p: 0, mb: 1 }}>
          {question.question}
        </Typography>
        {question.practice ? <PracticeLink practice={question.practice} isRevealed={isChecked} /> : null}
        {question.options.map((option, index) => (
          <Option
            key={option}
            name={name}
            text={option}
            position={index}
            isChosen={chosen === index}
            isRight={isChecked ? index === question.answer : null}
            note={question.optionNotes?.[index]}
            onChoose={() => choose(index)}
          />
        ))}
      </Box>
      <Box ref={foot} sx={{ scrollMarginBottom: 16 }}>
        <Box ref={feedback} tabIndex={-1} role="status" sx={FEEDBACK}>
          {isMissing ? STRINGS.missing : null}
          {isChecked ? (
            <>
              <strong>{given === question.answer ? STRINGS.right : STRINGS.wrong}</strong>{' '}
              {question.explanation}
            </>
          ) : null}
        </Box>
        <Button type="submit" variant="contained">
          {isChecked ? (isLast ? STRINGS.seeResult : STRINGS.next) : STRINGS.check}
        </Button>
      </Box>
    </form>
  );
}

interface OptionProps {
  readonly name: string;
  readonly text: string;
  readonly position: number;
  readonly isChosen: boolean;
  /** Null until the answer is checked. */
  readonly isRight: boolean | null;
  readonly note: string | undefined;
  readonly onChoose: () => void;
}

function Option({ name, text, position, isChosen, isRight, note, onChoose }: OptionProps) {
  const Icon = isRight ? CheckIcon : CloseIcon;
  const isMarked = isRight || (isChosen && isRight === false);
  return (
    <Box component="label" data-state={isMarked ? (isRight ? 'right' : 'wrong') : 'open'} sx={OPTION}>
      <input
        type="radio"
        name={name}
        value={position}
        checked={isChosen}
        disabled={isRight !== null && !isChosen}
        onChange={onChoose}
      />
      <span>
        <strong>{String.fromCharCode(65 + position)}.</strong> {text}
        {isRight === null ? null : (
          <Box component="span" sx={NOTE}>
            {isMarked ? <Icon sx={ICON} /> : null}
            <span>
              {isMarked ? <strong>{isRight ? STRINGS.rightOption : STRINGS.wrongOption}</strong> : null}{' '}
              {note}
            </span>
          </Box>
        )}
      </span>
    </Box>
  );
}

const FEEDBACK = { minHeight: '1.5rem', my: 1.5, outline: 'none' } as const;
const FIELDSET = { border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1, maxWidth: '46rem' } as const;
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

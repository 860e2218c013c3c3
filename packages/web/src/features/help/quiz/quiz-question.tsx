import type { QuizQuestion as Question } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { PracticeLink } from '../practice-link.tsx';
import { QuizOption } from './quiz-option.tsx';
import { QUIZ_RUN_STRINGS } from './quiz-strings.ts';

const STRINGS = QUIZ_RUN_STRINGS;

interface QuizQuestionProps {
  readonly question: Question;
  /** Index of the chosen option. Undefined until the question is answered. */
  readonly given: number | undefined;
  readonly isLast: boolean;
  readonly onAnswer: (option: number) => void;
  readonly onNext: () => void;
}

/** A question with its options as radio buttons. Once it is answered, explains why each option is right or wrong. */
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
        {question.practice ? <PracticeLink practice={question.practice} isTold={isChecked} /> : null}
        {question.options.map((option, index) => (
          <QuizOption
            key={option}
            name={name}
            text={option}
            position={index}
            isChosen={chosen === index}
            verdict={
              isChecked ? { isRight: index === question.answer, note: question.optionNotes?.[index] } : null
            }
            onChoose={() => choose(index)}
          />
        ))}
      </Box>
      <Box ref={foot} sx={{ scrollMarginBottom: 16 }}>
        <Box ref={feedback} tabIndex={-1} role="status" sx={FEEDBACK}>
          {isMissing ? STRINGS.missing : null}
          {isChecked ? <Verdict question={question} given={given} /> : null}
        </Box>
        <Button type="submit" variant="contained">
          {isChecked ? (isLast ? STRINGS.seeResult : STRINGS.next) : STRINGS.check}
        </Button>
      </Box>
    </form>
  );
}

function Verdict({ question, given }: { readonly question: Question; readonly given: number }) {
  return (
    <>
      <strong>{given === question.answer ? STRINGS.right : STRINGS.wrong}</strong> {question.explanation}
    </>
  );
}

const FEEDBACK = { minHeight: '1.5rem', my: 1.5, outline: 'none' } as const;
const FIELDSET = { border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1, maxWidth: '46rem' } as const;

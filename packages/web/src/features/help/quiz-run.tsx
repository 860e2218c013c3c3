import type { QuizQuestion as Question, Quiz } from '@earshot/schema/help/model';
import { quizScore } from '@earshot/schema/help/rules';
import { QUIZ_PASS_PERCENT } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../lib/stored-value.ts';
import { isRecord } from '../../transport/complete.ts';
import { BadgeIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/section.tsx';
import { PracticeLink } from './entry-parts.tsx';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.quiz;

interface QuizRunProps {
  readonly quiz: Quiz;
  readonly questions: readonly Question[];
  readonly onLeave: () => void;
}

export function QuizRun({ quiz, questions, onLeave }: QuizRunProps) {
  const [answers, showAnswers] = useState(() => readQuizAnswers(quiz.slug));
  // An answered question stays on screen, so that its explanation can be read.
  const [shown, setShown] = useState(answers.length);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = shown >= questions.length;
  const question = questions[shown];

  useLayoutEffect(() => {
    if (shown >= 0) heading.current?.focus();
  }, [shown]);

  const setAnswers = (next: readonly number[]) => {
    showAnswers(next);
    keepQuizAnswers(quiz.slug, next);
  };
  const answer = (option: number) => {
    const next = [...answers.slice(0, shown), option];
    setAnswers(next);
    if (next.length < questions.length) return;
    keepQuizResult(quiz.slug, quizScore(questions, next).percent);
  };
  const restart = () => {
    setAnswers([]);
    setShown(0);
  };
  const leave = () => {
    if (isDone) setAnswers([]);
    onLeave();
  };

  return (
    <Panel component="section" aria-label={quiz.title} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5 }}>
        <Typography ref={heading} tabIndex={-1} component="h2" variant="h2" sx={{ flex: 1, outline: 'none' }}>
          {isDone ? STRINGS.result(quiz.title) : STRINGS.progress(quiz.title, shown + 1, questions.length)}
        </Typography>
        {isDone ? null : (
          <Button size="small" onClick={leave}>
            {STRINGS.leave}
          </Button>
        )}
      </Box>
      {question ? (
        <QuizQuestion
          key={shown}
          question={question}
          given={answers[shown]}
          isLast={shown === questions.length - 1}
          onAnswer={answer}
          onNext={() => setShown(shown + 1)}
        />
      ) : (
        <>
          <Result badge={quiz.badge} questions={questions} answers={answers} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={restart}>
              {STRINGS.restart}
            </Button>
            <Button variant="outlined" onClick={leave}>
              {STRINGS.leave}
            </Button>
          </Box>
        </>
      )}
    </Panel>
  );
}

interface ResultProps {
  readonly badge: string;
  readonly questions: readonly Question[];
  readonly answers: readonly number[];
}

function Result({ badge, questions, answers }: ResultProps) {
  const { right, total, percent, isPassed } = quizScore(questions, answers);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: '46rem' }}>
      <Typography sx={{ fontSize: '1.1875rem', fontWeight: 650 }}>
        {STRINGS.score(right, total, percent)}
      </Typography>
      {isPassed ? (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <BadgeIcon sx={{ color: 'primary.main' }} />
          <span>
            {STRINGS.earned} <strong>{badge}</strong>
          </span>
        </Typography>
      ) : (
        <Typography>{STRINGS.notPassed(QUIZ_PASS_PERCENT)}</Typography>
      )}
    </Box>
  );
}

/** Best result of each quiz in percent, keyed by its slug. */
type Records = Readonly<Record<string, number>>;

const RECORDS_KEY = 'quizzes';

export function readQuizRecords(): Records {
  return readStored('browser', RECORDS_KEY, parseRecords) ?? {};
}

function keepQuizResult(slug: string, percent: number): void {
  const records = readQuizRecords();
  writeStored('browser', RECORDS_KEY, { ...records, [slug]: Math.max(percent, records[slug] ?? 0) });
}

export function readQuizAnswers(slug: string): readonly number[] {
  return readStored('session', answersKey(slug), parseAnswers) ?? [];
}

/** Written after each answer, so that the quiz's card shows the progress. */
function keepQuizAnswers(slug: string, answers: readonly number[]): void {
  writeStored('session', answersKey(slug), answers);
}

const answersKey = (slug: string) => `quiz.${slug}`;

function parseAnswers(stored: unknown): number[] | undefined {
  const isNumbers = Array.isArray(stored) && stored.every((each) => Number.isInteger(each));
  return isNumbers ? stored : undefined;
}

function parseRecords(stored: unknown): Records | undefined {
  if (!isRecord(stored)) return undefined;
  return Object.fromEntries(
    Object.entries(stored).flatMap(([slug, value]) => {
      // Version 0.2.0 stored an object.
      const percent = isRecord(value) ? value.bestPercent : value;
      return typeof percent === 'number' ? [[slug, percent]] : [];
    }),
  );
}

interface QuizQuestionProps {
  readonly question: Question;
  /** Undefined until the question is answered. */
  readonly given: number | undefined;
  readonly isLast: boolean;
  readonly onAnswer: (option: number) => void;
  readonly onNext: () => void;
}

function QuizQuestion({ question, given, isLast, onAnswer, onNext }: QuizQuestionProps) {
  const [chosen, setChosen] = useState<number | undefined>(given);
  const [isMissing, setMissing] = useState(false);
  const feedback = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const name = useId();
  const isChecked = given !== undefined;

  useEffect(() => {
    if (!isChecked) return;
    feedback.current?.focus({ preventScroll: true });
    // On a small screen, the notes on the options push the verdict and the button out of view.
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

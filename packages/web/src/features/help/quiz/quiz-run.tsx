import type { QuizQuestion as Question, Quiz } from '@earshot/schema/help/model';
import { quizScore } from '@earshot/schema/help/rules';
import { QUIZ_PASS_PERCENT } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../../lib/stored-value.ts';
import { isRecord } from '../../../transport/complete.ts';
import { BadgeIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/section.tsx';
import { HELP_STRINGS } from '../strings.ts';
import { QuizQuestion } from './quiz-question.tsx';

const STRINGS = HELP_STRINGS.quiz;

interface QuizRunProps {
  readonly quiz: Quiz;
  readonly questions: readonly Question[];
  readonly onLeave: () => void;
}

export function QuizRun({ quiz, questions, onLeave }: QuizRunProps) {
  const [answers, showAnswers] = useState(() => readQuizAnswers(quiz.slug));
  // An answered question stays, so that its explanation can be read.
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
  const missed = questions.filter(({ answer }, index) => answers[index] !== answer);
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
      {missed.length > 0 ? (
        <div>
          <Typography component="h3" variant="h3">
            {STRINGS.again}
          </Typography>
          <Box component="ul" sx={{ mt: 0.75, mb: 0, pl: 3, display: 'grid', gap: 0.75 }}>
            {missed.map(({ question, options, answer, explanation }) => (
              <li key={question}>
                {question} <strong>{options[answer]}.</strong> {explanation}
              </li>
            ))}
          </Box>
        </div>
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {STRINGS.bestIsLocal}
      </Typography>
    </Box>
  );
}

/** In percent, keyed by the quiz's slug. */
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

/** At once, so that the card of the quiz shows the progress. */
function keepQuizAnswers(slug: string, answers: readonly number[]): void {
  writeStored('session', answersKey(slug), answers);
}

const answersKey = (slug: string) => `quiz.${slug}`;

function parseAnswers(stored: unknown): number[] | undefined {
  const isNumbers = Array.isArray(stored) && stored.every((each) => Number.isInteger(each));
  return isNumbers ? stored : undefined;
}

/** Earlier versions stored an object with the result. */
function parseRecords(stored: unknown): Records | undefined {
  if (!isRecord(stored)) return undefined;
  const results = Object.entries(stored).map(([slug, value]) => [
    slug,
    isRecord(value) ? value.bestPercent : value,
  ]);
  return Object.fromEntries(results.filter(([, value]) => typeof value === 'number'));
}

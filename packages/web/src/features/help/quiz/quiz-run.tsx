import type { QuizQuestion as Question, Quiz } from '@earshot/schema/help/model';
import { quizScore } from '@earshot/schema/help/quiz-score';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { keepQuizAnswers, keepQuizResult, readQuizAnswers } from './quiz-record.ts';
import { QuizResult } from './quiz-result.tsx';
import { QUIZ_RUN_STRINGS } from './quiz-strings.ts';

const STRINGS = QUIZ_RUN_STRINGS;

interface QuizRunProps {
  readonly quiz: Quiz;
  readonly questions: readonly Question[];
  readonly onLeave: () => void;
}

/**
 * Runs a quiz, one question at a time: choose, check, read the explanation, continue. At the end, it shows the score and
 * the badge. Answers survive a reload, and results are stored in the browser.
 */
export function QuizRun({ quiz, questions, onLeave }: QuizRunProps) {
  const [answers, setAnswers] = useKeptAnswers(quiz.slug);
  // An answered question stays on the screen until the user continues, so that the explanation can be read.
  const [shown, setShown] = useState(answers.length);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = shown >= questions.length;
  const question = questions[shown];

  // Moves focus to the new question or to the result.
  useLayoutEffect(() => {
    if (shown >= 0) heading.current?.focus();
  }, [shown]);

  const answer = (option: number) => {
    const next = [...answers.slice(0, shown), option];
    setAnswers(next);
    if (next.length < questions.length) return;
    const { percent, isPassed } = quizScore(questions, next);
    keepQuizResult(quiz.slug, percent, isPassed);
  };
  const restart = () => {
    setAnswers([]);
    setShown(0);
  };
  // A finished run is not resumed, so the next run starts with the first question.
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
        <QuizResult quiz={quiz} questions={questions} answers={answers} onRestart={restart} onLeave={leave} />
      )}
    </Panel>
  );
}

/** Returns the answers given so far, which survive a reload of the tab, and a function that replaces them. */
function useKeptAnswers(slug: string) {
  const [answers, showAnswers] = useState(() => readQuizAnswers(slug));
  const setAnswers = (next: readonly number[]) => {
    showAnswers(next);
    keepQuizAnswers(slug, next);
  };
  return [answers, setAnswers] as const;
}

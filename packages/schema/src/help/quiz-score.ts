import { QUIZ_PASS_PERCENT } from '../limits.ts';
import type { QuizQuestion } from './model.ts';

export interface QuizScore {
  readonly right: number;
  readonly total: number;
  /** Percentage of correct answers, rounded down so that 69.9 does not look like a pass. */
  readonly percent: number;
  readonly isPassed: boolean;
}

/** Scores a quiz. `answers` has the index of the chosen option for each question, or undefined. */
export function quizScore(
  questions: readonly Pick<QuizQuestion, 'answer'>[],
  answers: readonly (number | undefined)[],
): QuizScore {
  const total = questions.length;
  const right = questions.filter(({ answer }, index) => answers[index] === answer).length;
  const percent = total === 0 ? 0 : Math.floor((right * 100) / total);
  return { right, total, percent, isPassed: total > 0 && right * 100 >= QUIZ_PASS_PERCENT * total };
}

import { QUIZ_PASS_PERCENT } from '../limits.ts';
import type { QuizQuestion } from './model.ts';

export interface QuizScore {
  readonly right: number;
  readonly total: number;
  /** Percentage of correct answers, rounded down so that 69.9 does not look like a pass. */
  readonly percent: number;
  readonly isPassed: boolean;
}

/**
 * Scores a quiz. 70 percent or more is a pass.
 * @param answers index of the chosen option for each question, in the order of the questions. Undefined means no answer
 */
export function quizScore(
  questions: readonly Pick<QuizQuestion, 'answer'>[],
  answers: readonly (number | undefined)[],
): QuizScore {
  const total = questions.length;
  const right = questions.filter(({ answer }, index) => answers[index] === answer).length;
  const percent = total === 0 ? 0 : Math.floor((right * 100) / total);
  return { right, total, percent, isPassed: total > 0 && right * 100 >= QUIZ_PASS_PERCENT * total };
}

import { formatCount } from '@earshot/schema/format-count';

/** UI strings of a running quiz. */
export const QUIZ_RUN_STRINGS = {
  progress: (title: string, number: number, total: number) =>
    `${title}: question ${formatCount(number)} of ${formatCount(total)}`,
  result: (title: string) => `${title}: your result`,
  leave: 'All quizzes',
  check: 'Check Answer',
  next: 'Next Question',
  seeResult: 'See Result',
  missing: 'Choose an answer first.',
  right: 'Right.',
  wrong: 'Not quite.',
  rightOption: 'Right:',
  wrongOption: 'Wrong:',
  score: (right: number, total: number, percent: number) =>
    `${formatCount(right)} of ${formatCount(total)} right (${formatCount(percent)}%)`,
  earned: 'Badge earned:',
  notPassed: (percent: number) =>
    `You need ${formatCount(percent)}% for the badge. Try again whenever you like.`,
  again: 'Review these',
  kept: 'Your best result stays in this browser and is not sent anywhere.',
  restart: 'Retake Quiz',
} as const;

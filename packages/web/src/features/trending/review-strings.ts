import { countOf, formatCount } from '@earshot/schema/format-count';

/** UI strings of the review of likely joins. */
export const REVIEW_STRINGS = {
  title: (open: number) => `Review likely joins (${formatCount(open)})`,
  question: 'Are these two one story?',
  guidance:
    'Press S for the same story, D for different ones. Doubtful automatic joins come first, then pairs by likelihood, those that share only short or frequent words, or none, last.',
  automatic: 'Joined automatically, but the link is weak. “Different” splits them.',
  lines: (count: number) => ` · ${countOf(count, 'line')}`,
  likelihood: (percent: number) => `${percent}% likely to be one story`,
  noWord: (areDated: boolean) =>
    `They share no word, apart from short or frequent ones. The likelihood rests on other signs, such as related words${areDated ? ' and their days' : ''}.`,
  same: 'Same story (S)',
  sameKey: 's',
  different: 'Different (D)',
  differentKey: 'd',
  done: 'No more likely joins.',
  less: (count: number) => `Show ${countOf(count, 'less likely pair')}`,
  lessNote: 'Most of the less likely pairs are different stories.',
} as const;

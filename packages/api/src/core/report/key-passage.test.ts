import { expect, it } from 'vitest';
import { bestSentence, secondSentence } from './relevancy-summary.ts';

const MARK = { start: 0, end: 4 };
/** One sentence: section, index in the text, number of mentions. */
function sentence(section: 'headline' | 'lede' | 'body', index: number, mentions = 1) {
  const text = `  ${section} \n ${index} `;
  const marks = Array.from({ length: mentions }, () => MARK);
  return { text, section, start: 0, marks, sentiment: null };
}
const headline = sentence('headline', -1, 9);

it.each([
  ['nothing', [], undefined, undefined],
  ['the headline alone', [headline], 'headline -1', undefined],
  ['one body sentence', [headline, sentence('lede', 0)], 'lede 0', undefined],
  ['two', [sentence('lede', 0), sentence('body', 1)], 'lede 0', 'body 1'],
  ['the one with most mentions', [sentence('lede', 0), sentence('body', 5, 2)], 'body 5', 'lede 0'],
  ['no more than five mentions', [sentence('lede', 0, 5), sentence('body', 2, 9)], 'lede 0', 'body 2'],
])('the best sentence and another one: %s', (_, evidence, best, second) => {
  expect(bestSentence(evidence)?.text.replace(/\s+/g, ' ').trim()).toBe(best);
  expect(secondSentence(evidence)).toBe(second);
});

import { expect, it } from 'vitest';
import type { Evidence } from './collect-evidence.ts';
import { bestSentence, keyPassage } from './key-passage.ts';

const MARK = { start: 0, end: 4 };
/** Creates evidence of one sentence: its section, its index in the text, its score and its number of mentions. */
function sentence(section: 'headline' | 'lede' | 'body', index: number, score: number, mentions = 1) {
  const text = `  ${section} \n ${index} `;
  const marks = Array.from({ length: mentions }, () => MARK);
  return { text, section, start: 0, marks, sentiment: null, first: index, last: index, score };
}
const scoreOf = (evidence: Evidence) => Number('score' in evidence ? evidence.score : 0);
const headline = sentence('headline', -1, 9);

it.each([
  ['nothing', [], ''],
  ['the headline alone', [headline], 'headline -1'],
  ['the only body sentence', [headline, sentence('lede', 0, 1)], 'lede 0'],
  ['the first, if it is the best', [sentence('lede', 0, 2), sentence('body', 1, 1)], 'lede 0'],
  ['the first, if the best is only as good', [sentence('lede', 0, 1), sentence('body', 1, 1)], 'lede 0'],
  ['the first and the next', [sentence('lede', 0, 1), sentence('body', 1, 2)], 'lede 0 body 1'],
  ['the first and a later one', [sentence('lede', 0, 1), sentence('body', 2, 2)], 'lede 0 … body 2'],
  ['the second and the best', [sentence('body', 3, 1), sentence('body', 4, 3)], 'body 3 body 4'],
  [
    'the one with most mentions',
    [sentence('lede', 0, 1), sentence('body', 2, 0.9, 1), sentence('body', 5, 0.9, 2)],
    'lede 0 … body 5',
  ],
  ['no more than five mentions', [sentence('lede', 0, 1, 5), sentence('body', 2, 0.9, 9)], 'lede 0'],
])('the passage is %s', (_, evidence, passage) => {
  expect(keyPassage(evidence, scoreOf)).toBe(passage);
});

it('prefers a body sentence to a headline with a higher score', () => {
  const body = sentence('body', 4, 0);
  expect(bestSentence([headline, body], scoreOf)).toBe(body);
});

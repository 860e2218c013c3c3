import type { Sentiment } from '@earshot/schema/analysis-result';
import { expect, it } from 'vitest';
import { decidingWords } from './deciding-words.ts';

const wordsOf = (...lines: readonly (readonly [string, number])[][]) =>
  decidingWords(
    lines.map(
      (words) => ({ words: words.map(([text, weight]) => ({ text, weight })) }) as unknown as Sentiment,
    ),
  ).map(({ text, weight }) => [text, weight]);

it('the words with the largest total weight come first, each once with its mean weight', () => {
  expect(wordsOf([['Strike', -0.4]], [['strike', -0.2]], [['win', 0.5]], [['fire', -0.1]])).toEqual([
    ['strike', -0.3],
    ['win', 0.5],
    ['fire', -0.1],
  ]);
});

it('words of equal weight are in alphabetical order, and at most eight are given', () => {
  const words = 'jihgfedcba'.split('').map((text): [string, number] => [text, 0.1]);
  expect(wordsOf(words).map(([text]) => text)).toEqual('abcdefgh'.split(''));
});

it('weights are rounded to thousandths, and opposite ones make zero', () => {
  expect(wordsOf([['a', 0.12349]], [['b', 0.2]], [['b', -0.2]])).toEqual([
    ['a', 0.123],
    ['b', 0],
  ]);
});

it('lines without words have none', () => expect(wordsOf([], [])).toEqual([]));

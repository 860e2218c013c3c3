import { describe, expect, it } from 'vitest';
import { analyzeLines } from './analyze-lines.ts';
import { decidingWords } from './to-item.ts';

const tonesOf = (lines: string) =>
  analyzeLines({ lines, lineType: 'headline', referenceDay: '2026-11-20' }).items.map(
    ({ avg_sentiment }) => avg_sentiment,
  );

describe('the language of a list of one line', () => {
  it.each([
    'Strajk na lotnisku: pasażerowie są wściekli',
    'Errore fatale, la nave affonda nel porto',
    'Greve paralisa o porto e deixa turistas no cais',
    'Lakko pysäytti satamat, matkustajat raivoissaan',
  ])('has no tone without a model: %s', (line) => {
    expect(tonesOf(line)).toEqual([null]);
  });

  it.each([
    ['Streik legt Flughafen lahm', -1],
    ['La grève est enfin terminée', 1],
    ['El banco despide a 900 empleados', -1],
    ['Strike grounds 300 flights', -1],
  ])('%s', (line, sign) => {
    expect(tonesOf(line).map((tone) => Math.sign(tone ?? 0))).toEqual([sign]);
  });
});

const wordsOf = (...lines: readonly (readonly [string, number])[][]) =>
  decidingWords(
    lines.map((words) => ({ words: words.map(([text, weight]) => ({ text, weight, start: 0, end: 0 })) })),
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

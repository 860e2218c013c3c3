import { describe, expect, it } from 'vitest';
import { scanLine } from './tokenize.ts';
import { trueCase } from './true-case.ts';

const capitalized = (text: string) =>
  trueCase(scanLine(text).tokens)
    .filter(({ initial }) => initial)
    .map(({ start, end }) => text.slice(start, end));

describe('trueCase', () => {
  it.each([
    ['Amazon Cuts 14,000 Jobs', ['Amazon']],
    ['Volkswagen Recalls 200,000 Cars Over Faulty Brakes', ['Volkswagen']],
    ['Two Killed in Attack in Baghdad', ['Two', 'Baghdad']],
    ['Tourists Stranded as Airline Collapses', ['Tourists']],
    ['AMAZON CUTS 14,000 JOBS', ['AMAZON']],
    ['NURSES STRIKE OVER PAY IN LONDON', ['NURSES', 'LONDON']],
    ['FDA Rejects Drug From Pfizer', ['FDA', 'Pfizer']],
  ])('leaves a capital on names and on the first word of %j', (text, names) => {
    expect(capitalized(text)).toEqual(names);
  });

  it.each(['Boeing names Kelly Ortberg chief', 'Tesla recalls cars', 'iPhone sales slip at Apple'])(
    'changes nothing in a line in sentence case: %j',
    (text) => {
      const { tokens } = scanLine(text);
      expect(trueCase(tokens)).toEqual(tokens);
    },
  );

  it('judges each sentence by itself', () => {
    expect(capitalized('Nurses Strike Over Pay. The union met Keir Starmer.')).toEqual([
      'Nurses',
      'The',
      'Keir',
      'Starmer',
    ]);
  });

  it('reads a sentence of more words than a call takes arguments', () => {
    expect(trueCase(scanLine('1 '.repeat(150_000)).tokens)).toHaveLength(150_000);
  });
});

import { describe, expect, it } from 'vitest';
import { scorePage, shingles, summarize } from './shingles.ts';

describe('shingle measure', () => {
  it('counts runs of four words over any script, and a shorter text as one run', () => {
    expect([...shingles('a b c d a b c d').entries()]).toEqual([
      ['a b c d', 2],
      ['b c d a', 1],
      ['c d a b', 1],
      ['d a b c', 1],
    ]);
    expect([...shingles('Привет, мир!').keys()]).toEqual(['Привет мир']);
    expect(shingles('…').size).toBe(0);
  });

  it('gives precision, recall and exactness by page', () => {
    expect(scorePage('a b c d e', 'a b c d')).toEqual({
      precision: 1,
      recall: 0.5,
      exact: false,
      predicted: true,
    });
    expect(scorePage('a b', 'a, b.')).toMatchObject({ exact: true });
    expect(scorePage('a b c d', '')).toEqual({ precision: 1, recall: 0, exact: false, predicted: false });
  });

  it('leaves pages without a prediction out of the mean precision only', () => {
    const result = summarize([scorePage('a b c d', 'a b c d'), scorePage('a b c d', '')]);
    expect(result).toMatchObject({ precision: 1, recall: 0.5, accuracy: 0.5 });
    expect(result.f1).toBeCloseTo(2 / 3);
  });
});

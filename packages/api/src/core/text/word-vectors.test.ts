import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import entries from '../../content/word-vectors.json' with { type: 'json' };
import { VECTOR_DIMENSIONS, wordVector } from './word-vectors.ts';

const cosine = (a: string, b: string) => {
  const [left, right] = [wordVector(a), wordVector(b)];
  return Array.from(left ?? []).reduce((sum, value, i) => sum + value * (right?.[i] ?? 0), 0);
};

describe('wordVector', () => {
  it('has length 1 for every word of the table', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), (entry) => {
        const vector = wordVector(entry.split(' ')[0] ?? '');
        expect(vector).toHaveLength(VECTOR_DIMENSIONS);
        expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 5);
      }),
    );
  });

  it.each([
    ['nurse', 'doctor', 'bridge'],
    ['fire', 'blaze', 'dividend'],
    ['meat', 'sausage', 'court'],
  ])('%s is nearer to %s than to %s', (word, near, far) => {
    expect(cosine(word, near)).toBeGreaterThan(0.4);
    expect(cosine(word, near)).toBeGreaterThan(cosine(word, far) + 0.3);
  });

  it.each(['kvaloya', 'muslim', 'african', 'constructor', ''])('is null for %j', (word) => {
    expect(wordVector(word)).toBeNull();
  });
});

it('the table is sorted, one entry a word', () => {
  const words = entries.map((entry) => entry.split(' ')[0]);
  expect(entries).toEqual(entries.toSorted());
  expect(new Set(words).size).toBe(words.length);
});

import { describe, expect, it } from 'vitest';
import { VECTOR_DIMENSIONS } from '../../content/tables/word-vector-source.ts';
import { wordMeaning, wordRarity, wordVector } from './word-vectors.ts';

const cosine = (a: string, b: string) => {
  const [left, right] = [wordVector(a), wordVector(b)];
  return Array.from(left ?? []).reduce((sum, value, i) => sum + value * (right?.[i] ?? 0), 0);
};

describe('wordVector', () => {
  it.each(['nurse', 'brentford', 'dreamliner'])('has length 1 for %s', (word) => {
    const vector = wordVector(word);
    expect(vector).toHaveLength(VECTOR_DIMENSIONS);
    expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 5);
  });

  it.each([
    ['nurse', 'doctor', 'bridge'],
    ['fire', 'blaze', 'dividend'],
    ['meat', 'sausage', 'court'],
    ['brentford', 'chelsea', 'listeria'],
  ])('%s is nearer to %s than to %s', (word, near, far) => {
    expect(cosine(word, near)).toBeGreaterThan(0.4);
    expect(cosine(word, near)).toBeGreaterThan(cosine(word, far) + 0.3);
  });

  it.each(['zzkvaloya', 'muslim', 'african', 'toString', ''])('is null for %j', (word) => {
    expect(wordVector(word)).toBeNull();
  });
});

it('wordRarity goes from frequent to rare and unknown words', () => {
  const rarities = ['the', 'company', 'outage', 'zzkvaloya'].map(wordRarity);
  expect(rarities).toEqual([...rarities].sort((a, b) => a - b));
  expect(rarities.at(-1)).toBe(1);
});

describe('wordMeaning', () => {
  it('is that of the English counterpart', () => {
    expect(wordMeaning('verluste', ['de', 'en'])).toEqual(wordVector('loss'));
  });

  it('is the word itself for a common English word in a list of several languages', () => {
    for (const word of ['police', 'market', 'school', 'train'])
      expect(wordMeaning(word, ['de', 'en'])).toEqual(wordVector(word));
  });

  it('is the word itself for a common English word of an English text, even if it is a word of the other language', () => {
    expect(wordMeaning('gift', ['de', 'en'])).not.toEqual(wordVector('gift'));
    expect(wordMeaning('gift', ['de', 'en'], true)).toEqual(wordVector('gift'));
    expect(wordMeaning('verluste', ['de', 'en'], true)).toEqual(wordVector('loss'));
  });

  it('is that of the singular if the table lacks the plural, and otherwise the word itself', () => {
    expect(wordMeaning('abgeordnete', ['de'])).toEqual(wordVector('lawmaker'));
    expect(wordMeaning('brentford', ['de'])).toEqual(wordVector('brentford'));
  });
});

import { expect, it } from 'vitest';
import { VECTOR_DIMENSIONS } from '../../content/tables/word-vector-source.ts';
import { wordVector } from './word-vectors.ts';

const cosine = (a: string, b: string) => {
  const [left, right] = [wordVector(a), wordVector(b)];
  return Array.from(left ?? []).reduce((sum, value, i) => sum + value * (right?.[i] ?? 0), 0);
};

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

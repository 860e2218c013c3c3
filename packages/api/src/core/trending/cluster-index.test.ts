import { describe, expect, it } from 'vitest';
import { ClusterIndex } from './cluster-index.ts';
import { addVectors, withHeaviest } from './sparse-vector.ts';

const TELLING = 0;
const unit = (...terms: number[]) => ({ terms, weights: terms.map(() => 1 / Math.sqrt(terms.length)) });
const indexOf = (maxScanned = 100) => new ClusterIndex(10, 6, (term) => term === TELLING, maxScanned);

describe('ClusterIndex', () => {
  it('gives the cosine of single lines, the older one among equals', () => {
    const index = indexOf();
    const [a, b] = [index.add(unit(1, 2), 1), index.add(unit(1, 2), 1)];
    const c = index.add(unit(1, 2), 1);
    expect(index.nearest(c, 0.5)).toEqual({ id: a, similarity: expect.closeTo(1) });
    expect(index.nearest(a, 0.5)?.id).toBe(b);
  });

  it('links by one telling term or two others, never by one other', () => {
    const index = indexOf();
    const [a, b] = [index.add(unit(0, 1), 1), index.add(unit(0, 2), 1)];
    const c = index.add(unit(2, 3), 1);
    expect(index.nearest(a, 0.1)?.id).toBe(b);
    expect(index.nearest(c, 0.1)).toBeNull();
  });

  it('finds nothing below the threshold', () => {
    const index = indexOf();
    const a = index.add(unit(0, 1), 1);
    index.add(unit(0, 2), 1);
    expect(index.nearest(a, 0.6)).toBeNull();
  });

  it('replaces merged clusters by their union', () => {
    const index = indexOf();
    const [a, b, c] = [index.add(unit(1, 2), 1), index.add(unit(1, 2), 1), index.add(unit(1, 2, 3), 1)];
    const union = index.merge(a, b);
    expect([a, b, union].map((id) => index.isAlive(id))).toEqual([false, false, true]);
    expect(index.nearest(c, 0.3)?.id).toBe(union);
    expect(() => index.merge(a, c)).toThrow(RangeError);
  });

  it('counts terms that a bounded search leaves unread for the candidates found', () => {
    const [wide, narrow] = [indexOf(100), indexOf(1)];
    const found = [wide, narrow].map((index) => {
      const a = index.add(unit(0, 1, 2), 1);
      index.add(unit(0, 1, 2), 1);
      return index.nearest(a, 0.1)?.similarity ?? 1;
    });
    expect(found[0]).toBeCloseTo(found[1] ?? 0);
  });
});

describe('sparse vectors', () => {
  it('adds term by term and keeps the heaviest in order', () => {
    const sum = addVectors({ terms: [1, 3], weights: [1, 2] }, { terms: [1, 2], weights: [4, 1] });
    expect(sum).toEqual({ terms: [1, 2, 3], weights: [5, 1, 2] });
    expect(withHeaviest(sum, 2)).toEqual({ terms: [1, 3], weights: [5, 2] });
  });
});

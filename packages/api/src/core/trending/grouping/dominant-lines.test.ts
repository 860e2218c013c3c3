import { describe, expect, it } from 'vitest';
import { withNeighbors } from './dominant-lines.ts';

/** Pairs of title 0 with the titles 1, 2 and so on. */
const linksOfFirst = (...likelihood: number[]) => ({
  first: Int32Array.from(likelihood, (_, i) => i + 1),
  second: new Int32Array(likelihood.length),
  likelihood: Float64Array.from(likelihood),
});

describe('the log odds of a title that belongs to a dominant event', () => {
  it('fall if the titles of the same story hardly belong to it', () => {
    const [own = 0] = withNeighbors(Float64Array.of(1, -3, -3), linksOfFirst(0.9, 0.9));
    expect(own).toBeLessThan(-1);
  });

  it('rise if the titles of the same story belong to it', () => {
    const [own = 0] = withNeighbors(Float64Array.of(-1, 3, 3), linksOfFirst(0.9, 0.9));
    expect(own).toBeGreaterThan(1);
  });

  it('hardly change by weak links', () => {
    const [own = 0] = withNeighbors(Float64Array.of(1, -3), linksOfFirst(0.01));
    expect(own).toBeCloseTo(1, 0);
  });
});

import { describe, expect, it } from 'vitest';
import { itemAt } from './item-at.ts';

describe('at', () => {
  it('gives the element at an index', () => {
    expect(itemAt(['a', 'b'], 1)).toBe('b');
    expect(itemAt(new Float64Array([0.5]), 0)).toBe(0.5);
  });

  it.each([-1, 2, 0.5, Number.NaN])('throws for index %s of two elements', (index) => {
    expect(() => itemAt(['a', 'b'], index)).toThrow(RangeError);
  });
});

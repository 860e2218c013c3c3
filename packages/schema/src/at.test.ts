import { describe, expect, it } from 'vitest';
import { at } from './at.ts';

describe('at', () => {
  it('gives the element at an index', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(at(new Float64Array([0.5]), 0)).toBe(0.5);
  });

  it.each([-1, 2, 0.5, Number.NaN])('throws for index %s of two elements', (index) => {
    expect(() => at(['a', 'b'], index)).toThrow(RangeError);
  });
});

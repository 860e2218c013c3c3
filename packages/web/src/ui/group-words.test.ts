import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupWords } from './weighted-words.tsx';

const anyWord = fc.record({
  text: fc.constantFrom('good', 'Good', 'bad', 'late'),
  weight: fc.constantFrom(-1.5, -0.25, 0.25, 0.5),
});

describe('groupWords', () => {
  it('lists a repeated word once, with its number of uses and the sum of its weights', () => {
    const words = [
      { text: 'late', weight: -0.5 },
      { text: 'good', weight: 0.5 },
      { text: 'Good', weight: 0.75 },
    ];
    expect(groupWords(words)).toEqual([
      { text: 'good', weight: 1.25, uses: 2 },
      { text: 'late', weight: -0.5, uses: 1 },
    ]);
  });

  it('lists a word twice if it counts in both directions', () => {
    const words = [
      { text: 'good', weight: 0.5 },
      { text: 'good', weight: -0.5 },
    ];
    expect(groupWords(words)).toHaveLength(2);
  });

  it('keeps every use and weight, and sorts the strongest first', () => {
    fc.assert(
      fc.property(fc.array(anyWord), (words) => {
        const groups = groupWords(words);
        const sum = (of: readonly { weight: number }[]) =>
          of.reduce((total, { weight }) => total + weight, 0);
        expect(groups.reduce((total, { uses }) => total + uses, 0)).toBe(words.length);
        expect(sum(groups)).toBeCloseTo(sum(words));
        const strengths = groups.map(({ weight }) => Math.abs(weight));
        expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankedItem } from '../../../test/trending-result.ts';
import { markedParts, markOf, markRange, NO_MARKS, toggleMark } from './story-marks.ts';

const [first] = rankedItem().members;
const storyOf = (...lines: number[]) =>
  rankedItem({ members: lines.flatMap((line) => (first ? [{ ...first, line }] : [])) });
const [a, b, c] = [storyOf(1, 2, 3), storyOf(4), storyOf(5, 6)];
const ITEMS = [a, b, c];

describe('marks in a ranking', () => {
  it('a story is marked with all its lines, and partly with some', () => {
    const marks = toggleMark(toggleMark(NO_MARKS, { item: a, line: 2 }), { item: b });
    expect(ITEMS.map((item) => markOf(item, marks))).toEqual(['mixed', true, false]);
    expect(markedParts(ITEMS, marks)).toEqual({ stories: [b], partly: [a], lines: [2] });
    expect(markOf(a, toggleMark(marks, { item: a }))).toBe(true);
  });

  it('marking twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2, 3, 5, 6)), fc.constantFrom(...ITEMS), (lines, item) => {
        const marks = new Set(lines);
        const isPartly = markOf(item, marks) === 'mixed';
        const twice = toggleMark(toggleMark(marks, { item }), { item });
        const rest = item.members.map(({ line }) => line);
        expect([...twice].sort()).toEqual(
          isPartly ? [...marks].filter((line) => !rest.includes(line)).sort() : [...marks].sort(),
        );
      }),
    );
  });

  it('a range marks the stories between two stories as shown, or the lines between two lines of one story', () => {
    expect([...markRange(NO_MARKS, ITEMS, { item: c }, { item: b })]).toEqual([4, 5, 6]);
    expect([...markRange(NO_MARKS, [c, a], { item: a }, { item: c })]).toEqual([5, 6, 1, 2, 3]);
    expect([...markRange(NO_MARKS, ITEMS, { item: a, line: 3 }, { item: a, line: 2 })]).toEqual([2, 3]);
    expect([...markRange(NO_MARKS, ITEMS, { item: a, line: 3 }, { item: c, line: 5 })]).toEqual([5]);
    expect([...markRange(NO_MARKS, [b, c], { item: a }, { item: c })]).toEqual([5, 6]);
  });
});

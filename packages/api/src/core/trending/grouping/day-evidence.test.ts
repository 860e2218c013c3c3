import { describe, expect, it } from 'vitest';
import { DayEvidence, type DayRange } from './day-evidence.ts';

const on = (day: number): DayRange => ({ first: day, last: day });

describe('DayEvidence', () => {
  it('takes a shared day as weaker evidence the more titles have it', () => {
    const days = new DayEvidence([on(3), on(3), on(3), on(9), null]);
    expect(days.sameDay(0, 1)).toBe(0.25);
    expect(new DayEvidence(Array.from({ length: 10 }, () => on(3))).sameDay(0, 1)).toBe(0);
    expect(days.sameDay(0, 3)).toBe(0);
    expect(days.sameDay(0, 4)).toBe(0);
  });

  it('measures over how many days the middle of the list is spread, whatever its oldest and newest titles are', () => {
    const week = [10, 11, 12, 13, 14, 15, 16].map(on);
    const { spread } = new DayEvidence([on(-400), ...week, on(900)]);
    expect(spread).toBeCloseTo(Math.log(5));
    expect(new DayEvidence([null, null]).spread).toBe(0);
    expect(new DayEvidence([on(2), on(2)]).spread).toBe(0);
  });
});

const day = (first: number, last = first) => ({ first, last });
/** Two titles on day 1, one on days 3 to 5, one on day 9, one without a day. */
const days = new DayEvidence([day(1), day(1), day(3, 5), day(9), null]);

it.each([
  [0, 1, 0],
  [0, 2, 2],
  [2, 0, 2],
  [2, 3, 4],
  [3, 0, 8],
  [0, 4, null],
  [4, 4, null],
])('titles %d and %d are %s days apart', (a, b, apart) => expect(days.daysBetween(a, b)).toBe(apart));

it.each([
  [0, 1, 0.5],
  [3, 3, 0.75],
  [0, 2, 0],
  [0, 4, 0],
])('the day of titles %d and %d is evidence of %d', (a, b, evidence) => {
  expect(days.sameDay(a, b)).toBe(evidence);
});

it('a day within the range of another title is shared, and is as rare as the later first day', () => {
  const ranges = new DayEvidence([day(1, 4), day(3), day(3), day(8)]);
  expect(ranges.sameDay(0, 1)).toBe(0.5);
});

it('a day that all titles share is not evidence', () => {
  expect(new DayEvidence([day(2), day(2)]).sameDay(0, 1)).toBe(0);
});

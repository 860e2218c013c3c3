import { describe, expect, it } from 'vitest';
import { DayEvidence, type DayRange, isDatedList } from './day-evidence.ts';

const on = (day: number): DayRange => ({ first: day, last: day });

describe('DayEvidence', () => {
  it('takes a shared day as weaker evidence the more titles have it', () => {
    const days = new DayEvidence([on(3), on(3), on(3), on(9), null]);
    expect(days.sameDay(0, 1)).toBeCloseTo(0.25);
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

it('a list is judged by its days only if at least half of its titles have one', () => {
  expect(isDatedList([on(1), null, null])).toBe(false);
  expect(isDatedList([on(1), null])).toBe(true);
});

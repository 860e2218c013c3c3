import { addDays, dayNumber } from '@earshot/schema/values/dates/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropFarDays } from './near-days.ts';

const line = (date: string | null) => ({ title: 'Ferry strike ends', date });
const lines = fc.array(
  fc
    .oneof(
      fc.integer({ min: -20, max: 20 }).map((days) => addDays('2024-02-28', days)),
      fc.constantFrom(null, '', 'soon', '2024-13-01'),
    )
    .map(line),
);

describe('days of two lists', () => {
  it('a line keeps its date only if a line of the other list has the same or an adjacent day', () => {
    fc.assert(
      fc.property(lines, lines, (own, others) => {
        const isNear = (date: string | null) =>
          others.some(
            (other) =>
              date !== null && other.date !== null && Math.abs(dayNumber(other.date) - dayNumber(date)) <= 1,
          );
        expect(dropFarDays(own, others)).toEqual(own.map((each) => (isNear(each.date) ? each : line(null))));
      }),
    );
  });

  it('reads each day once, however many days the lists have', () => {
    let read = 0;
    const counted = (days: number) => ({
      get date() {
        read++;
        return addDays('1900-01-01', days);
      },
    });
    const [own, others] = [0, 20_000].map((from) =>
      Array.from({ length: 10_000 }, (_, at) => counted(from + at)),
    );
    dropFarDays(own ?? [], others ?? []);
    expect(read).toBeLessThan(4 * 20_000);
  });
});

import { expect, it } from 'vitest';
import { laterDates } from './later-dates.ts';

const TODAY = '2026-11-20';
const lines = (...dates: readonly (string | null)[]) => dates.map((date) => ({ date }));
const past = (count: number) => Array.from({ length: count }, () => '2026-11-18');

it('a day after tomorrow among many others is a mistake, and recency counts from the others', () => {
  const { isStray, remarks } = laterDates(lines(...past(9), '2027-11-18'), TODAY);
  expect([isStray('2027-11-18'), isStray('2026-11-18'), isStray('2026-11-21'), isStray(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(remarks).toEqual([
    '1 line has a date after today, November 20, 2026. Recency counts from the newest of the other dates.',
  ]);
});

it('many days after today are those of a planner, and recency counts from the newest', () => {
  const { isStray, remarks } = laterDates(lines('2026-12-01', '2026-12-24', '2026-11-18'), TODAY);
  expect(isStray('2026-12-24')).toBe(false);
  expect(remarks).toEqual([
    '2 lines have a date after today, November 20, 2026. Recency counts from December 24, 2026, the newest date of the list.',
  ]);
});

it('nothing is said about recency if it is not used', () => {
  const undated = Array.from({ length: 19 }, () => null);
  expect(laterDates(lines('2026-12-01', ...undated), TODAY).remarks).toEqual([
    '1 line has a date after today, November 20, 2026.',
  ]);
});

it.each([[['2026-11-20', '2026-11-21']], [[]]])('nothing is said about %j', (dates) => {
  expect(laterDates(lines(...dates), TODAY).remarks).toEqual([]);
});

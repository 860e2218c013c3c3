import { expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { solarHijriDay } from './other-calendars.ts';

const PERSIAN = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

it('agrees with the calendar of the platform on every day from 1930 to 2035', () => {
  for (let day = '1930-03-21'; day < '2035-03-01'; day = addDays(day, 1)) {
    const parts = PERSIAN.formatToParts(new Date(`${day}T00:00:00Z`));
    const [year = 0, month = 0, date = 0] = ['year', 'month', 'day'].map((type) =>
      Number(parts.find((part) => part.type === type)?.value),
    );
    if (solarHijriDay(year, month, date) !== day)
      expect([day, solarHijriDay(year, month, date)]).toEqual([day, day]);
  }
  expect(solarHijriDay(1402, 12, 30)).toBeNull();
  expect(solarHijriDay(1403, 12, 30)).toBe('2025-03-20');
  expect(solarHijriDay(1403, 13, 1)).toBeNull();
});

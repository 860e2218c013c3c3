import { EARLIEST_YEAR, latestYear, toIsoDay } from './calendar.ts';
import type { DateOptions } from './found-date.ts';
import { monthOf } from './month-names.ts';

type Parts = readonly [
  year: string | undefined,
  month: string | number | null | undefined,
  day: string | undefined,
];
type Match = RegExpExecArray;

const FORMS: readonly (readonly [RegExp, (match: Match, isMonthFirst: boolean) => readonly Parts[]])[] = [
  [
    /(?:^|[/_-])[a-z]?(20\d\d|19\d\d)[/_-]?(0[1-9]|1[0-2])[/_-]?(0[1-9]|[12]\d|3[01])(?=$|[/_.-]|[a-z])/i,
    ([, year, month, day]) => [[year, month, day]],
  ],
  [
    /\/(20\d\d|19\d\d)\/([a-z]{3,9})\/(\d{1,2})(?=$|[/_.-])/i,
    ([, year, month = '', day]) => [[year, monthOf(month), day]],
  ],
  [
    /(?<!\d)(20\d\d|19\d\d)([/_.-])(\d{1,2})\2(\d{1,2})(?!\d)/,
    ([, year, , month, day]) => [[year, month, day]],
  ],
  [
    /(?<!\d)(\d{1,2})([_.-])(\d{1,2})\2(20\d\d|19\d\d)(?!\d)/,
    ([, first, , second, year], isMonthFirst) =>
      isMonthFirst
        ? [
            [year, first, second],
            [year, second, first],
          ]
        : [
            [year, second, first],
            [year, first, second],
          ],
  ],
];
const ARCHIVED = /^\/(?:web\/\d{14}[a-z_]*\/)?https?:\/\/[^/]*/i;

/** The day in the path (`/2025/03/10/`, `/2025/mar/10/`, `20250310`, `/10-03-2025`), not in the query, or null. */
export function dayInAddress(url: string, { referenceDay, numericOrder }: DateOptions): string | null {
  const path = url
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(ARCHIVED, '')
    .replace(/[?#].*$/, '');
  for (const [form, readings] of FORMS) {
    const match = form.exec(path);
    for (const [year, month, day] of match ? readings(match, numericOrder === 'month-first') : []) {
      const isInRange = Number(year) >= EARLIEST_YEAR && Number(year) <= latestYear(referenceDay);
      const date = isInRange ? toIsoDay(Number(year), Number(month), Number(day)) : null;
      if (date !== null) return date;
    }
  }
  return null;
}

import { numericOrderOf } from '@earshot/schema/values/dates/absolute-dates';
import { addDays, dayNumber } from '@earshot/schema/values/dates/calendar';
import { findDates } from '@earshot/schema/values/dates/find-dates';
import type { FoundDate, NumericOrder } from '@earshot/schema/values/dates/found-date';
import { medianOf } from '../../text/median-of.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import type { ReadLine } from './read-line.ts';

/** What the dates of a list reveal about each other: the order of day and month, and the year of days without one. */

const NUMERIC_DATE = /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/;
/** Added to the distance of a future date, because a list does not contain reports from the future. */
const FUTURE_PENALTY_DAYS = 365;
/**
 * If the dates with a year are typically older than this, they are used only if there are at least as many of them as dates
 * without a year.
 */
const RECENT_DAYS = 3 * 365;
const EPOCH = '1970-01-01';

/**
 * Returns the order of day and month with which the numeric dates of the list are closest to its other dates. A date that
 * can be read in only one way takes precedence. Month-first if there is no evidence.
 */
export function commonNumericOrder(lines: readonly NumberedLine[], referenceDay: string): NumericOrder {
  const dated = lines.filter(({ text }) => /\d/.test(text));
  const orders = new Set(dated.map(({ text }) => numericOrderOf(text)));
  if (orders.has('day-first') !== orders.has('month-first'))
    return orders.has('day-first') ? 'day-first' : 'month-first';
  if (!dated.some(({ text }) => NUMERIC_DATE.test(text))) return 'month-first';
  const settled: { readonly day: number; readonly isYearAssumed: boolean }[] = [];
  const open: { readonly dayFirst: number; readonly monthFirst: number }[] = [];
  for (const { text } of dated) {
    const dayFirst = findDates(text, { referenceDay, numericOrder: 'day-first' })[0];
    const monthFirst = findDates(text, { referenceDay, numericOrder: 'month-first' })[0];
    if (!dayFirst || !monthFirst) continue;
    const { isYearAssumed } = dayFirst;
    if (dayFirst.date === monthFirst.date) settled.push({ day: dayNumber(dayFirst.date), isYearAssumed });
    else open.push({ dayFirst: dayNumber(dayFirst.date), monthFirst: dayNumber(monthFirst.date) });
  }
  const latest = dayNumber(referenceDay) + 1;
  const withYear = settled.filter(({ isYearAssumed }) => !isYearAssumed);
  const middle = medianOf((withYear.length > 0 ? withYear : settled).map(({ day }) => day)) ?? latest;
  const distance = (day: number) => Math.abs(day - middle) + (day > latest ? FUTURE_PENALTY_DAYS : 0);
  const gain = open.reduce(
    (sum, { dayFirst, monthFirst }) => sum + distance(monthFirst) - distance(dayFirst),
    0,
  );
  return gain > 0 ? 'day-first' : 'month-first';
}

/**
 * Returns the median of the list's days with a year, which its days without a year should be close to. Undefined if either
 * kind is missing, or if the days with a year are old and fewer than the others. `ownLines`: dates on separate lines, such
 * as "Daily update, 13 January 2026".
 */
export function yearNearOf(
  lines: readonly ReadLine[],
  ownLines: readonly FoundDate[],
  referenceDay: string,
): string | undefined {
  const dated = [
    ...lines.flatMap(({ date, relativeDate, isYearAssumed }) =>
      date === null ? [] : [{ date, relative: relativeDate, isYearAssumed }],
    ),
    ...ownLines,
  ].filter(({ relative }) => !relative);
  const withYear = dated.filter(({ isYearAssumed }) => !isYearAssumed).map(({ date }) => dayNumber(date));
  const middle = medianOf(withYear);
  const assumed = dated.length - withYear.length;
  if (middle === undefined || assumed === 0) return undefined;
  const isRecent = dayNumber(referenceDay) - middle <= RECENT_DAYS;
  return isRecent || withYear.length >= assumed ? addDays(EPOCH, middle) : undefined;
}

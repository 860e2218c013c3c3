import { addDays, dayNumber } from '@earshot/schema/values/dates/calendar';
import { findDates } from '@earshot/schema/values/dates/find-dates';
import type { FoundDate, NumericOrder } from '@earshot/schema/values/dates/found-date';
import { requiredOrder } from '@earshot/schema/values/dates/numeric-order';
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
  const required = requiredOrder(dated.map(({ text }) => text));
  if (required !== null) return required;
  if (!dated.some(({ text }) => NUMERIC_DATE.test(text))) return 'month-first';
  const options = { referenceDay, isListPiece: true };
  const settled: { readonly day: number; readonly isYearAssumed: boolean }[] = [];
  const open: { readonly dayFirst: number; readonly monthFirst: number }[] = [];
  for (const { text } of dated) {
    const dayFirst = findDates(text, { ...options, numericOrder: 'day-first' })[0];
    const monthFirst = findDates(text, { ...options, numericOrder: 'month-first' })[0];
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
 * kind is missing, or if the days with a year are old and fewer than the others. `separateLines`: dates on separate lines, such
 * as "Daily update, 13 January 2026".
 */
export function yearNearOf(
  lines: readonly ReadLine[],
  separateLines: readonly FoundDate[],
  referenceDay: string,
): string | undefined {
  const dated = [
    ...lines.flatMap(({ date, relativeDate, isYearAssumed }) =>
      date === null ? [] : [{ date, relative: relativeDate, isYearAssumed }],
    ),
    ...separateLines,
  ].filter(({ relative }) => !relative);
  const withYear = dated.filter(({ isYearAssumed }) => !isYearAssumed).map(({ date }) => dayNumber(date));
  const middle = medianOf(withYear);
  const assumed = dated.length - withYear.length;
  if (middle === undefined || assumed === 0) return undefined;
  const isRecent = dayNumber(referenceDay) - middle <= RECENT_DAYS;
  return isRecent || withYear.length >= assumed ? addDays(EPOCH, middle) : undefined;
}

export interface DateLine {
  /** 1-based number in the input. */
  readonly line: number;
  readonly date: FoundDate;
}

/**
 * Maximum number of lines from a story down to the separate line with its date. Bylines, comments and blank lines may come
 * in between.
 */
const MAX_DISTANCE_LINES = 6;
/** Maximum number of lines that a date can apply to unless it is a heading: a headline and the sentence below it. */
const MAX_DATED_LINES = 2;

/**
 * Adds the date from a separate line to lines without one. If the list begins with an absolute date, every date line is a
 * heading that applies to the lines up to the next date line. The same applies if the first of several dates is absolute,
 * exactly one line is above it, and more than two lines follow the last date. If the list begins with a relative date ("5
 * hours ago") and ends with a story, each date applies only to the story directly below it. In all other cases, a date line
 * applies to the story above it, as below a teaser. `lines` and `dates` are in the order of the input.
 */
export function placeDates(lines: readonly ReadLine[], dates: readonly DateLine[]): readonly ReadLine[] {
  const [firstDate, firstLine] = [dates[0], lines[0]];
  if (!firstDate || !firstLine) return lines;
  const isOpening = firstDate.line < firstLine.line || isHeading(lines, dates);
  const dateOf = datesOf(lines, dates, isOpening ? firstDate : null);
  return lines.map((line) => {
    const found = line.date === null ? dateOf.get(line.line) : undefined;
    if (!found) return line;
    const { date, relative, isYearAssumed } = found;
    return { ...line, date, relativeDate: relative, isYearAssumed };
  });
}

/**
 * Whether the first date is a heading although a line is above it, such as a page note: more than two lines must follow the
 * last date.
 */
function isHeading(lines: readonly ReadLine[], dates: readonly DateLine[]): boolean {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || first === last || first.date.relative) return false;
  const above = lines.filter(({ line }) => line < first.line).length;
  const below = lines.filter(({ line }) => line > last.line).length;
  return above === 1 && below > MAX_DATED_LINES;
}

/** Returns the date of each line. `opening`: the date line at the beginning of the list, if any. */
function datesOf(
  lines: readonly ReadLine[],
  dates: readonly DateLine[],
  opening: DateLine | null,
): Map<number, FoundDate> {
  if (opening === null) return datesAbove(lines, dates);
  if (!opening.date.relative) return datesBelow(lines, dates);
  const endsWithStory = (dates.at(-1)?.line ?? 0) < (lines.at(-1)?.line ?? 0);
  return endsWithStory ? datesBelow(lines, dates, MAX_DATED_LINES) : datesAbove(lines, dates);
}

function datesBelow(
  lines: readonly ReadLine[],
  dates: readonly DateLine[],
  reach = Number.POSITIVE_INFINITY,
): Map<number, FoundDate> {
  const dateOf = new Map<number, FoundDate>();
  let next = 0;
  for (const { line } of lines) {
    while ((dates[next]?.line ?? Number.POSITIVE_INFINITY) < line) next++;
    const heading = dates[next - 1];
    if (heading && line - heading.line <= reach) dateOf.set(line, heading.date);
  }
  return dateOf;
}

function datesAbove(lines: readonly ReadLine[], dates: readonly DateLine[]): Map<number, FoundDate> {
  const dateOf = new Map<number, FoundDate>();
  let above = 0;
  for (const { line, date } of dates) {
    while ((lines[above]?.line ?? Number.POSITIVE_INFINITY) < line) above++;
    let expected = line - MAX_DISTANCE_LINES;
    for (let i = above - 1; i >= Math.max(0, above - MAX_DATED_LINES); i--) {
      const number = lines[i]?.line ?? 0;
      if (number < expected || dateOf.has(number)) break;
      dateOf.set(number, date);
      expected = number - 1;
    }
  }
  return dateOf;
}

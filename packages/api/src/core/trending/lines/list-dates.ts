import { addDays, dayNumber, weekday } from '@earshot/schema/values/dates/calendar';
import { findDates, withAsciiDigits } from '@earshot/schema/values/dates/find-dates';
import type { DateOptions, FoundDate, NumericOrder } from '@earshot/schema/values/dates/found-date';
import { requiredOrder } from '@earshot/schema/values/dates/numeric-order';
import { publisherNamed } from '../../page/publisher/publishers.ts';
import { medianOf } from '../../text/median-of.ts';
import { LAYOUT_TERMS } from '../layout/fragment-kind.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import type { ReadLine } from './read-line.ts';

const NUMERIC_DATE = /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/;
/** No other text has dates that depend on the order. The reading of all texts in both orders would take twice as long. */
const MAY_BE_NUMERIC = new RegExp(String.raw`${NUMERIC_DATE.source}|\d\/\d|:\/\/`);
/** A list does not contain reports from the future. */
const FUTURE_PENALTY_DAYS = 365;
/** Older dates with a year count only if there are at least as many of them as dates without one. */
const RECENT_DAYS = 3 * 365;
const EPOCH = '1970-01-01';

/** "13/11" at the start or the end of a line */
const SHORT_DATE = /^[([]?(\d{1,2})\/(\d{1,2})(?=[\s)\],])|(?<=[\s([])(\d{1,2})\/(\d{1,2})[)\]]?$/;
const MAX_MONTH = 12;
const MAX_DAY = 31;
/** A single pair may be no date, as in "24/7". */
const MIN_SHORT_DATES = 2;

/** Whether the days without a year make sense only with the day first. Odds such as "20/1" look the same. */
function areDayFirst(texts: readonly string[]): boolean {
  const pairs = new Map<string, readonly [number, number]>();
  for (const text of texts) {
    const [, a, b, c, d] = SHORT_DATE.exec(text) ?? [];
    const [first, second] = [a ?? c, b ?? d];
    if (first && second) pairs.set(`${first}/${second}`, [Number(first), Number(second)]);
  }
  const isDay = (value: number) => value > MAX_MONTH && value <= MAX_DAY;
  const orders = [...pairs.values()];
  const dayFirst = orders.filter(([day, month]) => isDay(day) && month <= MAX_MONTH).length;
  const monthFirst = orders.filter(([month, day]) => isDay(day) && month <= MAX_MONTH).length;
  return monthFirst === 0 && dayFirst >= MIN_SHORT_DATES;
}

/** The order with which the numeric dates are closest to the list's other dates. Month-first if there is no evidence. */
export function commonNumericOrder(lines: readonly NumberedLine[], referenceDay: string): NumericOrder {
  const dated = lines.filter(({ text }) => /\d/.test(text));
  const required = requiredOrder(dated.map(({ text }) => text));
  if (required !== null) return required;
  if (!dated.some(({ text }) => NUMERIC_DATE.test(text)))
    return areDayFirst(dated.map(({ text }) => text)) ? 'day-first' : 'month-first';
  const options = { referenceDay, isListPiece: true };
  const settled: { readonly day: number; readonly isYearAssumed: boolean }[] = [];
  const open: { readonly dayFirst: number; readonly monthFirst: number }[] = [];
  for (const { text } of dated) {
    const dayFirst = findDates(text, { ...options, numericOrder: 'day-first' })[0];
    const monthFirst = MAY_BE_NUMERIC.test(withAsciiDigits(text))
      ? findDates(text, { ...options, numericOrder: 'month-first' })[0]
      : dayFirst;
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

/** The median of the days with a year, which days without one should be close to. Undefined if those are old and few. */
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
  readonly line: number;
  readonly date: FoundDate;
}

/** Bylines, comments and blank lines may come between a story and its date. */
const MAX_DISTANCE_LINES = 6;
/** As many as a headline and the sentence below it. */
const MAX_DATED_LINES = 2;

/**
 * If the list begins with an absolute date, every date line is a heading for the lines below. If it begins with a relative one
 * and ends with a story, each applies to the story directly below. Otherwise, each applies to the story above.
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

/** A date heading may be below a note of the page. */
function isHeading(lines: readonly ReadLine[], dates: readonly DateLine[]): boolean {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || first === last || first.date.relative) return false;
  const above = lines.filter(({ line }) => line < first.line).length;
  const below = lines.filter(({ line }) => line > last.line).length;
  return above === 1 && below > MAX_DATED_LINES;
}

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

export interface DatedPiece {
  readonly rest: string;
  /** A date inside the sentence is part of the headline's subject. */
  readonly edge: readonly FoundDate[];
}

const TIME_AFTER =
  /^[\s,]*(?:T|at\s+|um\s+|à\s+)?\d{1,2}(?:[:.h]\d{2}(?::\d{2}(?:\.\d+)?)?)?\s*(?:[ap]\.?m\.?(?!\p{L})|Z|Uhr)?\s*(?:\(?(?:GMT|UTC|[ECMP][SD]?T|CES?T|BST|IST|JST|AE[SD]T|SGT|HKT)\)?|[+-]\d{2}:?\d{2})?(?=[\s\])|,:;-]|$)/u;
const LABEL_BEFORE =
  /(?:^|[\s(|,])(?:(?:last\s+)?(?:published|updated|posted|date|on|the|am|le|el)\s*:?\s*)?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]*\s+)?$/i;
/** "- The Sun, " */
const NAME_OR_WEEKDAY = /(?:^|([-–—|(,:;·•]))\s*((?:\p{Lu}[\p{L}'’.&-]*\s+){1,3})(Sun|Mon|Sat|Fri)[.,]*\s+$/u;
const NAME_CHARACTERS = 80;
const SUNDAY = 0;
/** A numeric date with a year is not part of a sentence. */
const NUMERIC = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
const ONLY_MARKS = /^[\s\p{P}\p{S}]*$/u;
/** A leading date is a label if a mark or a new sentence follows. "March 10 attack kills 3" keeps its date. */
const LABEL_ENDS = /^(?:\s?г)?\s*[\])]*\s*[-–—|:,.]|^\s*[\])【［（「]|^\s+[[(\p{Lu}\p{Lo}\d"“'‘]/u;

/** "Baltimore Sun" does not end with a weekday. Unknown names must end in "Sun" after a mark, and not on a Sunday. */
export function endsWithName(text: string, { date, isYearAssumed }: FoundDate): boolean {
  const [, mark, before = '', last = ''] = NAME_OR_WEEKDAY.exec(text.slice(-NAME_CHARACTERS)) ?? [];
  if (last === '') return false;
  if (publisherNamed(before + last) !== null) return true;
  if (mark === undefined || last !== 'Sun' || publisherNamed(before) !== null) return false;
  const isSunday = !isYearAssumed && weekday(date) === SUNDAY;
  return !isSunday && !before.trim().split(/\s+/).some(isDateWord);
}

const isDateWord = (word: string) => LAYOUT_TERMS.dateWords.has(word.toLowerCase().replace(/[.,:]+$/, ''));

export function stripDates(piece: string, options: DateOptions): DatedPiece {
  const dates = findDates(piece, { ...options, isListPiece: true });
  if (dates.length === 0) return { rest: piece, edge: [] };
  const edge: FoundDate[] = [];
  let start = 0;
  let end = piece.length;
  for (const date of dates) {
    const after = endWithTime(piece, date.end);
    const before = startWithLabel(piece, date);
    const leads = ONLY_MARKS.test(piece.slice(start, before));
    if (!leads || !(ONLY_MARKS.test(piece.slice(after)) || LABEL_ENDS.test(piece.slice(after)))) break;
    edge.push(date);
    start = after;
  }
  for (const date of dates.toReversed()) {
    if (edge.includes(date)) break;
    const opens = startWithLabel(piece, date);
    const trails = ONLY_MARKS.test(piece.slice(endWithTime(piece, date.end), end));
    if (
      !trails ||
      !isSetApart(
        piece.slice(0, opens),
        piece.slice(opens, date.start),
        date,
        piece.slice(date.start, date.end),
      )
    )
      break;
    edge.push(date);
    end = opens;
  }
  return {
    rest: tidy(closeBracket(piece.slice(start, end))),
    edge,
  };
}

function endWithTime(piece: string, end: number): number {
  const time = TIME_AFTER.exec(piece.slice(end));
  return time ? end + time[0].length : end;
}

function startWithLabel(piece: string, date: FoundDate): number {
  const { start } = date;
  const before = piece.slice(0, start);
  const label = endsWithName(before, date) ? null : LABEL_BEFORE.exec(before);
  return label ? start - label[0].trimStart().length : start;
}

/** "said on Monday" is part of the sentence. */
function isSetApart(before: string, label: string, date: FoundDate, written: string): boolean {
  if (/[([{（［【）］】)\]},;:|/-]\s*$/u.test(before) || /^[(,]/.test(label)) return true;
  if (NUMERIC.test(written)) return true;
  return !date.relative && /\d{4}/.test(date.date) && label === '' && /[.!?]\s*$/.test(before);
}

/** Closes the bracket of "Headline (Gazette, 9 March 2025)" after the date is removed. */
function closeBracket(text: string): string {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') && /\p{L}/u.test(text.slice(open))
    ? `${text.replace(/[\s,;]+$/, '')})`
    : text;
}

function tidy(text: string): string {
  return text
    .replace(/[([{]\s*[)\]}]/g, '')
    .replace(/^[\s\])}）］】,;:|–—-]+/u, '')
    .replace(/[\s([{（［【,;:|–—-]+$/u, '')
    .trim();
}

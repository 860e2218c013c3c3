import { addDays, dayNumber, isAfterToday, TIME_ZONE_SLACK_DAYS, toIsoDay } from './calendar.ts';
import type { DateOptions, FoundDate } from './found-date.ts';
import { MONTH_PATTERN, monthNumber } from './month-names.ts';

type Reader = (match: RegExpExecArray, text: string, options: DateOptions) => string | null;

interface Form {
  readonly pattern: RegExp;
  /** A quick test that all texts with a match pass. */
  readonly mayMatch?: RegExp;
  readonly read: Reader;
}

/** Earliest plausible year of a date. Lower numbers may be product or route numbers. */
const EARLIEST_YEAR = 1900;
/**
 * Number of days by which a day without a year may be after `yearNear` if that is in the future, as in a planner for the
 * coming months: half a year, so that the nearest year is always possible.
 */
const PLANNED_DAYS = 183;
/**
 * Number of earlier years to try, because the last February 29 is at most this many years ago (except around the turn of
 * most centuries).
 */
const YEARS_BACK = 4;

const NOT_INSIDE_NUMBER = String.raw`(?<![\p{L}\p{N}]|[\p{N}][.,/:–-]|[$€£¥#])`;
const NUMBER_ENDS = String.raw`(?![\p{N}]|[.,/:–-][\p{N}])`;
const YEAR = String.raw`(1[89]\d\d|20\d\d)`;
const MONTH = `(${MONTH_PATTERN})(?![\\p{L}\\p{N}])\\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|°|ª)?`;
const RANGE_END = String.raw`(?:\s?[-–]\s?\d{1,2}(?:st|nd|rd|th)?)?`;
const YEAR_TAIL = String.raw`(?:(?:,|\s+(?:de|del|of))?\s*${YEAR}(?![\p{N}]|[.,]\p{N}|\p{L}))?`;
/** Text after "March 10" or "10 March" that shows that the number counts something else. */
const COUNTED = String.raw`(?!\s*(?:%|percent|per cent|per\s?cent|pct|million|billion|trillion|people|points?|times|m\b|bn\b|k\b|[.,:]\p{N}))`;

const ISO_FORM: Form = {
  pattern: new RegExp(
    String.raw`${NOT_INSIDE_NUMBER}${YEAR}([-/.])(\d{1,2})\2(\d{1,2})(?:(?=[T ]\d\d:)|${NUMBER_ENDS}(?!\p{L}))`,
    'giu',
  ),
  read: (match) => calendarDay(match[1], match[3], match[4]),
};

const CJK_FORM: Form = {
  pattern: /(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号號]/gu,
  read: (match, _text, options) =>
    match[1] ? calendarDay(match[1], match[2], match[3]) : dayWithoutYear(match[2], match[3], options),
};

const MONTH_DAY_FORM: Form = {
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])${MONTH}\s+${DAY}${RANGE_END}(?![\p{L}\p{N}])${COUNTED}${YEAR_TAIL}`,
    'giu',
  ),
  mayMatch: /[\p{L}.]\s+\d{1,2}(?!\d)/u,
  read: (match, text, options) =>
    readNamed(match, { year: match[3], month: match[1], day: match[2] }, text, options),
};

/** "10 Mar 25", "10-Mar-25", "10 Mar '25": two digits are a year only if they end the date or a time follows. */
const SHORT_YEAR = String.raw`(?:[-/.\s]['’]?(\d{2})(?=\s*(?:$|[-–—|;,)\]]|:\s|\d{1,2}:\d\d))(?![:.,]\d))?`;

const DAY_MONTH_FORM: Form = {
  pattern: new RegExp(
    String.raw`${NOT_INSIDE_NUMBER}${DAY}${RANGE_END}(?:\.?\s+|[-/.])(?:de\s+|of\s+)?${MONTH}${COUNTED}(?:[-/.]?${YEAR_TAIL})${SHORT_YEAR}`,
    'giu',
  ),
  read: (match, text, options) => {
    const year = match[3] ?? (match[4] && `20${match[4]}`);
    return readNamed(match, { year, month: match[2], day: match[1] }, text, options);
  },
};

/** "2025-Mar-10", "2025 March 10". */
const YEAR_MONTH_DAY_FORM: Form = {
  pattern: new RegExp(
    String.raw`${NOT_INSIDE_NUMBER}${YEAR}[-/.\s]\s?${MONTH}[-/.\s]?\s?${DAY}(?![\p{L}\p{N}]|[.,]\p{N})`,
    'giu',
  ),
  read: (match, text, options) =>
    readNamed(match, { year: match[1], month: match[2], day: match[3] }, text, options),
};
const HYPHENED_MONTH_FORM: Form = {
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${MONTH}[-/]${DAY}[-/]${YEAR}${NUMBER_ENDS}`, 'giu'),
  mayMatch: /[\p{L}.][-/]\d/u,
  read: (match, text, options) =>
    readNamed(match, { year: match[3], month: match[1], day: match[2] }, text, options),
};

/** "10. 3. 2025", as written in Czech, Slovak, Finnish and German. */
const SPACED_NUMERIC_FORM: Form = {
  pattern: new RegExp(
    String.raw`${NOT_INSIDE_NUMBER}(\d{1,2})\.\s(\d{1,2})\.\s?((?:19|20)\d\d)${NUMBER_ENDS}(?!\p{L})`,
    'gu',
  ),
  read: (match) => calendarDay(match[3], match[2], match[1]),
};

const NUMERIC_FORM: Form = {
  pattern: new RegExp(
    String.raw`${NOT_INSIDE_NUMBER}(\d{1,2})([-/.])(\d{1,2})\2((?:19|20)\d\d|\d\d)${NUMBER_ENDS}(?!\p{L})`,
    'gu',
  ),
  read: readNumeric,
};

const COMPACT_FORM: Form = {
  pattern: /(?<![\p{L}\p{N}.,/-])(20\d\d)([01]\d)([0-3]\d)(?![\p{L}\p{N}]|[.,/]\p{N})/gu,
  read: (match) => calendarDay(match[1], match[2], match[3]),
};

/** A four-digit year, or a two-digit year at the end of a numeric date or after a month name. */
const WRITTEN_YEAR = /\d{4}|\d[-/.]\d{1,2}[-/.]\d{2}$|^\d.*\p{L}[-/.\s]+['’]?\d{2}$/u;

const FORMS: readonly Form[] = [
  ISO_FORM,
  CJK_FORM,
  MONTH_DAY_FORM,
  DAY_MONTH_FORM,
  YEAR_MONTH_DAY_FORM,
  HYPHENED_MONTH_FORM,
  NUMERIC_FORM,
  SPACED_NUMERIC_FORM,
  COMPACT_FORM,
];

/** Finds dates with a day and a month, with or without a year, in the order of `FORMS`. Ranges may overlap. */
export function findAbsoluteDates(text: string, options: DateOptions): FoundDate[] {
  const found: FoundDate[] = [];
  if (!/\d/.test(text)) return found;
  for (const form of FORMS) {
    if (form.mayMatch?.test(text) === false) continue;
    form.pattern.lastIndex = 0;
    for (let match = form.pattern.exec(text); match !== null; match = form.pattern.exec(text)) {
      const date = form.read(match, text, options);
      if (date === null) continue;
      found.push({
        date,
        start: match.index,
        end: match.index + match[0].length,
        relative: false,
        isYearAssumed: !WRITTEN_YEAR.test(match[0]),
      });
    }
  }
  return found;
}

function calendarDay(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | null {
  return Number(year) < EARLIEST_YEAR ? null : toIsoDay(Number(year), Number(month), Number(day));
}

/**
 * Returns the latest matching day that is not in the future or, if `yearNear` is given, the matching day nearest to it. The
 * latter is in the future only if `yearNear` is.
 */
function dayWithoutYear(
  month: string | number | undefined,
  day: string | undefined,
  { referenceDay, yearNear }: DateOptions,
): string | null {
  const isPlanned = yearNear !== undefined && isAfterToday(yearNear, { referenceDay });
  const latest = isPlanned ? addDays(yearNear, PLANNED_DAYS) : addDays(referenceDay, TIME_ZONE_SLACK_DAYS);
  const from = Math.min(Number(latest.slice(0, 4)), Number((yearNear ?? latest).slice(0, 4)) + 1);
  let nearest: string | null = null;
  for (let back = 0; back <= YEARS_BACK; back++) {
    const date = toIsoDay(from - back, Number(month), Number(day));
    if (date === null || date > latest) continue;
    if (yearNear === undefined) return date;
    if (nearest === null || daysApart(date, yearNear) < daysApart(nearest, yearNear)) nearest = date;
  }
  return nearest;
}

function daysApart(a: string, b: string): number {
  return Math.abs(dayNumber(a) - dayNumber(b));
}

/** Words that are month names only if capitalized: "may 10 ...", "march 5 abreast". */
const ALSO_WORDS = /^(?:may|march|mar|set|out|gen|ago|dic|mag|sept?|mars|mart|ocak|maj)\b/;

function readNamed(
  match: RegExpExecArray,
  parts: { year: string | undefined; month: string | undefined; day: string | undefined },
  text: string,
  options: DateOptions,
): string | null {
  const name = parts.month ?? '';
  const month = monthNumber(name);
  if (month === undefined) return null;
  if (parts.year) return calendarDay(parts.year, String(month), parts.day);
  if (ALSO_WORDS.test(name) || isCountOf(match, text)) return null;
  return dayWithoutYear(month, parts.day, options);
}

/** Whether the number belongs to the word before it: "Top 10 March events", "Article 5 May ...". */
function isCountOf(match: RegExpExecArray, text: string): boolean {
  return (
    /^\d/.test(match[0]) &&
    /\b(?:top|article|chapter|model|no\.?|number|phase|part|season|episode|level|page|round|week|day|section|title|least|than|over|nearly|about|almost)\s+$/i.test(
      text.slice(Math.max(0, match.index - 12), match.index),
    )
  );
}

function readNumeric(match: RegExpExecArray, text: string, options: DateOptions): string | null {
  const [, first = '', separator, second = '', yearText = ''] = match;
  if (yearText.length === 2 && (separator === '-' || first.length + second.length < 4) && separator !== '/')
    return null;
  if (
    separator === '.' &&
    /(?:\bv|version|release|build|ios|macos|android|windows)\.?\s?$/i.test(text.slice(0, match.index))
  )
    return null;
  const year = yearText.length === 2 ? `20${yearText}` : yearText;
  const [a, b] = [Number(first), Number(second)];
  const dayFirst = separator === '.' || options.numericOrder === 'day-first';
  const order = a > 12 ? [b, a] : b > 12 || !dayFirst ? [a, b] : [b, a];
  return calendarDay(year, String(order[0]), String(order[1]));
}

/**
 * Returns the order in which an all-numeric date with slashes or hyphens must be read, or null if both orders are possible.
 */
export function numericOrderOf(text: string): 'month-first' | 'day-first' | null {
  NUMERIC_FORM.pattern.lastIndex = 0;
  const match = NUMERIC_FORM.pattern.exec(text);
  if (match === null || match[2] === '.') return null;
  const [a, b] = [Number(match[1]), Number(match[3])];
  if (a > 12 && a <= 31 && b <= 12) return 'day-first';
  return b > 12 && b <= 31 && a <= 12 ? 'month-first' : null;
}

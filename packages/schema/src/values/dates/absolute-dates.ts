import {
  addDays,
  dayNumber,
  EARLIEST_YEAR,
  isAfterToday,
  isPossibleDay,
  latestYear,
  TIME_ZONE_SLACK_DAYS,
  toIsoDay,
} from './calendar.ts';
import type { DateOptions, FoundDate } from './found-date.ts';
import { inLowercase, MONTH_PATTERN, monthNumber, monthOf, solarMonthOf } from './month-names.ts';
import { fromBuddhist, fromEra, solarHijriDay } from './other-calendars.ts';

type Reader = (match: RegExpExecArray, text: string, options: DateOptions) => string | null;

/** Read in lowercase: with the flag `i`, the patterns would take three times as long to compile. */
interface Form {
  readonly pattern: RegExp;
  /** A faster test that every text with a match passes, so that most patterns are never compiled. */
  readonly mayMatch: RegExp;
  readonly read: Reader;
}

/** How far a day without a year may be after `yearNear`: half a year, so that the nearest one is found. */
const PLANNED_DAYS = 183;
const YEARS_BACK = 4;

const NOT_INSIDE_NUMBER = String.raw`(?<![\p{L}\p{N}]|[\p{N}][.,/:–-]|[$€£¥#])`;
/** In a field, a label may touch its date: "Posted09/03/2024". */
const NOT_INSIDE_FIELD = String.raw`(?<!\p{N}|\p{N}[.,])`;
const NUMBER_ENDS = String.raw`(?![\p{N}]|[.,/:–-][\p{N}])`;
const YEAR = String.raw`(1[89]\d\d|20\d\d)`;
const ANY_YEAR = String.raw`(1[3489]\d\d|2[05]\d\d)`;
const MONTH = `(${MONTH_PATTERN})(?![\\p{L}\\p{N}])\\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|°|ª)?`;
const RANGE_END = String.raw`(?:\s?[-–]\s?\d{1,2}(?:st|nd|rd|th)?)?`;
const YEAR_TAIL = String.raw`(?:[-/.]?(?:,|\s+(?:de|del|of))?\s*${YEAR}(?![\p{N}]|[.,]\p{N}|\p{L}))?`;
/** Text after "March 10" or "10 March" that shows that the number counts something else. */
const COUNTED = String.raw`(?!\s*(?:%|percent|per cent|per\s?cent|pct|million|billion|trillion|people|points?|times|m\b|bn\b|k\b|[.,:]\p{N})|\s+(?:years?|months?|weeks?|days?|hours?|min(?:ute)?s?|seconds?|km|kilomet\w+|miles?|met\w{1,2}s?|kg|tons?|tonnes?|dollars?|euros?)\b)`;
/** A word that may be a month: "มี.ค.", "تشرين الثاني". A counted length, such as `{2,14}`, would take seconds to compile. */
const WORD = String.raw`([\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)?\.?(?:\s(?:ال)?(?:[أا]ول|ثاني)(?!\p{L}))?)`;

const isoForm = (edge: string): Form => ({
  pattern: new RegExp(
    String.raw`${edge}${ANY_YEAR}([-/.])(\d{1,2})\2(\d{1,2})(?:(?=[t ]\d\d:)|${NUMBER_ENDS}(?!\p{L}))`,
    'gu',
  ),
  mayMatch: /\d{4}[-/.]\d/,
  read: (match, _text, options) => {
    const [, year, , month, day] = match;
    const isSolar = /^1[34]/.test(year ?? '');
    return isSolar ? solarDay(year, Number(month), day, options) : calendarDay(year, month, day, options);
  },
});

const CJK_FORM: Form = {
  pattern:
    /(?:(令和|平成|昭和|民[國国])\s?(\d{1,3}|元)\s?年\s?|(\d{4})\s?[年년]\s?|(?<!年\s?))(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号號]/gu,
  mayMatch: /[月월]/,
  read: (match, _text, options) => {
    const [, era, yearOfEra, written, month, day] = match;
    const year = era ? fromEra(era, yearOfEra === '元' ? 1 : Number(yearOfEra)) : written;
    if (year) return calendarDay(String(year), month, day, options);
    return options.isField ? null : dayWithoutYear(month, day, options);
  },
};

const MONTH_DAY_FORM: Form = {
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])${MONTH}\s+${DAY}${RANGE_END}(?![\p{L}\p{N}])${COUNTED}${YEAR_TAIL}`,
    'gu',
  ),
  mayMatch: /[\p{L}.]\s+\d{1,2}(?!\d)/u,
  read: (match, text, options) =>
    // "March 10-year plan"
    /^[-‑](?:\p{Ll}|\p{L}+[-‑])/u.test(text.slice(match.index + match[0].length))
      ? null
      : readNamed(match, { year: match[3], month: match[1], day: match[2] }, text, options),
};

/** Without hyphens ("10 Mar 25"), two digits are a year only at the end of the date or before a time. */
const SHORT_YEAR = String.raw`(?:[-/](\d{2})(?![\p{L}\p{N}]|[:.,]\p{N})|[.\s]['’]?(\d{2})(?=\s*(?:$|[-–—|;,)\]]|:\s|\d{1,2}:\d\d))(?![:.,]\d))?`;

const DAY_MONTH_FORM: Form = {
  pattern: new RegExp(
    String.raw`${NOT_INSIDE_NUMBER}${DAY}${RANGE_END}(?:\.?\s+|[-/.])(?:de\s+|of\s+)?${MONTH}${COUNTED}${YEAR_TAIL}${SHORT_YEAR}`,
    'gu',
  ),
  mayMatch: /\d(?:st|nd|rd|th|er|[º°ª])?(?:\.?\s+|[-/.])[a-z\u00aa-\uffff]/,
  read: (match, text, options) =>
    readNamed(
      match,
      { year: match[3] ?? match[4] ?? match[5], month: match[2], day: match[1] },
      text,
      options,
    ),
};

const HYPHENED_MONTH_FORM: Form = {
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${MONTH}[-/]${DAY}[-/]${YEAR}${NUMBER_ENDS}`, 'gu'),
  mayMatch: /[-/]\d{1,2}(?:st|nd|rd|th|er|[º°ª])?[-/]\d{4}/,
  read: (match, text, options) =>
    readNamed(match, { year: match[3], month: match[1], day: match[2] }, text, options),
};

/** Forms with a year and a month name in any language: "9 de març de 2024", "Mar 9, 2024", "2024 m. kovo 9 d.". */
function wordForms(edge: string): Form[] {
  const form = (
    mayMatch: RegExp,
    source: string,
    year: number,
    month: number,
    day: number,
    twin = 0,
  ): Form => ({
    pattern: new RegExp(edge + source, 'gu'),
    mayMatch,
    read: (match, _text, options) => {
      const date = wordDay(match[year], match[month], match[day], options);
      // Arabic names a month twice, "آذار/مارس". Two different months are a range.
      const other = twin > 0 && match[twin] ? wordDay(match[year], match[twin], match[day], options) : date;
      return date === other ? date : null;
    },
  });
  return [
    form(
      /\d[^\da-z\u00aa-\uffff]*[a-z\u00aa-\uffff]\D*\d\d/,
      String.raw`${DAY}\.?[\s./-]*(?:(?:de|of|tháng)\s|d['’])?\s*${WORD}(?:\s?/\s?${WORD})?\.?[,،]?[\s./-]*(?:(?:de|del|năm|พ\.ศ\.|ค\.ศ\.)\s?)?(1[3489]\d\d|2[05]\d\d|(?<=\p{sc=Thai}\.?\s)\d\d)(?!\p{N})`,
      4,
      2,
      1,
      3,
    ),
    form(
      /\d\D{0,3}\s+\d{4}/,
      String.raw`(?<![\p{L}\p{M}])${WORD}\.?\s*${DAY},?\s+${ANY_YEAR}(?!\p{N})`,
      3,
      1,
      2,
    ),
    form(
      /\d{4}[\s.,/-]+[^\d\s.,/-]/,
      String.raw`${ANY_YEAR}(?:\.?\sm\.)?[,./\s-]+${WORD}\.?[/\s-]*${DAY}(?!\p{N})`,
      1,
      2,
      3,
    ),
    form(/gada/, String.raw`${ANY_YEAR}\.?\sgada\s(\d{1,2})\.\s${WORD}`, 1, 3, 2),
    form(/tháng/, String.raw`${DAY}\stháng\s(\d{1,2})(?:,|\snăm)?\s${ANY_YEAR}(?!\p{N})`, 3, 2, 1),
  ];
}

/** "10. 3. 2025", as written in Czech, Slovak, Finnish and German. */
const SPACED_NUMERIC_FORM: Form = {
  pattern: new RegExp(
    String.raw`${NOT_INSIDE_NUMBER}(\d{1,2})\.\s(\d{1,2})\.\s?((?:19|20)\d\d)${NUMBER_ENDS}(?!\p{L})`,
    'gu',
  ),
  mayMatch: /\.\s\d{1,2}\.\s?\d{4}/,
  read: (match, _text, options) => calendarDay(match[3], match[2], match[1], options),
};

const NUMERIC_YEAR = String.raw`((?:19|20|25)\d\d|\d\d)`;
export const NUMERIC_FORM: Form = {
  pattern: new RegExp(
    String.raw`${NOT_INSIDE_NUMBER}(\d{1,2})([-/.])(\d{1,2})\2${NUMERIC_YEAR}${NUMBER_ENDS}(?!\p{L})`,
    'gu',
  ),
  mayMatch: /\d[-/.]\d{1,2}[-/.]\d/,
  read: readNumeric,
};
const NUMERIC_FIELD_FORM: Form = {
  pattern: new RegExp(
    String.raw`${NOT_INSIDE_FIELD}(\d{1,2})\s?([./-])\s?(\d{1,2})\s?[./-]\s?${NUMERIC_YEAR}(?!\p{N}|\.\p{N})`,
    'gu',
  ),
  mayMatch: /\d\s?[./-]\s?\d{1,2}\s?[./-]\s?\d/,
  read: readNumeric,
};

/** Day and month without a year: after a name in brackets, "(Reuters, 28/11)", or alone in a part of a list's line. */
const DAY_OF_NAME_FORM: Form = {
  pattern: /(?<=^|[([][^()[\]\d]{2,40},\s?)(?!24\/7)(\d{1,2})\/(\d{1,2})(?=$|\s?[)\]])/gu,
  mayMatch: /\d\/\d/,
  read: ([, first = '', second = ''], _text, options) => {
    if (!options.isListPiece) return null;
    if (Number(first) > 12) return dayWithoutYear(second, first, options);
    if (Number(second) > 12) return dayWithoutYear(first, second, options);
    return options.numericOrder === 'day-first' ? dayWithoutYear(second, first, options) : null;
  },
};

const COMPACT_FORM: Form = {
  pattern: /(?<![\p{L}\p{N}.,/-])(20\d\d)([01]\d)([0-3]\d)(?![\p{L}\p{N}]|[.,/]\p{N})/gu,
  mayMatch: /\d{8}/,
  read: (match, _text, options) => calendarDay(match[1], match[2], match[3], options),
};

/** A four-digit year, or a two-digit year at the end of a numeric date or after a month name. */
const WRITTEN_YEAR =
  /\d{4}|\d\s?[-/.]\s?\d{1,2}\s?[-/.]\s?\d{2}$|^\d.*\p{L}\.?[-/.\s]+['’]?\d{2}$|令和|平成|昭和|民[國国]/u;

const TEXT_FORMS: readonly Form[] = [
  isoForm(NOT_INSIDE_NUMBER),
  CJK_FORM,
  MONTH_DAY_FORM,
  DAY_MONTH_FORM,
  HYPHENED_MONTH_FORM,
  NUMERIC_FORM,
  SPACED_NUMERIC_FORM,
  DAY_OF_NAME_FORM,
  COMPACT_FORM,
  ...wordForms(NOT_INSIDE_NUMBER),
];
const FIELD_FORMS: readonly Form[] = [
  isoForm(NOT_INSIDE_FIELD),
  CJK_FORM,
  DAY_MONTH_FORM,
  HYPHENED_MONTH_FORM,
  NUMERIC_FIELD_FORM,
  COMPACT_FORM,
  ...wordForms(NOT_INSIDE_FIELD),
];

export function findAbsoluteDates(text: string, options: DateOptions): FoundDate[] {
  const found: FoundDate[] = [];
  if (!/\d/.test(text)) return found;
  const lower = inLowercase(text);
  for (const form of options.isField ? FIELD_FORMS : TEXT_FORMS) {
    if (!form.mayMatch.test(lower)) continue;
    form.pattern.lastIndex = 0;
    for (let match = form.pattern.exec(lower); match !== null; match = form.pattern.exec(lower)) {
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
  written: string | undefined,
  month: string | undefined,
  day: string | undefined,
  { referenceDay }: DateOptions,
): string | null {
  const latest = latestYear(referenceDay);
  let year = Number(written);
  if (written?.length === 2) year += year + 2000 > latest ? 1900 : 2000;
  if (fromBuddhist(year) >= EARLIEST_YEAR) year = fromBuddhist(year);
  return year < EARLIEST_YEAR || year > latest ? null : toIsoDay(year, Number(month), Number(day));
}

function solarDay(
  year: string | undefined,
  month: number,
  day: string | undefined,
  options: DateOptions,
): string | null {
  const date = solarHijriDay(Number(year), month, Number(day));
  return date !== null && isPossibleDay(date, options) ? date : null;
}

function wordDay(
  year: string | undefined,
  word = '',
  day: string | undefined,
  options: DateOptions,
): string | null {
  const solarMonth = /^1[34]/.test(year ?? '') ? solarMonthOf(word) : null;
  if (solarMonth !== null) return solarDay(year, solarMonth, day, options);
  const month = /^\d/.test(word) ? Number(word) : monthOf(word);
  // Thai abbreviates years of the Buddhist calendar.
  const full = year?.length === 2 ? `25${year}` : year;
  return month === null ? null : calendarDay(full, String(month), day, options);
}

/** The latest matching day that is not in the future or, with `yearNear`, the nearest to it. */
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
  if (parts.year) return calendarDay(parts.year, String(month), parts.day, options);
  const written = text.slice(match.index + match[0].indexOf(name));
  if (options.isField || ALSO_WORDS.test(written) || isCountOf(match, text)) return null;
  return dayWithoutYear(month, parts.day, options);
}

/** True if the number belongs to the word before it: "Top 10 March events", "Article 5 May ...". */
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
  const isSparse = separator === '-' || first.length + second.length < 4;
  if (!options.isField && yearText.length === 2 && isSparse && separator !== '/') return null;
  if (
    separator === '.' &&
    /(?:\bv|version|release|build|ios|macos|android|windows)\.?\s?$/i.test(text.slice(0, match.index))
  )
    return null;
  const [a, b] = [Number(first), Number(second)];
  const dayFirst = separator === '.' || options.numericOrder === 'day-first';
  const order = a > 12 ? [b, a] : b > 12 || !dayFirst ? [a, b] : [b, a];
  return calendarDay(yearText, String(order[0]), String(order[1]), options);
}

/** Finds calendar days in text, URLs and attributes. */
import { monthOf } from '@earshot/schema/values/dates/month-names';

/** Which of two numbers is the day when either could be. */
export type DayMonthOrder = 'day-first' | 'month-first';

const LETTERS = '\\p{L}\\p{M}';
const PATTERNS: readonly [RegExp, (m: RegExpMatchArray, order: DayMonthOrder) => string | null][] = [
  [/(?<!\d)((?:19|20)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u, (m) => day(m[1], m[2], m[3])],
  [
    /(?<!\d)((?:19|20)\d{2})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/u,
    (m) => day(m[1], m[2], m[3]),
  ],
  [
    new RegExp(
      `(?<![\\d${LETTERS}])(\\d{1,2})(?:st|nd|rd|th|er|º|ª|°|\\.)?[\\s.\\-/]*(?:de |of |d['’])?\\s*([${LETTERS}]{3,14})\\.?,?[\\s.\\-/]*(?:de |del )?\\s*((?:19|20)\\d{2})(?!\\d)`,
      'iu',
    ),
    (m) => day(m[3], monthOf(m[2] ?? ''), m[1]),
  ],
  [
    new RegExp(
      `(?<![${LETTERS}])([${LETTERS}]{3,14})\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?,?\\s+((?:19|20)\\d{2})(?!\\d)`,
      'iu',
    ),
    (m) => day(m[3], monthOf(m[1] ?? ''), m[2]),
  ],
  [
    new RegExp(`(?<!\\d)((?:19|20)\\d{2})[,.\\s-]+([${LETTERS}]{3,14})\\.?[\\s-]+(\\d{1,2})(?!\\d)`, 'iu'),
    (m) => day(m[1], monthOf(m[2] ?? ''), m[3]),
  ],
  [/(?<![\d.])(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?((?:19|20)\d{2}|\d{2})(?![\d.])/u, numeric],
];

/** Returns the first day in the first 400 characters of a text as `yyyy-mm-dd`, or null. */
export function findDay(text: string, order: DayMonthOrder): string | null {
  let best: string | null = null;
  let bestAt = Number.POSITIVE_INFINITY;
  const sample = text.slice(0, 400);
  for (const [pattern, read] of PATTERNS) {
    const match = sample.match(pattern);
    if (match?.index === undefined || match.index >= bestAt) continue;
    const value = read(match, order);
    if (value === null) continue;
    best = value;
    bestAt = match.index;
  }
  return best;
}

function numeric(m: RegExpMatchArray, order: DayMonthOrder): string | null {
  const year = m[3]?.length === 2 ? `20${m[3]}` : m[3];
  const [first, second] = [m[1], m[2]];
  // In dates with periods, the day comes first in every language.
  return order === 'month-first' && !m[0].includes('.')
    ? (day(year, first, second) ?? day(year, second, first))
    : (day(year, second, first) ?? day(year, first, second));
}

/** Returns `yyyy-mm-dd` if the day exists and the year is 1990 to 2100, otherwise null. */
export function day(
  year: string | number | undefined,
  month: string | number | null | undefined,
  dayOfMonth: string | number | undefined,
): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(dayOfMonth)];
  if (!(y >= 1990 && y <= 2100 && m >= 1 && m <= 12 && d >= 1)) return null;
  const lastDay = new Date(Date.UTC(y, m, 0)).getUTCDate();
  if (d > lastDay) return null;
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

/**
 * Returns the day in a URL's path or query, or null. Tries these forms in order: `/2024/03/09/` or `/2024-03-09-`,
 * `/2024/mar/09/`, `/20240309`, `/09-03-2024`.
 */
export function dayInUrl(url: string): string | null {
  const path = url
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/^\/(?:web\/\d{14}[a-z_]*\/)?https?:\/\/[^/]*/i, '');
  const separated = path.match(/(?<!\d)((?:19|20)\d{2})[/_.-](\d{1,2})[/_.-](\d{1,2})(?!\d)/);
  const compact = path.match(/(?<!\d)((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/);
  const dayFirst = path.match(/(?<!\d)(\d{1,2})[-_.](\d{1,2})[-_.]((?:19|20)\d{2})(?!\d)/);
  const named = path.match(/\/((?:19|20)\d{2})\/([a-z]{3,9})\/(\d{1,2})(?!\d)/i);
  return (
    (separated && day(separated[1], separated[2], separated[3])) ??
    (named && day(named[1], monthOf(named[2] ?? ''), named[3])) ??
    (compact && day(compact[1], compact[2], compact[3])) ??
    (dayFirst &&
      (day(dayFirst[3], dayFirst[2], dayFirst[1]) ?? day(dayFirst[3], dayFirst[1], dayFirst[2]))) ??
    null
  );
}

import { findAbsoluteDates } from './absolute-dates.ts';
import { dayInAddress } from './address-day.ts';
import type { DateOptions, FoundDate } from './found-date.ts';
import { findRelativeDates } from './relative-dates.ts';

const WEEKDAY_IN_FRONT = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day[,.]?\s*$/i;
const URL_PATTERN = /\bhttps?:\/\/[^\s<>"]+/giu;

/**
 * Finds ISO, RFC 822, numeric, Chinese, Japanese, Korean and relative dates, month names in sixteen languages (next to a year, in
 * sixty), and dates in URL paths: sorted, without overlaps. A day without a year is the closest to `yearNear` or, without it, the
 * latest that is not in the future. It can be in the future only if `yearNear` is.
 */
export function findDates(written: string, options: DateOptions): FoundDate[] {
  const text = withAsciiDigits(written);
  const hasUrl = text.includes('://');
  const plain = hasUrl ? text.replace(URL_PATTERN, (url) => ' '.repeat(url.length)) : text;
  const relative = options.isField ? [] : findRelativeDates(plain, options);
  const dates = withWeekdays(withoutOverlaps([...findAbsoluteDates(plain, options), ...relative]), text);
  return hasUrl ? withoutOverlaps([...findUrlDates(text, options), ...dates]) : dates;
}

function withWeekdays(found: readonly FoundDate[], text: string): FoundDate[] {
  const dates: FoundDate[] = [];
  for (const next of found) {
    const last = dates.at(-1);
    if (last && !next.relative && WEEKDAY_IN_FRONT.test(text.slice(last.start, next.start)))
      dates[dates.length - 1] = { ...next, start: last.start };
    else dates.push(next);
  }
  return dates;
}

function findUrlDates(text: string, options: DateOptions): FoundDate[] {
  const dates: FoundDate[] = [];
  for (const match of text.matchAll(URL_PATTERN)) {
    const date = dayInAddress(match[0], options);
    if (date)
      dates.push({
        date,
        start: match.index,
        end: match.index + match[0].length,
        relative: false,
        isYearAssumed: false,
      });
  }
  return dates;
}

function withoutOverlaps(found: readonly FoundDate[]): FoundDate[] {
  const chosen: FoundDate[] = [];
  const byLength = [...found].sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const candidate of byLength) {
    if (chosen.every((other) => candidate.end <= other.start || candidate.start >= other.end))
      chosen.push(candidate);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

/** Zeros of other scripts, each followed by its digits 1 to 9. Ascending, as `find` below needs. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0,
  0xff10,
];
const OTHER_DIGIT = new RegExp(`[${ZEROS.map((at) => String.fromCharCode(at, 45, at + 9)).join('')}]`, 'g');

export function withAsciiDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((start) => code < start + 10) ?? code));
  });
}

/** Numbers and dates as people read them; one locale, `en-US`, for the whole product. */
import { countOf, formatCount } from '@earshot/schema/format-count';

const DATE_NOT_AVAILABLE = 'Date not available';

const LOCALE = 'en-US';
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** `Wed, 5 March 2025` and `Wednesday, March 5, 2025`; what follows, such as a time, does not matter. */
const NAMED_DATES = [
  /^(?:[a-z]{3,9},? )?(?<day>\d{1,2}) (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})\b/i,
  /^(?:[a-z]{3,9},? )?(?<month>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})\b/i,
];
const longDate = new Intl.DateTimeFormat(LOCALE, {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const dateTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });

/**
 * US long form of a date: `March 5, 2025`. The calendar day is taken from the text itself, so that no time zone can
 * move it; text that is not a date is returned unchanged, empty text gives `Date not available` (#173-#175, A-23).
 */
export function formatDate(date: string | null | undefined): string {
  const text = date?.trim() ?? '';
  if (text === '') return DATE_NOT_AVAILABLE;
  return formatIsoDay(text) ?? formatNamedDay(text) ?? text;
}

function formatIsoDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?![\d-])/.exec(text);
  return iso && formatDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
}

/** Not by JavaScript's parser, which makes dates of almost anything and moves them into the reader's zone. */
function formatNamedDay(text: string): string | null {
  for (const pattern of NAMED_DATES) {
    const { year, month = '', day } = pattern.exec(text)?.groups ?? {};
    const at = MONTHS.findIndex((name) => name.startsWith(month.toLowerCase()));
    if (year && at >= 0) return formatDay(Number(year), at + 1, Number(day));
  }
  return null;
}

/** The long form of a calendar day, or null when the day does not exist. */
function formatDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? longDate.format(date) : null;
}

/** A point in time in the reader's own zone, e.g. for "generated at". */
export function formatDateTime(time: Date): string {
  return dateTime.format(time);
}

/** Two decimals with an explicit sign; zero has none: `+0.25`, `-0.40`, `0.00` (#218, A-31). */
export function formatSigned(value: number): string {
  const text = Math.abs(value).toFixed(2);
  if (Number(text) === 0) return text;
  return value > 0 ? `+${text}` : `-${text}`;
}

/** File size in KB of 1024 bytes, one decimal. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** A file size in MB of 1024 KB, rounded up to a tenth, so that what is above a limit never reads as the limit itself. */
export function formatMegabytes(bytes: number): string {
  return `${(Math.ceil((bytes / 1024 / 1024) * 10 - 1e-9) / 10).toFixed(1)} MB`;
}

/** The count beside a keyword, by the literal pattern of the specification; nothing at 0 (#155-#157, A-22). */
export function formatMentions(mentions: number): string {
  return mentions > 0 ? `(${countOf(mentions, 'mention')})` : '';
}

/** A word or sentence with a capital first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A share as a whole percentage: `42%`. */
export function formatShare(share: number): string {
  return `${formatCount(share * 100)}%`;
}

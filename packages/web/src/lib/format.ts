import { countOf, formatCount } from '@earshot/schema/format-count';
import { toIsoDay } from '@earshot/schema/values/dates/calendar';

const DATE_NOT_AVAILABLE = 'Date not available';

const MS_PER_MINUTE = 60_000;
const LOCALE = 'en-US';
const longDate = new Intl.DateTimeFormat(LOCALE, {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const dateTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
const zonedTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'long' });

/** `March 5, 2025` in every time zone. Any other text is unchanged (#173-#175, A-23). */
export function formatDate(date: string | null | undefined): string {
  const text = date?.trim() ?? '';
  if (text === '') return DATE_NOT_AVAILABLE;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?![\d-])/.exec(text) ?? [];
  const iso = toIsoDay(Number(year), Number(month), Number(day));
  return iso === null ? text : longDate.format(new Date(iso));
}

/** In the user's time zone. */
export function formatDateTime(time: Date): string {
  return dateTime.format(time);
}

/** With seconds and the user's time zone, as evidence needs it. */
export function formatZonedTime(time: Date): string {
  return zonedTime.format(time);
}

/** `+0.25`, `-0.40`, `0.00` (#218, A-31). */
export function formatSigned(value: number): string {
  const text = Math.abs(value).toFixed(2);
  if (Number(text) === 0) return text;
  return value > 0 ? `+${text}` : `-${text}`;
}

/** For example `Mixed, 3 clear sentences`. */
export function formatKeywordTone(label: string, clear: number): string {
  return `${label}, ${countOf(clear, 'clear sentence')}`;
}

/** Units of 1,024 bytes, with one decimal. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Rounded up, so that a size above a limit never looks equal to it. */
export function formatMegabytes(bytes: number): string {
  return `${(Math.ceil((bytes / 1024 / 1024) * 10 - 1e-9) / 10).toFixed(1)} MB`;
}

/** Worded as in the specification. Empty for 0 (#155-#157, A-22). */
export function formatMentions(mentions: number): string {
  return mentions > 0 ? `(${countOf(mentions, 'mention')})` : '';
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `0.42` as `42%`. */
export function formatShare(share: number): string {
  return `${formatCount(share * 100)}%`;
}

/** `+42%` or `−42%`. Zero has no sign. */
export function formatSignedShare(share: number): string {
  const percent = Math.round(share * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatCount(Math.abs(percent))}%`;
}

/** Also turns line breaks into spaces, because they would end a list item or table row. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/[\\`*_[\]<>|#]/g, '\\$&');
}

/** Day in the user's time zone, `YYYY-MM-DD`. */
export function localDay(time: Date): string {
  const offset = time.getTimezoneOffset() * MS_PER_MINUTE;
  return new Date(time.getTime() - offset).toISOString().slice(0, 10);
}

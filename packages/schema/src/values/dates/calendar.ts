/** Arithmetic on ISO days (`2025-03-10`) in the proleptic Gregorian calendar, independent of clocks and time zones. */

const DAY_MS = 86_400_000;
export const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;

export function toIsoDay(year: number, month: number, day: number): string | null {
  if (year < 1000 || year > 9999) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

/** Milliseconds since 1970 of a timestamp made by a machine, such as ISO 8601 or an HTTP header. NaN if invalid. */
export function instantOf(stamp: string): number {
  return Date.parse(stamp);
}

export function dayNumber(isoDay: string): number {
  return Math.round(Date.parse(`${isoDay}T00:00:00Z`) / DAY_MS);
}

export function addDays(isoDay: string, days: number): string {
  return new Date((dayNumber(isoDay) + days) * DAY_MS).toISOString().slice(0, 10);
}

export function subtractMonths(isoDay: string, months: number): string {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number);
  // Day 0 is the last day of the previous month.
  const date = new Date(Date.UTC(year, month - months, 0));
  date.setUTCDate(Math.min(day, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}

export function weekday(isoDay: string): number {
  return new Date(`${isoDay}T00:00:00Z`).getUTCDay();
}

/** A list copied east of the server's time zone may already contain tomorrow's date. */
export const TIME_ZONE_SLACK_DAYS = 1;

export function isAfterToday(day: string, { referenceDay }: { readonly referenceDay: string }): boolean {
  return day > addDays(referenceDay, TIME_ZONE_SLACK_DAYS);
}

/** The ISO day at the start of the text. Null if there is none, or it is before 1900 or after 2100. */
export function leadingDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  return year < EARLIEST_YEAR || year > LATEST_YEAR ? null : toIsoDay(year, month, day);
}

export function isPossibleDay(text: string, { referenceDay }: { readonly referenceDay: string }): boolean {
  return leadingDay(text) !== null && Number(text.slice(0, 4)) <= latestYear(referenceDay);
}

export function latestYear(referenceDay: string): number {
  return Number(referenceDay.slice(0, 4)) + 1;
}

/** Normalizes dates from attributes and JSON-LD. */
import { type DayMonthOrder, findDay } from './date-text.ts';

const DAY_MS = 86_400_000;
/** Earlier dates are rejected. */
const EARLIEST = Date.UTC(1995, 0, 1);

/**
 * Keeps ISO dates and date-times as stated (with a `T` before the time) and converts Unix timestamps to date-times.
 * Everything else becomes a day. Null if there is no date.
 */
export function normalizeDate(stated: string, order: DayMonthOrder): string | null {
  const text = stated.trim();
  const iso = text.match(
    /^(\d{4}-\d{2}-\d{2})(?:[T\s]+(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?.*)?$/i,
  );
  if (iso?.[1]) {
    if (findDay(iso[1], order) === null) return null;
    const [, date, time, zone] = iso;
    return time ? `${date}T${time}${zone ?? ''}` : date;
  }
  const epoch = text.match(/^(1[0-9]{9})(?:\d{3})?$/);
  if (epoch) return new Date(Number(epoch[1]) * 1000).toISOString();
  const compact = text.match(/^((?:19|20)\d{2})(\d{2})(\d{2})(?:T?\d{4,6})?/);
  if (compact) return findDay(`${compact[1]}-${compact[2]}-${compact[3]}`, order);
  return findDay(text, order);
}

/** Whether an article can have been published on that day. Allows one day for time zones. */
export function isPossibleDate(value: string, now: Date | undefined): boolean {
  const time = Date.parse(value.slice(0, 10));
  if (Number.isNaN(time) || time < EARLIEST) return false;
  return now === undefined || time <= now.getTime() + DAY_MS;
}

/** Reads values that are one date: attributes of pages, fields of feeds, cells of tables, dates typed by the user. */
import { addDays, isPossibleDay } from './calendar.ts';
import { findDates } from './find-dates.ts';
import type { DateOptions } from './found-date.ts';

/** For values without a reference day. No accepted day is later than this one. */
export const ANY_DAY: DateOptions = { referenceDay: '2099-12-31' };
const MAX_CHARACTERS = 400;
const EPOCH = '1970-01-01';
const SECONDS_PER_DAY = 86_400;

export function firstDay(text: string, options: DateOptions): string | null {
  return fieldDate(text, options)?.date ?? null;
}

function fieldDate(text: string, options: DateOptions) {
  return findDates(text.slice(0, MAX_CHARACTERS), { ...options, isField: true })[0];
}

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T\s]+((?:[01]\d|2[0-3]):[0-5]\d(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?(?!\d).*)?$/i;
const SECONDS_OF_EPOCH = /^(1\d{9})(?:\d{3})?$/;
const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:T?\d{4,6}Z?)?$/;
const TIME = /^\s+(\d{2}:\d{2}(?::\d{2})?)(?:\s+(\w+|[+-]\d{4}))?\s*$/;
const ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ GMT: 'Z', UTC: 'Z', UT: 'Z', Z: 'Z', EST: '-05:00', EDT: '-04:00', CST: '-06:00', CDT: '-05:00' },
    ...{ MST: '-07:00', MDT: '-06:00', PST: '-08:00', PDT: '-07:00', CET: '+01:00', CEST: '+02:00' },
    ...{ BST: '+01:00', JST: '+09:00', KST: '+09:00' },
  }),
);

/**
 * Accepts ISO 8601, RFC 822, seconds or milliseconds since 1970, and any form of `findDates` with a year. A time keeps its
 * offset, so that the day is that of the newsroom. Null for anything else.
 */
export function readMoment(value: string, options: DateOptions): string | null {
  const text = value.trim();
  const [, day, time, zone = ''] = ISO.exec(text) ?? [];
  if (day !== undefined && isPossibleDay(day, options)) return time ? `${day}T${time}${zone}` : day;
  const seconds = SECONDS_OF_EPOCH.exec(text)?.[1];
  if (seconds !== undefined) return momentOfEpoch(Number(seconds));
  const [, ...parts] = COMPACT.exec(text) ?? [];
  if (parts.length > 0) return firstDay(parts.join('-'), options);
  const found = fieldDate(text, options);
  if (found === undefined) return null;
  const [, hours, name = ''] = TIME.exec(text.slice(found.end)) ?? [];
  const offset = /^[+-]/.test(name) ? name.replace(/(?=\d\d$)/, ':') : (ZONES.get(name.toUpperCase()) ?? '');
  return hours ? `${found.date}T${hours}${offset}` : found.date;
}

function momentOfEpoch(seconds: number): string {
  const day = addDays(EPOCH, Math.floor(seconds / SECONDS_PER_DAY));
  const left = seconds % SECONDS_PER_DAY;
  return `${day}T${[left / 3600, (left / 60) % 60, left % 60].map(twoDigits).join(':')}Z`;
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}

const SERIAL = /^([2-7]\d{4})(?:[.,]\d+)?$/;

/** A bare number is a serial number of spreadsheet programs: 45356 is March 5, 2024. */
export function dayOfCell(cell: string, options: DateOptions): string | null {
  const serial = SERIAL.exec(cell.trim())?.[1];
  const day = serial === undefined ? readMoment(cell, options)?.slice(0, 10) : serialDay(Number(serial));
  return day && isPossibleDay(day, options) ? day : null;
}

/** The 1900 calendar counts February 29, 1900, which did not exist, so its day 0 is a day earlier. */
const SERIAL_DAY_0 = '1899-12-30';
const SERIAL_DAY_0_OF_1904 = '1904-01-01';
const LAST_SERIAL = 2_958_465;
const LAST_SERIAL_OF_1904 = 2_957_003;
const MINUTES_PER_DAY = 1440;

export function serialDay(serial: number, is1904 = false): string | null {
  const last = is1904 ? LAST_SERIAL_OF_1904 : LAST_SERIAL;
  // The comparison is also false for NaN.
  if (!(serial > 0 && serial < last + 1)) return null;
  const minutes = Math.round((serial % 1) * MINUTES_PER_DAY);
  const day = addDays(is1904 ? SERIAL_DAY_0_OF_1904 : SERIAL_DAY_0, Math.floor(serial));
  return minutes === 0 ? day : `${day} ${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

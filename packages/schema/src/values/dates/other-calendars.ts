import { addDays } from './calendar.ts';

const BUDDHIST_YEARS = 543;
const ERAS: ReadonlyMap<string, number> = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
  ['民國', 1911],
  ['民国', 1911],
]);

export function fromBuddhist(year: number): number {
  return year - BUDDHIST_YEARS;
}

export function fromEra(era: string, year: number): number | null {
  const before = ERAS.get(era);
  return before === undefined ? null : before + year;
}

const NEW_YEAR = '2024-03-20';
const NEW_YEAR_1403 = daysBeforeSolarYear(1403);
const LONG_MONTHS = 6;
const LAST_MONTH = 12;

export function solarHijriDay(year: number, month: number, day: number): string | null {
  const isLeap = daysBeforeSolarYear(year + 1) - daysBeforeSolarYear(year) > 365;
  const length = month <= LONG_MONTHS ? 31 : month < LAST_MONTH || isLeap ? 30 : 29;
  if (month < 1 || month > LAST_MONTH || day < 1 || day > length) return null;
  const before = (month - 1) * 30 + Math.min(month - 1, LONG_MONTHS);
  return addDays(NEW_YEAR, daysBeforeSolarYear(year) - NEW_YEAR_1403 + before + day - 1);
}

/** The Solar Hijri calendar with eight leap years in 33 years, which is exact from 1178 to 1633. */
function daysBeforeSolarYear(year: number): number {
  return 365 * year + Math.floor((8 * year + 21) / 33);
}

import { toIsoDay } from './calendar.ts';
import { monthNumber } from './month-names.ts';

/** The date formats that news sites use in URL paths, most reliable first. */
const PATH_FORMS: readonly RegExp[] = [
  /(?:^|[/_-])(20\d\d|19\d\d)[/_-]?(0[1-9]|1[0-2])[/_-]?(0[1-9]|[12]\d|3[01])(?=$|[/_.-]|[a-z])/i,
  /\/(20\d\d|19\d\d)\/([a-z]{3,9})\/(\d{1,2})(?=$|[/_.-])/i,
  /\/(20\d\d|19\d\d)\/(\d{1,2})\/(\d{1,2})(?=$|[/_.-])/,
];

/** Returns the ISO day in a URL path (`/2025/03/10/`, `/2025/mar/10/`, `20250310`), or null. */
export function dateFromUrlPath(path: string): string | null {
  for (const form of PATH_FORMS) {
    const match = form.exec(path);
    if (!match) continue;
    const [, year = '', month = '', day = ''] = match;
    const number = /^\d/.test(month) ? Number(month) : monthNumber(month);
    const date = number === undefined ? null : toIsoDay(Number(year), number, Number(day));
    if (date) return date;
  }
  return null;
}

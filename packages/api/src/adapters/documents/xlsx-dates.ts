import type { DocxPackage } from './docx-package.ts';
import { readXmlPart } from './docx-xml.ts';

const DAY_MS = 86_400_000;
/**
 * Day 0 of the two spreadsheet calendars. The 1900 calendar counts February 29, 1900, which did not exist, so its day 0 is
 * moved back by one day.
 */
const EPOCH_1900_MS = Date.UTC(1899, 11, 30);
const EPOCH_1904_MS = Date.UTC(1904, 0, 1);
/** The day after December 31, 9999, the last date of both calendars. */
const END_MS = Date.UTC(10_000, 0, 1);
/** IDs of built-in number formats that include a date (ECMA-376 part 1, 18.8.30). */
const BUILT_IN_DATES: readonly (readonly [first: number, last: number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 58],
];

/** Excel accepts no longer format. */
const MAX_FORMAT_CHARACTERS = 255;

/** Returns the indexes of the cell formats that display a date. */
export async function dateStylesOf(pack: DocxPackage, part: string): Promise<Set<number>> {
  const custom = new Map<number, string>();
  const dates = new Set<number>();
  let isCellFormats = false;
  let style = 0;
  await readXmlPart(pack, part, {
    open(name, attribute) {
      if (name === 'numFmt') custom.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      if (name === 'cellXfs') isCellFormats = true;
      if (name !== 'xf' || !isCellFormats) return;
      if (showsDay(Number(attribute('numFmtId') ?? 0), custom)) dates.add(style);
      style++;
    },
    close(name) {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return dates;
}

function showsDay(format: number, custom: ReadonlyMap<number, string>): boolean {
  const code = custom.get(format);
  if (code === undefined) return BUILT_IN_DATES.some(([first, last]) => format >= first && format <= last);
  const bare = code.slice(0, MAX_FORMAT_CHARACTERS).replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  return /[dy年日]/i.test(bare);
}

/** Converts a serial number to an ISO date, with the time if the number has a fraction. Null if out of range. */
export function serialDay(serial: number, is1904: boolean): string | null {
  const ms = (is1904 ? EPOCH_1904_MS : EPOCH_1900_MS) + Math.round(serial * DAY_MS);
  // The comparison is also false for NaN.
  if (serial <= 0 || !(ms < END_MS)) return null;
  const time = new Date(ms).toISOString();
  return Number.isInteger(serial) ? time.slice(0, 10) : `${time.slice(0, 10)} ${time.slice(11, 16)}`;
}

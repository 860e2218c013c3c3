/** Reads counts as pages, exports and networks write them: `1,286`, `1.2K`, `48,7 mil`, `2 304`, `1,2 Mio.`. */
import WORDS from './count-units.json' with { type: 'json' };

const UNITS: ReadonlyMap<string, number> = new Map([
  ...WORDS.thousand.map((word) => [word, 1e3] as const),
  ...WORDS.million.map((word) => [word, 1e6] as const),
  ...WORDS.billion.map((word) => [word, 1e9] as const),
]);
export const isCountUnit = (word: string): boolean => UNITS.has(word.toLowerCase().replace(/\.$/, ''));

/** No more than four digits without groups: in a longer number, a separator or a unit was lost in recognition. */
const digitsWith = (separators: string) =>
  String.raw`[1-9]\d{0,2}(?:[${separators}]\d{3})+(?!\d)|\d{1,4}(?:[.,]\d{1,2})?(?!\d)`;
const withUnit = (digits: string) =>
  String.raw`(${digits})(?:\s?(${[...WORDS.thousand, ...WORDS.million].toSorted((a, b) => b.length - a.length).join('|')})\.?(?![\p{L}\p{N}]))?`;
export const COUNT_NUMBER = withUnit(digitsWith(".,’'"));
export const LONE_NUMBER = withUnit(digitsWith(".,’' "));
const WHOLE = new RegExp(`^${LONE_NUMBER}$`, 'iu');

/** Null for a fraction without a unit, and for four or more digits with one: a unit or decimal point was lost in recognition. */
export function printedCount(digits: string, unit = ''): number | null {
  const isGrouped = /\d\D\d{3}$/.test(digits);
  if (unit === '') return isGrouped || !/\D/.test(digits) ? readCount(digits) : null;
  return isGrouped || Number(digits.replace(',', '.')) >= 1000 ? null : readCount(`${digits} ${unit}`);
}

export function countIn(printed: string): number | null {
  const [, digits, unit] = WHOLE.exec(printed.trim().replace(/\s+/g, ' ')) ?? [];
  return digits === undefined ? null : printedCount(digits, unit);
}

const NUMBER = /^([\d.,'’\s]*\d)\s?(\p{L}*)\.?$/u;
const GROUPED = /^[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/u;
const PLAIN = /^\d+(?:[.,]\d+)?$/;

/**
 * Reads `1240000`, `1.240.000`, `1 240 000`, `1,234.5`, `1.24M`, `1,2 Mio.`, `12k`. Three digits after a separator are thousands,
 * unless a zero precedes or a unit follows. Null for a count between 0 and 1, which lost its unit.
 */
export function readCount(text: string): number | null {
  const [, digits = '', unit = ''] = NUMBER.exec(text.trim()) ?? [];
  const factor = unit === '' ? 1 : UNITS.get(unit.toLowerCase());
  const separator = GROUPED.exec(digits)?.[1];
  const isGroup = separator !== undefined && (unit === '' || digits.split(separator).length > 2);
  if (factor === undefined || (!isGroup && !PLAIN.test(digits))) return null;
  const value = Number((isGroup ? digits.replaceAll(separator, '') : digits).replace(',', '.')) * factor;
  return value > 0 && value < 1 ? null : Math.round(value);
}

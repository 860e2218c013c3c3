/** Reads numbers as networks print them next to what they count: `1,286`, `1.2K`, `48,7 mil`, `2 304`. */
import WORDS from '../../../content/screenshot/count-words.json' with { type: 'json' };

const UNITS: ReadonlyMap<string, number> = new Map([
  ...WORDS.thousand.map((word) => [word, 1_000] as const),
  ...WORDS.million.map((word) => [word, 1_000_000] as const),
]);
const units = [...UNITS.keys()].sort((a, b) => b.length - a.length).join('|');
/** Whether a word is a unit of printed counts, such as `K`, `Tsd.` or `mln`. */
export const isCountUnit = (word: string): boolean => UNITS.has(word.toLowerCase().replace(/\.$/, ''));

/**
 * Grouped digits, or up to four digits. In a longer number without group separators, a separator, a decimal point or a unit
 * was lost in reading.
 */
const digitsWith = (separators: string) =>
  String.raw`\d{1,3}(?:[${separators}]\d{3})+(?!\d)|\d{1,4}(?:[.,]\d{1,2})?(?!\d)`;
const withUnit = (digits: string) => String.raw`(${digits})(?:\s?(${units})\.?(?![\p{L}\p{N}]))?`;
/** A number with its unit, as the source of a regular expression with two groups (flags `iu`). */
export const COUNT_NUMBER = withUnit(digitsWith(".,’'"));
/** The same, but spaces may also group the digits, because nothing else is next to them. */
export const LONE_NUMBER = withUnit(digitsWith(".,’' "));

/**
 * Returns the value of a printed number. Null for a fraction without a unit, because its unit was lost in reading, and for
 * four or more digits with a unit, because a decimal point was lost or misread.
 */
export function printedCount(digits: string, unit = ''): number | null {
  if (/^\d{1,3}(?:\D\d{3})+$/.test(digits)) {
    return unit === '' ? Number(digits.replace(/\D/g, '')) : null;
  }
  const value = Number(digits.replace(',', '.'));
  if (unit === '') return Number.isInteger(value) ? value : null;
  if (value >= 1000) return null;
  return Math.round(value * (UNITS.get(unit.toLowerCase()) ?? 1));
}

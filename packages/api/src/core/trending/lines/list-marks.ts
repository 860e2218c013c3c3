import { findDates } from '@earshot/schema/values/dates/find-dates';
import { monthNumber } from '@earshot/schema/values/dates/month-names';
import { ANY_DAY } from '@earshot/schema/values/dates/read-day';

/** Strips list markers and splits table rows into cells. */

const BULLET =
  /^(?:[\s>]*(?:[•▪▫◦‣⁃●○■□◆◇▸▹►▶➜➤➢✓✔★☆*·–—]|(?:\d\uFE0F?\u20E3)+|-(?=\s)|#{1,6}(?=\s)|\(?\d{1,6}[.)\]](?=\s|\p{L})|\[\d{1,6}\]|\d{1,3}\s*[-–:](?=\s\p{Lu})|[a-z]\)(?=\s)|:[a-z][a-z\d_+-]{1,30}:(?=\s))\s*)+/u;

/**
 * Removes the list marker ("1.", "•", "- ", ":newspaper:") from a line. A date ("10. März", "10. 3. 2025") is not a list
 * marker.
 */
export function withoutBullet(line: string): string {
  const rest = line.replace(BULLET, '');
  return rest === line || rest === '' || isDay(line, rest) ? line : rest;
}

function isDay(line: string, rest: string): boolean {
  if (!/^\d/.test(line)) return false;
  const startsWithMonth = monthNumber(/^\p{L}+/u.exec(rest)?.[0] ?? '') !== undefined;
  return startsWithMonth || /^\d{1,2}\.\s\d{1,2}\.\s?\d{4}/.test(line);
}

/** A mark belongs to the list, not to the headlines, if at least this many lines and this share of all lines have it. */
const MIN_MARKED_LINES = 3;
const MIN_MARKED_SHARE = 0.5;
/** A leading symbol followed by a space, such as an emoji, but not letters, digits or currency signs. */
const SIGN = /^([^\p{L}\p{N}\p{Sc}\s|"“„«‘']{1,4})\s+(?=\S)/u;
/** Number of characters at the start of a line in which to look for a date. */
const MAX_DATE_CHARACTERS = 30;
const LEADING_NUMBER = /^(\d{1,3})\s+(?=\S)/;
/** A number of people or things: "3 hurt in a fire". */
const AMOUNT = /^\d+\s+\p{Ll}/u;

/** A row of dots or underscores and a page number, as in a table of contents. */
const PAGE_AT_END = /(?<![.…_\s])\s*(?:(?:\s?\.){4,}|…{2,}|_{4,})\s*(?:\p{L}{1,6}\.?\s)?\p{Lu}?\d{1,4}$/u;

/**
 * Removes leading symbols or consecutive numbers, and page numbers after a row of dots, if at least half of the lines have
 * them.
 */
export function withoutListMarks(lines: readonly string[]): readonly string[] {
  return withoutPages(withoutNumbers(withoutSign(lines)));
}

/** Removes a row of dots and the page number after it from the end of a line. */
export function withoutPage(line: string): string {
  return line.replace(PAGE_AT_END, '');
}

function withoutPages(lines: readonly string[]): readonly string[] {
  const bare = lines.map((line) => withoutPage(line) || line);
  const count = lines.filter((line, i) => line !== bare[i]).length;
  return isUsual(count, lines) ? bare : lines;
}

const isUsual = (count: number, lines: readonly string[]) =>
  count >= Math.max(MIN_MARKED_LINES, MIN_MARKED_SHARE * lines.length);

function withoutSign(lines: readonly string[]): readonly string[] {
  const signs = lines.map((line) => SIGN.exec(line)?.[1]);
  const [sign] = signs.filter((one) => one !== undefined);
  const isSame = (i: number) => signs[i] !== undefined && signs[i] === sign;
  const count = signs.filter((_, i) => isSame(i)).length;
  return isUsual(count, lines) ? lines.map((line, i) => (isSame(i) ? line.replace(SIGN, '') : line)) : lines;
}

function withoutNumbers(lines: readonly string[]): readonly string[] {
  const numbers = lines.map((line) => {
    const [, number] = LEADING_NUMBER.exec(line) ?? [];
    return number === undefined || startsWithDate(line) ? Number.NaN : Number(number);
  });
  const isCounted = numbers.map((n, i) => n === (numbers[i - 1] ?? 0) + 1 || n + 1 === numbers[i + 1]);
  const counted = lines.filter((line, i) => isCounted[i] && !AMOUNT.test(line));
  return isUsual(counted.length, lines)
    ? lines.map((line, i) => (isCounted[i] ? line.replace(LEADING_NUMBER, '') : line))
    : lines;
}

/**
 * Whether a line starts with a date, as in "4 Nov: Ferry aground". Only the form of the date matters here, so any reference
 * day will do.
 */
function startsWithDate(line: string): boolean {
  return findDates(line.slice(0, MAX_DATE_CHARACTERS), ANY_DAY).some(({ start }) => start === 0);
}

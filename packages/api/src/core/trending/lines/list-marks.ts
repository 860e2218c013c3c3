import { findDates } from '@earshot/schema/values/dates/find-dates';
import { monthNumber } from '@earshot/schema/values/dates/month-names';
import { ANY_DAY } from '@earshot/schema/values/dates/read-day';

const BULLET =
  /^(?:[\s>]*(?:[•▪▫◦‣⁃●○■□◆◇▸▹►▶➜➤➢✓✔★☆*·–—]|(?:\d\uFE0F?\u20E3)+|-(?=\s)|#{1,6}(?=\s)|\(?\d{1,6}[.)\]](?=\s|\p{L})|\[\d{1,6}\]|\d{1,3}\s*[-–:](?=\s\p{Lu})|[a-z]\)(?=\s)|:[a-z][a-z\d_+-]{1,30}:(?=\s))\s*)+/u;

/** "1.", "•", "- " or ":newspaper:", but not a date: "10. März", "10. 3. 2025". */
export function withoutBullet(line: string): string {
  const rest = line.replace(BULLET, '');
  return rest === line || rest === '' || isDay(line, rest) ? line : rest;
}

function isDay(line: string, rest: string): boolean {
  if (!/^\d/.test(line)) return false;
  const startsWithMonth = monthNumber(/^\p{L}+/u.exec(rest)?.[0] ?? '') !== undefined;
  return startsWithMonth || /^\d{1,2}\.\s\d{1,2}\.\s?\d{4}/.test(line);
}

/** A mark that fewer lines have belongs to the headlines. */
const MIN_MARKED_LINES = 3;
const MIN_MARKED_SHARE = 0.5;
/** A mark such as an emoji, but no letters, digits or currency signs. */
const SIGN = /^([^\p{L}\p{N}\p{Sc}\s|"“„«‘']{1,4})\s+(?=\S)/u;
const MAX_DATE_CHARACTERS = 30;
const LEADING_NUMBER = /^(\d{1,3})\s+(?=\S)/;
/** "3 hurt in a fire" */
const AMOUNT = /^\d+\s+\p{Ll}/u;

/** As in a table of contents. */
const PAGE_AT_END = /(?<![.…_\s])\s*(?:(?:\s?\.){4,}|…{2,}|_{4,})\s*(?:\p{L}{1,6}\.?\s)?\p{Lu}?\d{1,4}$/u;

export function withoutListMarks(lines: readonly string[]): readonly string[] {
  return withoutPages(withoutNumbers(withoutSign(lines)));
}

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

/** Only the form of the date matters, so any reference day will do. */
function startsWithDate(line: string): boolean {
  return findDates(line.slice(0, MAX_DATE_CHARACTERS), ANY_DAY).some(({ start }) => start === 0);
}

import { at } from '@earshot/schema/at';
import { findDates } from '../../dates/find-dates.ts';
import { fragmentKind, splitFragments } from '../layout/fragment-kind.ts';
import { findTemplate } from '../layout/line-template.ts';
import { sourceEvidence } from './source-evidence.ts';

/** Minimum number of lines, and share of all lines, with a mark for it to be part of the list instead of the headlines. */
const MIN_LINES = 3;
const MIN_SHARE = 0.5;
/** A separate first word without letters, digits and signs of currencies, such as a pictograph. */
const SIGN = /^([^\p{L}\p{N}\p{Sc}\s|"“„«‘']{1,4})\s+(?=\S)/u;
/** Number of characters at the start of a line that may be a date. */
const MAX_DATE_CHARACTERS = 30;
const NUMBER = /^(\d{1,3})\s+(?=\S)/;
/** A number of people or things: "3 hurt in a fire". */
const AMOUNT = /^\d+\s+\p{Ll}/u;
/** A quoted headline and the text around it. */
const QUOTED = /^(?<front>[^"“„«]*)["“„«](?<title>.{8,})["”“»](?<back>[^"”“»]*)$/u;
/** A quoted headline and a bracket or comma after it. */
const OPENING_QUOTE = /^["“„«](?<title>.+)["”“»](?<back>\s*[([（,][^"”“»]*)$/u;
/** Quotation marks beside a delimiter, as in a row of a table. */
const CELLS = /["”][,;\t]|[,;\t]["“]/u;
/** Marks between the names and dates around a quoted headline: brackets, the end of a sentence, or "Quay Brief's Ana Ruiz". */
const AROUND_QUOTE = /\s*[()[\]]+\s*|(?<=[\p{L}\p{N})\]?!]{2})\.(?:\s+|$)|['’]s\s+|,\s+(?!\d)/u;
const JOINT = /^(?:[^\p{L}\p{N}]|by\s|in\s|von\s|par\s|por\s|di\s)+/iu;

/**
 * Removes what the lines of a list have around their headlines: the same sign or consecutive numbers in front, and quotation
 * marks. A line with a quoted headline becomes one with bars if that gives the list a template with outlets:
 * `"Ferry aground," Coast Times (May 12)` becomes `Ferry aground | Coast Times | May 12`.
 */
export function withoutListMarks(lines: readonly string[]): readonly string[] {
  return withoutQuotes(withoutNumbers(withoutSign(lines)));
}

const isUsual = (count: number, lines: readonly string[]) =>
  count >= Math.max(MIN_LINES, MIN_SHARE * lines.length);

function withoutSign(lines: readonly string[]): readonly string[] {
  const signs = lines.map((line) => SIGN.exec(line)?.[1]);
  const [sign] = signs.filter((own) => own !== undefined);
  const isSame = (i: number) => signs[i] !== undefined && signs[i] === sign;
  const count = signs.filter((_, i) => isSame(i)).length;
  return isUsual(count, lines) ? lines.map((line, i) => (isSame(i) ? line.replace(SIGN, '') : line)) : lines;
}

function withoutNumbers(lines: readonly string[]): readonly string[] {
  const numbers = lines.map((line) => (startsWithDate(line) ? Number.NaN : Number(NUMBER.exec(line)?.[1])));
  const isCounted = numbers.map((n, i) => n === (numbers[i - 1] ?? 0) + 1 || n + 1 === numbers[i + 1]);
  const counted = lines.filter((line, i) => isCounted[i] && !AMOUNT.test(line));
  return isUsual(counted.length, lines)
    ? lines.map((line, i) => (isCounted[i] ? line.replace(NUMBER, '') : line))
    : lines;
}

/** "4 Nov: Ferry aground". Only the form of the date matters here, so any reference day will do. */
function startsWithDate(line: string): boolean {
  return findDates(line.slice(0, MAX_DATE_CHARACTERS), { referenceDay: '2020-06-15' }).some(
    ({ start }) => start === 0,
  );
}

function withoutQuotes(lines: readonly string[]): readonly string[] {
  const rows = lines.map(barsOf);
  if (!isUsual(rows.filter((row) => row !== null).length, lines)) return lines;
  const written = rows.map((row, i) => row ?? at(lines, i));
  if (findTemplate(written)?.separator === 'bar') return written;
  return lines.map((line, i) => (rows[i] === null ? line : withoutOpeningQuote(line)));
}

/** After a comma there must be a known outlet, because `"Never again", Krause` names who said it. */
function withoutOpeningQuote(line: string): string {
  const { title = '', back = '' } = OPENING_QUOTE.exec(line)?.groups ?? {};
  const [name = ''] = piecesOf(back);
  return title === '' || (/^\s*,/.test(back) && sourceEvidence(name) !== 'strong') ? line : title + back;
}

/**
 * Returns the parts of a line with a quoted headline, separated by bars. Null for other lines and for rows of a table.
 */
function barsOf(line: string): string | null {
  const { front = '', title = '', back = '' } = QUOTED.exec(line)?.groups ?? {};
  const before = piecesOf(front);
  const after = piecesOf(back);
  if (title === '' || title.includes('|') || CELLS.test(title) || before.length + after.length === 0)
    return null;
  return [...before, title.replace(/,$/, ''), ...after].join(' | ');
}

function piecesOf(text: string): string[] {
  return text
    .split(AROUND_QUOTE)
    .map((piece) => piece.replace(JOINT, '').trim())
    .flatMap((piece) => (fragmentKind(piece) === 'date' ? [piece] : splitFragments(piece)))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

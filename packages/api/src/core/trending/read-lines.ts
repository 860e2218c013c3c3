import { Failure } from '@earshot/schema/failures';
import { MAX_LINES } from '@earshot/schema/limits';
import type { LineType } from '@earshot/schema/trending/model';
import { numericOrderOf } from '../dates/absolute-dates.ts';
import type { NumericOrder } from '../dates/found-date.ts';
import { cleanLine, splitLines } from './clean-line.ts';
import { type LineOptions, type ReadLine, readLine } from './read-line.ts';
import { sourceKey } from './source-key.ts';

export interface LinesInput {
  /** The list as one text or as lines; blank lines count for the line numbers only. */
  readonly lines: string | readonly string[];
  readonly lineType: LineType;
  /** ISO day. */
  readonly referenceDay: string;
}

/** Lines that must name a publisher in a sure place before a doubtful place elsewhere is believed. */
const CONFIRMING_LINES = 2;
const HEADER_CELL =
  /^(?:title|headline|source|publisher|outlet|publication|media|date|published|publish(?:ed)? date|url|link|snippet|summary|description|author|country|reach|sentiment|#|no\.?|id)$/i;

/**
 * Reads every non-blank line of a list. Publishers and the order of day and month are settled over the whole list, so
 * that one line's meaning does not depend on its place.
 * Throws `Failure('too-many-lines')`.
 */
export function readLines(input: LinesInput): ReadLine[] {
  const raw = typeof input.lines === 'string' ? splitLines(input.lines) : input.lines.flatMap(splitLines);
  const numbered = raw
    .map((line, index) => ({ text: cleanLine(line), line: index + 1 }))
    .filter(({ text }) => text !== '' && !isTableHeader(text));
  if (numbered.length > MAX_LINES) throw new Failure('too-many-lines');
  const options: LineOptions = {
    lineType: input.lineType,
    referenceDay: input.referenceDay,
    numericOrder: commonNumericOrder(numbered),
    trustedSources: new Set(),
  };
  const first = numbered.map(({ text, line }) => readLine(text, line, options));
  const trustedSources = frequentSources(first);
  if (trustedSources.size === 0) return first;
  return first.map((read) =>
    read.source === null || read.title.includes(':')
      ? readLine(cleanLine(raw[read.line - 1] ?? ''), read.line, { ...options, trustedSources })
      : read,
  );
}

/** Number of lines that are not blank. */
export function countLines(lines: string | readonly string[]): number {
  const raw = typeof lines === 'string' ? splitLines(lines) : lines.flatMap(splitLines);
  return raw.reduce((count, line) => (cleanLine(line) === '' ? count : count + 1), 0);
}

function isTableHeader(text: string): boolean {
  const cells = text.split(/\s*[\t,;|]\s*/).filter((cell) => cell !== '');
  return cells.length >= 2 && cells.every((cell) => HEADER_CELL.test(cell.replace(/^"|"$/g, '')));
}

function frequentSources(lines: readonly ReadLine[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { source } of lines) {
    if (source === null) continue;
    const key = sourceKey(source);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([key, count]) => (count >= CONFIRMING_LINES ? [key] : [])));
}

/** Day-first when a date of the list can only be read so and none only the other way. */
function commonNumericOrder(lines: readonly { readonly text: string }[]): NumericOrder {
  const orders = new Set(lines.map(({ text }) => (/\d/.test(text) ? numericOrderOf(text) : null)));
  return orders.has('day-first') && !orders.has('month-first') ? 'day-first' : 'month-first';
}

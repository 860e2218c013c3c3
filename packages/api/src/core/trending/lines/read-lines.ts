import { Failure } from '@earshot/schema/failures';
import { MAX_LINES } from '@earshot/schema/limits';
import type { LineType } from '@earshot/schema/trending/model';
import { numericOrderOf } from '../../dates/absolute-dates.ts';
import type { NumericOrder } from '../../dates/found-date.ts';
import { cleanLine, splitLines } from './clean-line.ts';
import { type Furniture, readFurniture } from './page-furniture.ts';
import { placeDates } from './place-dates.ts';
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
const LONGEST_HEADER_CHARACTERS = 300;
const HEADER_CELL =
  /^(?:title|headline|source|publisher|outlet|publication|media|date|published|publish(?:ed)? date|url|link|snippet|summary|description|author|country|reach|sentiment|#|no\.?|id)$/i;

export interface LinesReading {
  readonly lines: readonly ReadLine[];
  /** Lines that are not blank, headers of tables included. */
  readonly total: number;
  /** Lines that tell no story of their own: labels, bylines, dates below a teaser. */
  readonly leftOut: readonly string[];
}

interface NumberedLine {
  readonly text: string;
  /** 1-based number in the input. */
  readonly line: number;
}

/**
 * Reads every non-blank line of a list. Publishers and the order of day and month are settled over the whole list, so
 * that one line's meaning does not depend on its place.
 * Throws `Failure('too-many-lines')`.
 */
export function readLines(input: LinesInput): LinesReading {
  const written = numberLines(input.lines);
  const rows = written.filter(({ text }) => !isTableHeader(text));
  if (rows.length > MAX_LINES) throw new Failure('too-many-lines');
  const { stories: numbered, furniture } =
    input.lineType === 'url' ? { stories: rows, furniture: [] } : sortOut(rows, input);
  const options: LineOptions = {
    lineType: input.lineType,
    referenceDay: input.referenceDay,
    numericOrder: commonNumericOrder(numbered),
    trustedSources: new Set(),
  };
  const first = numbered.map(({ text, line }) => readLine(text, line, options));
  const trustedSources = frequentSources(first);
  const lines =
    trustedSources.size === 0
      ? first
      : first.map((read, i) =>
          read.source === null || read.title.includes(':')
            ? readLine(numbered[i]?.text ?? '', read.line, { ...options, trustedSources })
            : read,
        );
  const dates = furniture.flatMap(({ line, date }) => (date ? [{ line, date }] : []));
  return {
    lines: placeDates(lines, dates),
    total: written.length,
    leftOut: furniture.map(({ text }) => text),
  };
}

type FurnitureLine = NumberedLine & Furniture;

/** Takes labels, bylines and dates of their own out of a list that was copied from a page; nothing when nothing else is there. */
function sortOut(
  rows: readonly NumberedLine[],
  { referenceDay }: LinesInput,
): { readonly stories: readonly NumberedLine[]; readonly furniture: readonly FurnitureLine[] } {
  const found = new Map<NumberedLine, FurnitureLine>();
  for (const row of rows) {
    const furniture = readFurniture(row.text, { referenceDay });
    if (furniture) found.set(row, { ...row, ...furniture });
  }
  const isPage = [...found.values()].some(({ isSure }) => isSure);
  return isPage && found.size < rows.length
    ? { stories: rows.filter((row) => !found.has(row)), furniture: [...found.values()] }
    : { stories: rows, furniture: [] };
}

/** The cleaned lines that are not blank. */
function numberLines(lines: string | readonly string[]): NumberedLine[] {
  const numbered: NumberedLine[] = [];
  let line = 0;
  for (const block of typeof lines === 'string' ? [lines] : lines) {
    for (const written of splitLines(block)) {
      line++;
      const text = cleanLine(written);
      if (text !== '') numbered.push({ text, line });
    }
  }
  return numbered;
}

function isTableHeader(text: string): boolean {
  if (text.length > LONGEST_HEADER_CHARACTERS || !/[\t,;|]/.test(text)) return false;
  const cells = text.split(/\s*[\t,;|]\s*/).filter((cell) => cell !== '');
  return cells.length >= 2 && cells.every((cell) => HEADER_CELL.test(cell.replace(/^"|"$/g, '')));
}

function frequentSources(lines: readonly ReadLine[]): Set<string> {
  const counts = new Map<string, number>();
  for (const [source, count] of countEach(lines)) {
    const key = sourceKey(source);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return new Set([...counts].flatMap(([key, count]) => (count >= CONFIRMING_LINES ? [key] : [])));
}

function countEach(lines: readonly ReadLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { source } of lines) if (source !== null) counts.set(source, (counts.get(source) ?? 0) + 1);
  return counts;
}

/** Day-first when a date of the list can only be read so and none only the other way. */
function commonNumericOrder(lines: readonly { readonly text: string }[]): NumericOrder {
  const orders = new Set(lines.map(({ text }) => (/\d/.test(text) ? numericOrderOf(text) : null)));
  return orders.has('day-first') && !orders.has('month-first') ? 'day-first' : 'month-first';
}

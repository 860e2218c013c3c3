import { Failure } from '@earshot/schema/failures';
import { MAX_LINES } from '@earshot/schema/limits';
import type { LineType } from '@earshot/schema/trending/model';
import { numericOrderOf } from '../../dates/absolute-dates.ts';
import { dayNumber } from '../../dates/calendar.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { NumericOrder } from '../../dates/found-date.ts';
import { type NumberedLine, readAlert } from './alert-layout.ts';
import { cleanLine, splitLines } from './clean-line.ts';
import { withoutBullet } from './line-pieces.ts';
import { listLayout } from './list-layout.ts';
import { listSubjects } from './list-subjects.ts';
import { type Boilerplate, readBoilerplate } from './page-boilerplate.ts';
import { placeDates } from './place-dates.ts';
import { type LineOptions, type ReadLine, readLine } from './read-line.ts';
import { sourceEvidence } from './source-evidence.ts';
import { sourceKey } from './source-key.ts';
import { bareName, isSubject } from './source-place.ts';
import { slottedNames } from './source-slots.ts';
import { splitPieces } from './split-pieces.ts';
import { stripDates } from './strip-dates.ts';

export interface LinesInput {
  /** The list as one text or as lines; blank lines count for the line numbers only. */
  readonly lines: string | readonly string[];
  readonly lineType: LineType;
  /** ISO day. */
  readonly referenceDay: string;
}

/** Lines that must end with the same name before it is believed to be a publisher elsewhere. */
const CONFIRMING_LINES = 2;
const NUMERIC_DATE = /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/;
/** A list holds no reports of the future. */
const FUTURE_PENALTY_DAYS = 365;
const MAX_HEADER_CHARACTERS = 300;
const HEADER_CELL =
  /^(?:title|headline|source|publisher|outlet|publication|media|date|published|publish(?:ed)? date|url|link|snippet|summary|description|author|country|reach|sentiment|#|no\.?|id)$/i;

export interface LinesReading {
  readonly lines: readonly ReadLine[];
  /** Lines that are not blank, headers of tables included. */
  readonly total: number;
  /** Lines that tell no story of their own: labels, bylines, teasers, dates below a teaser. */
  readonly leftOut: readonly string[];
  /** Lines without a letter. */
  readonly withoutLetters: number;
}

/**
 * Reads every non-blank line of a list. Publishers and the order of day and month are settled over the whole list, so
 * that one line's meaning does not depend on its place.
 * Throws `Failure('too-many-lines')`.
 */
export function readLines(input: LinesInput): LinesReading {
  const written = numberLines(input.lines);
  const rows = written.filter(({ text }) => /\p{L}/u.test(text) && !isTableHeader(text));
  if (rows.length > MAX_LINES) throw new Failure('too-many-lines');
  const withoutLetters = written.filter(({ text }) => !/\p{L}/u.test(text)).length;
  const found =
    input.lineType === 'url' ? new Map<NumberedLine, Boilerplate>() : findBoilerplate(rows, input);
  const alert = input.lineType === 'url' ? null : readAlert(rows, found);
  if (alert) {
    const sources = new Map(alert.stories.map(({ line, source }) => [line, source]));
    const lines = readAll(alert.stories, input).map((line) => ({
      ...line,
      source: sources.get(line.line) ?? line.source,
    }));
    const leftOut = alert.leftOut.map(({ text }) => text);
    return { lines, total: written.length, leftOut, withoutLetters };
  }
  const { stories, boilerplate } = sortOut(rows, found);
  const dates = boilerplate.flatMap(({ line, date }) => (date ? [{ line, date }] : []));
  return {
    lines: placeDates(readAll(stories, input), dates),
    total: written.length,
    leftOut: boilerplate.map(({ text }) => text),
    withoutLetters,
  };
}

/** Reads every line; what several lines say of publishers and numeric dates settles the doubtful ones. */
function readAll(rows: readonly NumberedLine[], { lineType, referenceDay }: LinesInput): ReadLine[] {
  const options: LineOptions = {
    lineType,
    referenceDay,
    numericOrder: commonNumericOrder(rows, referenceDay),
    trustedSources: new Set(),
    subjects: new Set(),
    layout: new Set(),
  };
  const first = rows.map(({ text, line }) => readLine(text, line, options));
  const subjects = listSubjects(first);
  const trustedSources = frequentSources(first, subjects, options);
  const settled = { ...options, trustedSources, subjects, layout: listLayout(first, subjects) };
  return first.map((read, i) =>
    !read.fromSlug && (read.source === null || !/\s/.test(read.source) || read.title.includes(':'))
      ? readLine(rows[i]?.text ?? '', read.line, settled)
      : read,
  );
}

type BoilerplateLine = NumberedLine & Boilerplate;

/** The lines that tell no story of their own in a list copied from a page. */
function findBoilerplate(
  rows: readonly NumberedLine[],
  { referenceDay }: LinesInput,
): Map<NumberedLine, Boilerplate> {
  const found = new Map<NumberedLine, Boilerplate>();
  for (const row of rows) {
    const boilerplate = readBoilerplate(row.text, { referenceDay });
    if (boilerplate) found.set(row, boilerplate);
  }
  return found;
}

/** Takes those lines out of a list that was copied from a page; nothing when nothing else is there. */
function sortOut(
  rows: readonly NumberedLine[],
  found: ReadonlyMap<NumberedLine, Boilerplate>,
): { readonly stories: readonly NumberedLine[]; readonly boilerplate: readonly BoilerplateLine[] } {
  const isPage = [...found.values()].some(({ isSure }) => isSure);
  if (!isPage || found.size === rows.length) return { stories: rows, boilerplate: [] };
  return {
    stories: rows.filter((row) => !found.has(row)),
    boilerplate: [...found].map(([row, boilerplate]) => ({ ...row, ...boilerplate })),
  };
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
  if (text.length > MAX_HEADER_CHARACTERS || !/[\t,;|]/.test(text)) return false;
  const cells = text.split(/\s*[\t,;|]\s*/).filter((cell) => cell !== '');
  return cells.length >= 2 && cells.every((cell) => HEADER_CELL.test(cell.replace(/^"|"$/g, '')));
}

/** Keys of publishers that several lines name, or end with. */
function frequentSources(
  lines: readonly ReadLine[],
  subjects: ReadonlySet<string>,
  options: LineOptions,
): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const name of line.source === null ? possibleNames(line.title, options) : [line.source]) {
      if (isSubject(name, subjects) && sourceEvidence(name) !== 'strong') continue;
      const key = sourceKey(name);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([key, count]) => (count >= CONFIRMING_LINES ? [key] : [])));
}

/** What may be the publisher in a title without one: after a bar or dash, or in a slot. */
function possibleNames(title: string, options: LineOptions): string[] {
  const piece = splitPieces(withoutBullet(title)).slice(1).at(-1)?.text;
  const written = [...(piece === undefined ? [] : [piece]), ...slottedNames(title).map(({ name }) => name)];
  const names = written.map((text) => bareName(stripDates(text, options).rest));
  return [...new Set(names)].filter((name) => sourceEvidence(name) !== 'none');
}

/**
 * The order of day and month in which the numeric dates of the list lie nearest to its other dates. A date that can be read
 * one way only settles it first; month-first when nothing speaks for either.
 */
function commonNumericOrder(lines: readonly NumberedLine[], referenceDay: string): NumericOrder {
  const dated = lines.filter(({ text }) => /\d/.test(text));
  const orders = new Set(dated.map(({ text }) => numericOrderOf(text)));
  if (orders.has('day-first') !== orders.has('month-first'))
    return orders.has('day-first') ? 'day-first' : 'month-first';
  if (!dated.some(({ text }) => NUMERIC_DATE.test(text))) return 'month-first';
  const settled: number[] = [];
  const open: { readonly dayFirst: number; readonly monthFirst: number }[] = [];
  for (const { text } of dated) {
    const dayFirst = findDates(text, { referenceDay, numericOrder: 'day-first' })[0]?.date;
    const monthFirst = findDates(text, { referenceDay, numericOrder: 'month-first' })[0]?.date;
    if (!dayFirst || !monthFirst) continue;
    if (dayFirst === monthFirst) settled.push(dayNumber(dayFirst));
    else open.push({ dayFirst: dayNumber(dayFirst), monthFirst: dayNumber(monthFirst) });
  }
  const latest = dayNumber(referenceDay) + 1;
  const middle = settled.sort((a, b) => a - b)[settled.length >> 1] ?? latest;
  const distance = (day: number) => Math.abs(day - middle) + (day > latest ? FUTURE_PENALTY_DAYS : 0);
  const gain = open.reduce(
    (sum, { dayFirst, monthFirst }) => sum + distance(monthFirst) - distance(dayFirst),
    0,
  );
  return gain > 0 ? 'day-first' : 'month-first';
}

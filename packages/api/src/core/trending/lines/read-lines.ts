import { Failure } from '@earshot/schema/failures';
import { MAX_LINES } from '@earshot/schema/limits';
import type { LineType } from '@earshot/schema/trending/model';
import { findDates } from '../../dates/find-dates.ts';
import type { DateOptions, FoundDate } from '../../dates/found-date.ts';
import { type AlertReading, type NumberedLine, readAlert, readSourceLine } from './alert-layout.ts';
import { joinItemWraps } from './join-item-wraps.ts';
import { withoutBullet } from './line-pieces.ts';
import { commonNumericOrder, yearNearOf } from './list-dates.ts';
import { listLayout } from './list-layout.ts';
import { listSubjects } from './list-subjects.ts';
import { numberLines } from './number-lines.ts';
import { type Boilerplate, readBoilerplate } from './page-boilerplate.ts';
import { type DateLine, placeDates } from './place-dates.ts';
import { type LineOptions, type ReadLine, readLine } from './read-line.ts';
import { findHeadings } from './section-headings.ts';
import { sourceEvidence } from './source-evidence.ts';
import { sourceKey } from './source-key.ts';
import { bareName, isSubject } from './source-place.ts';
import { slottedNames } from './source-slots.ts';
import { splitPieces } from './split-pieces.ts';
import { stripDates } from './strip-dates.ts';
import { isTableHeader, readTable } from './table-layout.ts';

export interface LinesInput {
  /** The list as one text or as lines; blank lines count for the line numbers only. */
  readonly lines: string | readonly string[];
  readonly lineType: LineType;
  /** ISO day. */
  readonly referenceDay: string;
}

/** Lines that must end with the same name before it is believed to be a publisher elsewhere. */
const CONFIRMING_LINES = 2;

export interface LinesReading {
  readonly lines: readonly ReadLine[];
  /** Lines that are not blank, headers of tables included. */
  readonly total: number;
  /** Lines that tell no story of their own: labels, bylines, teasers, dates below a teaser. */
  readonly leftOut: readonly string[];
  /** Lines that go on with the item above them. */
  readonly continued: number;
  /** Lines without a letter. */
  readonly withoutLetters: number;
}

/**
 * Reads every non-blank line of a list. Publishers and the order of day and month are settled over the whole list, so
 * that one line's meaning does not depend on its place.
 * Throws `Failure('too-many-lines')`.
 */
export function readLines(input: LinesInput): LinesReading {
  const lines = numberLines(input.lines);
  const written = input.lineType === 'url' ? lines : joinItemWraps(lines);
  const rows = written.filter(({ text }) => /\p{L}/u.test(text) && !isTableHeader(text));
  if (rows.length > MAX_LINES) throw new Failure('too-many-lines');
  const withoutLetters = written.filter(({ text }) => !/\p{L}/u.test(text)).length;
  const found =
    input.lineType === 'url' ? new Map<NumberedLine, Boilerplate>() : findBoilerplate(rows, input);
  const alert = input.lineType === 'url' ? null : readAlert(rows, found, input);
  const { stories, leftOut } = alert ?? sortOut(rows, found, input);
  const ownDates = leftOut.flatMap(
    (row) => found.get(row)?.date ?? (alert ? [] : (findDates(row.text, input)[0] ?? [])),
  );
  const table = readTable(written.map(({ text }) => text));
  const { lines: read, yearNear } = readAll(stories, { ...input, table }, ownDates);
  const placed = placeDates(read, dateLines(leftOut, found, { ...input, yearNear }));
  return {
    lines: alert ? withAlert(read, placed, alert, { ...input, yearNear }) : placed,
    total: lines.length,
    continued: lines.length - written.length,
    leftOut: leftOut.map(({ text }) => text),
    withoutLetters,
  };
}

/** Gives the lines of an alert their publishers, and the day of the mail. */
function withAlert(
  lines: readonly ReadLine[],
  placed: readonly ReadLine[],
  { stories }: AlertReading,
  options: DateOptions,
): readonly ReadLine[] {
  const named = new Map(stories.map(({ line, sourceLine }) => [line, readSourceLine(sourceLine, options)]));
  return lines.map((line, i) => {
    const { date = null, relativeDate = false } = placed[i] ?? {};
    const issueDay = relativeDate ? null : date;
    const own = named.get(line.line);
    return { ...line, source: own?.source ?? line.source, date: line.date ?? own?.date ?? null, issueDay };
  });
}

/** The days on lines of their own, among those left out. */
function dateLines(
  leftOut: readonly NumberedLine[],
  found: ReadonlyMap<NumberedLine, Boilerplate>,
  options: DateOptions,
): DateLine[] {
  return leftOut.flatMap((row) => {
    const date = found.get(row)?.date ? findDates(row.text, options)[0] : undefined;
    return date ? [{ line: row.line, date }] : [];
  });
}

/**
 * Reads every line; what several lines say of publishers, numeric dates and years settles the doubtful ones. `ownDates`:
 * dates on lines of their own.
 */
function readAll(
  rows: readonly NumberedLine[],
  { lineType, referenceDay, table }: Omit<LinesInput, 'lines'> & Pick<LineOptions, 'table'>,
  ownDates: readonly FoundDate[],
): { readonly lines: ReadLine[]; readonly yearNear: string | undefined } {
  const options: LineOptions = {
    lineType,
    referenceDay,
    numericOrder: commonNumericOrder(rows, referenceDay),
    trustedSources: new Set(),
    subjects: new Set(),
    layout: new Set(),
    table,
  };
  const first = rows.map(({ text, line }) => readLine(text, line, options));
  const subjects = listSubjects(first);
  const distinct = withoutRepeats(first);
  const trustedSources = frequentSources(distinct, subjects, options);
  const settled = { ...options, trustedSources, subjects, layout: listLayout(distinct, subjects) };
  const second = first.map((read, i) =>
    isDoubtful(read) ? readLine(rows[i]?.text ?? '', read.line, settled) : read,
  );
  const yearNear = yearNearOf(second, ownDates, referenceDay);
  const dated = { ...settled, yearNear };
  const lines = second.map((read, i) =>
    read.isYearAssumed && yearNear !== undefined ? readLine(rows[i]?.text ?? '', read.line, dated) : read,
  );
  return { lines, yearNear };
}

/** Whether what the other lines say of publishers may change how the line is read. */
function isDoubtful({ fromSlug, source, title }: ReadLine): boolean {
  return !fromSlug && (source === null || !/\s/.test(source) || title.includes(':'));
}

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

/** Takes those lines, and the headings between the headlines, out of the list; nothing when nothing else is there. */
function sortOut(
  rows: readonly NumberedLine[],
  found: ReadonlyMap<NumberedLine, Boilerplate>,
  { lineType }: LinesInput,
): { readonly stories: readonly NumberedLine[]; readonly leftOut: readonly NumberedLine[] } {
  const isPage = [...found.values()].some(({ kind }) => kind === 'page');
  const headings = lineType === 'url' ? new Set() : findHeadings(rows);
  const isStory = (row: NumberedLine) => !headings.has(row) && !(isPage && found.has(row));
  const stories = rows.filter(isStory);
  return stories.length === 0
    ? { stories: rows, leftOut: [] }
    : { stories, leftOut: rows.filter((row) => !isStory(row)) };
}

/** Each headline of a publisher once: a line that is repeated confirms nothing. */
function withoutRepeats(lines: readonly ReadLine[]): ReadLine[] {
  const seen = new Set<string>();
  return lines.filter(({ title, source }) => {
    const key = `${title}\n${source ?? ''}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
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

import type { ColumnKind } from '@earshot/schema/trending/list-reading';
import type { ListTable } from '@earshot/schema/trending/list-reading-model';
import type { LineType } from '@earshot/schema/trending/model';
import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import { feedRows } from '../../feeds/read-feed.ts';
import type { LaidOutLine, NumberedLine } from '../layout/lay-out-records.ts';
import { everyLine, type LayoutReading, readLayout } from '../layout/read-layout.ts';
import { dayOf } from '../layout/record-facts.ts';
import { type IndentedLine, joinItemWraps, joinTitleWraps } from './join-wraps.ts';
import { commonNumericOrder, type DateLine, placeDates } from './list-dates.ts';
import { numberLines } from './number-lines.ts';
import { type ReadLine, readHeadlines, wholeTitle } from './read-line.ts';
import { describeTable, readTable, type TableLayout, type TableReading, toTableRole } from './read-table.ts';
import { outletOfUrl, readUrl } from './read-url.ts';
import { sourceKey } from './source-key.ts';
import { keepColumns, layOutTable, type UserColumns } from './table-rows.ts';

export interface LinesInput {
  /** The list as one text or as lines. Blank lines count only for the line numbers. */
  readonly lines: string | readonly string[];
  readonly lineType: LineType;
  /** Kinds of the table's columns, if set by the user. */
  readonly columns?: readonly ColumnKind[] | undefined;
  /** Reference day for relative dates, as an ISO date. */
  readonly referenceDay: string;
}

export interface LinesReading {
  readonly lines: readonly ReadLine[];
  /** Number of lines that are neither blank nor recognized as a header, label or furniture of a page. */
  readonly total: number;
  /** Lines that are not headlines: outlets, bylines, teasers, buttons, headings, and the header and footer of an email. */
  readonly leftOut: readonly string[];
  /** Number of lines that continue the item above them. */
  readonly continued: number;
  /** Number of lines beyond `MAX_LINES`, which were not read. */
  readonly beyond: number;
  readonly withoutLetters: number;
  readonly columns: UserColumns;
  /** The columns of the table that was found. Null if there is none. */
  readonly table: ListTable | null;
}

const HAS_LETTER = /\p{L}/u;

/**
 * Reads a list: first its layout as a whole, then every headline. Publishers and the order of day and month are determined
 * for the whole list, so that the meaning of a line does not depend on its position. Throws `Failure('columns-mismatch')`.
 */
export function readLines(input: LinesInput): LinesReading {
  const { lines, leftOut: beyond } = numberLines(
    typeof input.lines === 'string' ? (feedRows(input.lines) ?? input.lines) : input.lines,
  );
  const written = input.lineType === 'url' ? lines : joinWraps(lines);
  const reading = tableIn(written, input);
  const table = reading?.isUsed ? reading.layout : null;
  const header = table ? written.findIndex(({ text }) => text === table.headerLine) : -1;
  // A report may have its title and its dates above the header.
  const above = written.slice(0, 2 * header < written.length ? Math.max(0, header) : 0);
  const rows = written.slice(above.length).filter(({ text }) => text !== table?.headerLine);
  const numericOrder = commonNumericOrder(rows, input.referenceDay);
  const options = { ...input, numericOrder };
  const layout = layoutOf(rows, table, options);
  const separateDates = [...layout.days, ...layout.issueDays, ...daysOf(layout.stories)].flatMap(
    ({ text }) => dayOf(text, options) ?? [],
  );
  const { lines: read, yearNear } = readHeadlines(layout.stories, { ...options, table }, separateDates);
  const dated = { ...options, yearNear };
  const hosts = outletsOfAddresses(layout.stories, options);
  const complete = read.map((line, i) => {
    const story = layout.stories[i];
    return {
      ...withRecord(line, story, dated, hosts[i] ?? null),
      text: story ? story.text.replaceAll('\t', ' ').trimEnd() : line.text,
    };
  });
  const storyLines = new Set(layout.stories.map(({ line }) => line));
  const headers = written.filter(({ text }) => text === table?.headerLine);
  const furniture = new Set(
    [...above, ...headers, ...layout.leftOut].flatMap(({ line }) => (storyLines.has(line) ? [] : line)),
  );
  return {
    lines: placeIssueDays(
      placeDates(complete, dateLines(layout.days, dated)),
      dateLines(layout.issueDays, dated),
    ),
    total: lines.length - furniture.size,
    beyond,
    continued: lines.length - written.length,
    leftOut: [...above, ...layout.leftOut]
      .filter(({ text }) => HAS_LETTER.test(text))
      .map(({ text }) => text),
    withoutLetters: written.filter(({ text }) => !HAS_LETTER.test(text)).length,
    columns: keepColumns(rows, reading),
    table: reading && describeTable(reading),
  };
}

/** Joins the lines into which items or headlines were broken. */
function joinWraps(lines: readonly IndentedLine[]): readonly NumberedLine[] {
  const items = joinItemWraps(lines);
  return items.length < lines.length ? items : joinTitleWraps(items);
}

/** Returns the table whose rows are the lines. Null if there is none or if the lines are URLs. */
function tableIn(rows: readonly NumberedLine[], { lineType, columns }: LinesInput): TableReading | null {
  if (lineType === 'url') return null;
  return readTable(
    rows.map(({ text }) => text),
    columns?.map(toTableRole),
  );
}

function layoutOf(
  rows: readonly NumberedLine[],
  table: TableLayout | null,
  options: DateOptions & Pick<LinesInput, 'lineType'>,
): LayoutReading {
  if (options.lineType === 'url') return everyLine(rows);
  if (table === null) return readLayout(rows, options);
  return layOutTable(rows, table, options);
}

/** Returns the date lines of stories, each with the line number of its story. */
function daysOf(stories: readonly LaidOutLine[]): NumberedLine[] {
  return stories.flatMap(({ dayLine, line }) => (dayLine === null ? [] : [{ text: dayLine, line }]));
}

function dateLines(rows: readonly NumberedLine[], options: DateOptions): DateLine[] {
  return rows.flatMap(({ line, text }) => {
    const date = dayOf(text, options);
    return date ? [{ line, date }] : [];
  });
}

/** A monitoring service links to its own pages: if this many addresses have one host, it is not their outlet. */
const MIN_SAME_HOSTS = 3;

/** Returns the outlet that the address below each headline shows. */
function outletsOfAddresses(stories: readonly LaidOutLine[], options: DateOptions): (string | null)[] {
  const hosts = stories.map(({ url }) => {
    const reading = url === null ? null : readUrl(url, options);
    return reading && outletOfUrl(reading);
  });
  const found = hosts.filter((host) => host !== null);
  return found.length >= MIN_SAME_HOSTS && new Set(found).size === 1 ? hosts.map(() => null) : hosts;
}

/** Adds the facts from the other lines of a headline's record to the headline. */
function withRecord(
  line: ReadLine,
  story: LaidOutLine | undefined,
  options: DateOptions,
  host: string | null,
): ReadLine {
  if (!story) return line;
  const day = line.date === null && story.dayLine !== null ? dayOf(story.dayLine, options) : null;
  const dated = day
    ? { date: day.date, relativeDate: day.relative, isYearAssumed: day.isYearAssumed, ageHours: day.ageHours }
    : {};
  const url = line.url ?? story.url;
  if (story.outlet === null) return { ...line, ...dated, url, source: line.source ?? host };
  const isSame = line.source !== null && sourceKey(line.source) === sourceKey(story.outlet);
  const title = isSame || line.fromSlug ? line.title : wholeTitle(line.text, options);
  return { ...line, ...dated, url, title, source: story.outlet };
}

/** Adds to each line the day of the email that contains it: evidence of when it was published, but not the line's date. */
function placeIssueDays(lines: readonly ReadLine[], days: readonly DateLine[]): readonly ReadLine[] {
  let next = 0;
  return lines.map((line) => {
    while ((days[next]?.line ?? Number.POSITIVE_INFINITY) < line.line) next++;
    const day = days[next - 1]?.date;
    return day && !day.relative ? { ...line, issueDay: day.date } : line;
  });
}

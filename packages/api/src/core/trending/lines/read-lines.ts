import type { ColumnKind } from '@earshot/schema/trending/list-reading';
import type { ListTable } from '@earshot/schema/trending/list-reading-model';
import type { LineType } from '@earshot/schema/trending/model';
import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import { feedRows } from '../../feeds/read-feed.ts';
import { toTableRole } from '../layout/columns.ts';
import type { LaidOutLine, NumberedLine } from '../layout/lay-out-records.ts';
import { everyLine, type LayoutReading, readLayout } from '../layout/read-layout.ts';
import { dayOf } from '../layout/record-facts.ts';
import { type IndentedLine, joinItemWraps, joinTitleWraps } from './join-wraps.ts';
import { commonNumericOrder, type DateLine, placeDates } from './list-dates.ts';
import { numberLines } from './number-lines.ts';
import { type ReadLine, readHeadlines, wholeTitle } from './read-line.ts';
import {
  describeTable,
  keepColumns,
  layOutTable,
  readTable,
  type TableLayout,
  type UserColumns,
} from './read-table.ts';
import { outletOfUrl, readUrl } from './read-url.ts';
import { sourceKey } from './source-evidence.ts';

export interface LinesInput {
  readonly lines: string | readonly string[];
  readonly lineType: LineType;
  readonly columns?: readonly ColumnKind[] | undefined;
  readonly referenceDay: string;
}

export interface LinesReading {
  readonly lines: readonly ReadLine[];
  readonly total: number;
  readonly leftOut: readonly string[];
  readonly continued: number;
  readonly beyond: number;
  readonly withoutLetters: number;
  readonly columns: UserColumns;
  readonly table: ListTable | null;
}

const HAS_LETTER = /\p{L}/u;

/** The whole list decides about publishers and the order of day and month. Throws `Failure('columns-mismatch')`. */
export function readLines(input: LinesInput): LinesReading {
  const { lines, leftOut: beyond } = numberLines(
    typeof input.lines === 'string' ? (feedRows(input.lines) ?? input.lines) : input.lines,
  );
  const written = input.lineType === 'url' ? lines : joinWraps(lines);
  const texts = written.map(({ text }) => text);
  const reading = input.lineType === 'url' ? null : readTable(texts, input.columns?.map(toTableRole));
  const table = reading?.isUsed ? reading.layout : null;
  const header = table?.headerLine ? texts.indexOf(table.headerLine) : -1;
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

function joinWraps(lines: readonly IndentedLine[]): readonly NumberedLine[] {
  const items = joinItemWraps(lines);
  return items.length < lines.length ? items : joinTitleWraps(items);
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

function outletsOfAddresses(stories: readonly LaidOutLine[], options: DateOptions): (string | null)[] {
  const hosts = stories.map(({ url }) => {
    const reading = url === null ? null : readUrl(url, options);
    return reading && outletOfUrl(reading);
  });
  const found = hosts.filter((host) => host !== null);
  return found.length >= MIN_SAME_HOSTS && new Set(found).size === 1 ? hosts.map(() => null) : hosts;
}

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

function placeIssueDays(lines: readonly ReadLine[], days: readonly DateLine[]): readonly ReadLine[] {
  let next = 0;
  return lines.map((line) => {
    while ((days[next]?.line ?? Number.POSITIVE_INFINITY) < line.line) next++;
    const day = days[next - 1]?.date;
    return day && !day.relative ? { ...line, issueDay: day.date } : line;
  });
}

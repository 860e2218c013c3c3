import { csvTable } from '../csv-table.ts';
import type { CSV_FORMS, HeatPart, TrendingItem, TrendingResult } from './model.ts';

type Cell = string | number;
type Column<Row> = readonly [name: string, cell: (row: Row) => Cell];

interface RankedItem {
  readonly rank: number;
  readonly item: TrendingItem;
}

interface RankedLine extends RankedItem {
  readonly member: TrendingItem['members'][number];
}

const STORY_COLUMNS: readonly Column<RankedItem>[] = [
  ['rank', ({ rank }) => rank],
  ['title', ({ item }) => item.title],
  ['heat_score', ({ item }) => item.heat_score],
  ['mentions', ({ item }) => item.mentions],
  ['latest_date', ({ item }) => item.latest_date ?? ''],
  ['avg_sentiment', ({ item }) => item.avg_sentiment ?? ''],
  ['sources', ({ item }) => item.sources.join('; ')],
  ['volume', ({ item }) => pointsOf('volume', item)],
  ['source_diversity', ({ item }) => pointsOf('sources', item)],
  ['recency', ({ item }) => pointsOf('recency', item)],
  ['shared_keywords', ({ item }) => pointsOf('keywords', item)],
  ['intensity', ({ item }) => pointsOf('intensity', item)],
  ['explain_why', ({ item }) => item.explain_why],
  ['pieces', ({ item }) => item.pieces],
  ['pick_ups', ({ item }) => item.pick_ups.join('; ')],
  ['changed_by_hand', ({ item }) => yes(item.by_hand === true)],
];

const LINE_COLUMNS: readonly Column<RankedLine>[] = [
  ['rank', ({ rank }) => rank],
  ['story', ({ item }) => item.title],
  ['line', ({ member }) => member.line],
  ['title', ({ member }) => member.title],
  ['outlet', ({ member }) => member.source ?? ''],
  ['date', ({ member }) => member.date ?? ''],
  ['address', ({ member }) => member.url ?? ''],
  ['sentiment', ({ member }) => member.sentiment ?? ''],
  ['copy_of_line', ({ member }) => member.copy_of ?? ''],
  ['changed_by_hand', ({ item }) => yes(item.by_hand === true)],
];

/**
 * A ranking as a table for spreadsheets: RFC 4180 with CRLF line ends and a UTF-8 byte order mark, a header row, then in rank
 * order a row for each story, or for each line with its story. Cells that a spreadsheet would run as formulas start with an apostrophe
 * in front (#397).
 */
export function toCsv(
  { items }: Pick<TrendingResult, 'items'>,
  form: (typeof CSV_FORMS)[number] = 'stories',
): string {
  const ranked = items.map((item, i): RankedItem => ({ rank: i + 1, item }));
  if (form === 'stories') return tableOf(STORY_COLUMNS, ranked);
  const lines = ranked.flatMap(({ rank, item }) => item.members.map((member) => ({ rank, item, member })));
  return tableOf(LINE_COLUMNS, lines);
}

function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return csvTable([
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]);
}

function pointsOf(name: HeatPart['name'], { heat_parts }: TrendingItem): Cell {
  return heat_parts.find((part) => part.name === name)?.points ?? '';
}

function yes(is: boolean): string {
  return is ? 'yes' : '';
}

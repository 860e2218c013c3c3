import { type CsvStyle, csvTable, UNSEEN_GUARD } from '../csv-table.ts';
import type { CSV_FORMS, HeatPart, TrendingItem, TrendingResult } from './model.ts';

type Cell = string | number;
type Column<Row, Name extends string = keyof typeof COLUMN_WORDS> = readonly [
  name: Name,
  cell: (row: Row) => Cell,
];

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

const REACH_COLUMNS: readonly Column<RankedItem>[] = [
  ['reach', ({ item }) => item.reach ?? ''],
  ['reach_points', ({ item }) => pointsOf('reach', item)],
];
const PAID_COLUMNS: readonly Column<RankedItem>[] = [
  ['paid_placements', ({ item }) => item.paid_placements ?? 0],
];
const PAID_LINE_COLUMNS: readonly Column<RankedLine>[] = [
  ['paid', ({ member }) => yes(member.paid === true)],
];

const COLUMN_WORDS = {
  rank: 'Rank',
  title: 'Title',
  heat_score: 'Heat score',
  mentions: 'Mentions',
  latest_date: 'Latest date',
  avg_sentiment: 'Average tone',
  sources: 'Sources',
  volume: 'Volume',
  source_diversity: 'Source diversity',
  recency: 'Recency',
  shared_keywords: 'Shared keywords',
  intensity: 'Intensity of wording',
  explain_why: "Why it's trending",
  pieces: 'Pieces',
  pick_ups: 'Ran a copy only',
  changed_by_hand: 'Changed by hand',
  story: 'Story',
  line: 'Line',
  outlet: 'Outlet',
  date: 'Date',
  address: 'Address',
  sentiment: 'Tone',
  copy_of_line: 'Copy of line',
  reach: 'Reach of the outlets',
  reach_points: 'Reach',
  paid_placements: 'Paid placements',
  paid: 'Paid placement',
} as const;

/** A file for a spreadsheet program: its separator, readable headers, and an invisible guard against formulas. */
export interface SpreadsheetStyle {
  readonly separator: CsvStyle['separator'];
}

/** Cells that a spreadsheet would run as formulas start with an apostrophe, or with a zero-width space in spreadsheet style (#397). */
export function toCsv(
  {
    items,
    summary,
  }: Pick<TrendingResult, 'items'> & { readonly summary?: Pick<TrendingResult['summary'], 'columns'> },
  form: (typeof CSV_FORMS)[number] = 'stories',
  spreadsheet?: SpreadsheetStyle,
): string {
  const ranked = items.map((item, i): RankedItem => ({ rank: i + 1, item }));
  const paid = items.some(({ paid_placements }) => paid_placements !== undefined);
  if (form === 'stories') {
    const reach = items.some((item) => item.reach !== undefined) ? REACH_COLUMNS : [];
    return tableOf([...STORY_COLUMNS, ...reach, ...(paid ? PAID_COLUMNS : [])], ranked, spreadsheet);
  }
  const lines = ranked.flatMap(({ rank, item }) => item.members.map((member) => ({ rank, item, member })));
  const userColumns = (summary?.columns ?? []).map(
    (name, i): Column<RankedLine, string> => [name, ({ member }) => cellOf(member.cells?.[i] ?? '')],
  );
  return tableOf([...LINE_COLUMNS, ...(paid ? PAID_LINE_COLUMNS : []), ...userColumns], lines, spreadsheet);
}

function tableOf<Row>(
  columns: readonly Column<Row, string>[],
  rows: readonly Row[],
  spreadsheet: SpreadsheetStyle | undefined,
): string {
  const words = new Map<string, string>(spreadsheet ? Object.entries(COLUMN_WORDS) : []);
  const names = columns.map(([name]) => words.get(name) ?? name);
  const cells = [names, ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  return spreadsheet ? csvTable(cells, { ...spreadsheet, guard: UNSEEN_GUARD }) : csvTable(cells);
}

/** Negative numbers stay numbers, because they need no guard. */
function cellOf(cell: string): Cell {
  return cell.startsWith('-') && String(Number(cell)) === cell ? Number(cell) : cell;
}

function pointsOf(name: HeatPart['name'], { heat_parts }: TrendingItem): Cell {
  return heat_parts.find((part) => part.name === name)?.points ?? '';
}

function yes(is: boolean): string {
  return is ? 'yes' : '';
}

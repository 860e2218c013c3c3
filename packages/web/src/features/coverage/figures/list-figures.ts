import { addDays, leadingDay, weekday } from '@earshot/schema/values/dates/calendar';
import { oncePer } from '../../../lib/once-per.ts';
import { figuresOf, nameOf } from '../book/coverage-list.ts';
import {
  countedRows,
  LEFT_REASONS,
  leftReasonOf,
  type RowToneLabel,
  shownEntry,
  tiersOf,
  toneOf,
} from '../book/effective-row.ts';
import type { CoverageList, CoverageRow } from '../book/list-shape.ts';
import { kinshipOf } from '../book/same-article.ts';

/** Tones in the order of the tables. Null stands for articles without a clear tone. */
export const TONES: readonly (RowToneLabel | null)[] = ['Positive', 'Mixed', 'Neutral', 'Negative', null];

/** Minimum number of articles with a clear tone. With fewer, no net tone is shown. */
export const MIN_SCORED = 3;

export interface KeywordCounts {
  readonly keyword: string;
  readonly mentions: number;
  readonly rows: readonly number[];
  readonly headlineRows: readonly number[];
  /** Share of the mentions of all keywords. The percentages add up to 100, unless there are no mentions. */
  readonly percent: number;
  readonly tones: readonly { readonly tone: RowToneLabel | null; readonly rows: readonly number[] }[];
  /** Rows with a tone toward the keyword, from which the net tone is computed. */
  readonly scored: readonly number[];
  /** Positive minus negative articles, divided by those with a clear tone, from -1 to 1. Null if none has a tone. */
  readonly net: number | null;
  readonly byHand: readonly number[];
}

interface Counts {
  readonly rows: readonly number[];
  readonly mentions: number;
  readonly mentionRows: readonly number[];
  /** Rows whose headline names at least one keyword. */
  readonly headlineRows: readonly number[];
  readonly keywords: readonly KeywordCounts[];
}

export interface RowGroup {
  readonly value: string;
  readonly rows: readonly CoverageRow[];
}

export interface ListFigures extends Counts {
  readonly counted: readonly CoverageRow[];
  /** One row per distinct text. */
  readonly texts: readonly number[];
  readonly outlets: readonly RowGroup[];
  readonly days: readonly RowGroup[];
  readonly tiers: readonly RowGroup[];
}

export function countRows(rows: readonly CoverageRow[], keywords: readonly string[]): Counts {
  const counts = keywords.map((keyword) => countKeyword(rows, keyword));
  const mentions = counts.reduce((sum, one) => sum + one.mentions, 0);
  const percents = wholePercents(counts.map((one) => (mentions === 0 ? 0 : one.mentions / mentions)));
  return {
    rows: rows.map(({ id }) => id),
    mentions,
    mentionRows: [...new Set(counts.flatMap((one) => one.rows))],
    headlineRows: [...new Set(counts.flatMap((one) => one.headlineRows))],
    keywords: counts.map((one, i) => ({ ...one, percent: percents[i] ?? 0 })),
  };
}

function countKeyword(rows: readonly CoverageRow[], keyword: string): Omit<KeywordCounts, 'percent'> {
  let mentions = 0;
  const found: number[] = [];
  const headlineRows: number[] = [];
  const byHand: number[] = [];
  const byTone = new Map(TONES.map((tone) => [tone, [] as number[]]));
  for (const row of rows) {
    const figures = figuresOf(row, keyword);
    if (figures && figures.mentions > 0) found.push(row.id);
    if (figures?.inHeadline) headlineRows.push(row.id);
    mentions += figures?.mentions ?? 0;
    const { label, isAbout, manual } = toneOf(row, keyword, figures);
    if (isAbout) byTone.get(label)?.push(row.id);
    if (manual) byHand.push(row.id);
  }
  const tones = [...byTone].map(([tone, ids]) => ({ tone, rows: ids }));
  const scored = tones.flatMap((one) => (one.tone === null ? [] : one.rows));
  const difference = (byTone.get('Positive')?.length ?? 0) - (byTone.get('Negative')?.length ?? 0);
  const net = scored.length === 0 ? null : difference / scored.length;
  return { keyword, mentions, rows: found, headlineRows, tones, scored, net, byHand };
}

/** Rows by their value, largest group first. Rows without a value are in no group. */
function groupRows(rows: readonly CoverageRow[], valueIn: (row: CoverageRow) => string): RowGroup[] {
  const groups = new Map<string, { value: string; rows: CoverageRow[] }>();
  for (const row of rows) {
    const value = valueIn(row).trim();
    if (value === '') continue;
    const key = value.toLowerCase();
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { value, rows: [row] });
  }
  return [...groups.values()].sort((a, b) => b.rows.length - a.rows.length || a.value.localeCompare(b.value));
}

const dayOf = oncePer((row: CoverageRow) => leadingDay(shownEntry(row)?.date ?? '') ?? '');

const figuresByRows = new WeakMap<
  readonly CoverageRow[],
  { readonly of: CoverageList; readonly figures: ListFigures }
>();

/** Cached for each state of the list's rows, keywords and settings. */
export function listFigures(list: CoverageList): ListFigures {
  const before = figuresByRows.get(list.rows);
  if (before?.of.keywords === list.keywords && before.of.settings === list.settings) return before.figures;
  const counted = countedRows(list);
  const kinship = kinshipOf(list.rows);
  const tierOf = tiersOf(list);
  const figures = {
    ...countRows(counted, list.keywords.map(nameOf)),
    counted,
    texts: counted.filter(({ id }) => kinship.get(id)?.copyOf == null).map(({ id }) => id),
    outlets: groupRows(counted, (row) => shownEntry(row)?.outlet ?? ''),
    days: inOrder(groupRows(counted, dayOf)),
    tiers: groupRows(counted, tierOf),
  };
  figuresByRows.set(list.rows, { of: list, figures });
  return figures;
}

function inOrder(groups: readonly RowGroup[]): RowGroup[] {
  return groups.toSorted((a, b) => a.value.localeCompare(b.value));
}

/** Maximum number of days in a timeline by day. A longer one is by week. */
const MAX_DAYS = 14;

/** Articles over time. Days and weeks without any are left out. */
export function timelineOf({ counted, days }: ListFigures) {
  if (days.length <= MAX_DAYS) return { unit: 'day', groups: days } as const;
  const weeks = groupRows(counted, (row) => (dayOf(row) === '' ? '' : mondayOf(dayOf(row))));
  return { unit: 'week', groups: inOrder(weeks) } as const;
}

function mondayOf(day: string): string {
  return addDays(day, -((weekday(day) + 6) % 7));
}

export function leftRows(list: CoverageList) {
  return LEFT_REASONS.map((name) => ({
    name,
    rows: list.rows.filter((row) => leftReasonOf(row, list) === name).map(({ id }) => id),
  })).filter(({ rows }) => rows.length > 0);
}

/** Rounds by largest remainder, so that 62.5% and 37.5% add up to 100. */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map((percent) => Math.floor(percent + SLACK));
  const sum = Math.round(exact.reduce((total, percent) => total + percent, 0));
  const missing = sum - whole.reduce((total, percent) => total + percent, 0);
  const byRemainder = exact
    .map((percent, i) => ({ at: i, remainder: percent - (whole[i] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  const roundedUp = new Set(byRemainder.slice(0, missing).map(({ at }) => at));
  return whole.map((percent, index) => percent + Number(roundedUp.has(index)));
}

/** Compensates for floating-point error: 0.29 * 100 is slightly less than 29. */
const SLACK = 1e-9;

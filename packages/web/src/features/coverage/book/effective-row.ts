import type { KeywordToneLabel, SentimentLabel } from '@earshot/schema/sentiment';
import { leadingDay } from '@earshot/schema/values/dates/calendar';
import { knownSpellingKey } from '../../../lib/known-spelling-key.ts';
import {
  addAddresses,
  type CopyCount,
  type CoverageList,
  type CoverageRow,
  figuresOf,
  type ManualTone,
  nameOf,
} from './coverage-list.ts';
import type { ListEntry } from './list-entry.ts';
import { kinshipOf } from './same-article.ts';

/** The label of a row: a computed one, or one that the user set. Only the user sets Neutral. */
export type RowToneLabel = KeywordToneLabel | SentimentLabel;

/** The tone of a row toward a keyword: the one that the user set, or else the computed one. */
export interface RowTone {
  /** Null if no sentence with the keyword has a clear tone and the user has not set one. */
  readonly label: RowToneLabel | null;
  /** Computed tone in [-1, 1], even if the user has set another tone. Null if there is none. */
  readonly value: number | null;
  /** Tone set by the user, which replaces the computed tone. Null if there is none. */
  readonly manual: ManualTone | null;
  /** Number of sentences with a clear tone, which the computed tone rests on. */
  readonly clear: number;
  /** Whether the article is included in the tones toward the keyword: it mentions the keyword, or the user set its tone. */
  readonly isAbout: boolean;
}

/** Returns the tone that the user set toward a keyword, looked up by name like `figuresOf`. Null if there is none. */
export function manualToneOf({ edits }: Pick<CoverageRow, 'edits'>, name: string): ManualTone | null {
  const key = knownSpellingKey(nameOf(name));
  return Object.entries(edits.tones).find(([of]) => knownSpellingKey(nameOf(of)) === key)?.[1] ?? null;
}

/** Returns the tone of a row toward a keyword: the tone set by the user, or else the computed tone. */
export function toneOf(row: CoverageRow, keyword: string): RowTone {
  const manual = manualToneOf(row, keyword);
  const figures = figuresOf(row, keyword);
  return {
    label: manual?.label ?? figures?.label ?? null,
    value: figures?.tone ?? null,
    manual,
    clear: figures?.clear ?? 0,
    isAbout: manual !== null || (figures?.mentions ?? 0) > 0,
  };
}

/** A row's report with the user's corrections. Known facts fill its gaps. */
export type ShownEntry = ListEntry & { readonly edited: readonly ('outlet' | 'headline' | 'date')[] };

const shownByRow = new WeakMap<CoverageRow, ShownEntry>();

/** Returns the content of a row as shown and counted. Null if the row has no report yet. */
export function shownEntry(row: CoverageRow): ShownEntry | null {
  if (row.entry === null) return null;
  const before = shownByRow.get(row);
  if (before) return before;
  const shown = corrected(row.entry, row);
  shownByRow.set(row, shown);
  return shown;
}

/** Fills the gaps of a report with the known facts and applies the user's corrections. */
function corrected(entry: ListEntry, { edits, known }: CoverageRow): ShownEntry {
  const fields = ['outlet', 'headline', 'date'] as const;
  const read = {
    outlet: entry.outlet || known.outlet,
    headline: entry.headline || known.headline,
    date: dated(entry.date) ?? dated(known.date),
  };
  return {
    ...entry,
    ...read,
    ...(edits.outlet === undefined ? {} : { outlet: edits.outlet }),
    ...(edits.headline === undefined ? {} : { headline: edits.headline }),
    ...(edits.date === undefined ? {} : { date: dated(edits.date) }),
    edited: fields.filter((field) => edits[field] !== undefined && edits[field] !== (read[field] ?? '')),
  };
}

/** Returns a date or time if its day exists. Exports of monitoring tools write 0000-00-00 and 9999-12-31 for no date. */
function dated(date: string | null): string | null {
  return date !== null && leadingDay(date) !== null ? date : null;
}

const countedByRows = new WeakMap<readonly CoverageRow[], Partial<Record<CopyCount, CoverageRow[]>>>();

/**
 * Returns the rows that count: analyzed, not excluded, and only one row per article. Copies of a text in other outlets
 * count, unless `settings.copies` is `texts`.
 */
export function countedRows({ rows, settings }: Pick<CoverageList, 'rows' | 'settings'>): CoverageRow[] {
  const known = countedByRows.get(rows) ?? {};
  const before = known[settings.copies];
  if (before) return before;
  const kinship = kinshipOf(rows);
  const counted = rows.filter((row) => {
    if (row.entry === null || row.excluded !== null) return false;
    const kin = kinship.get(row.id);
    return kin?.sameAs == null && (settings.copies === 'placements' || kin?.copyOf == null);
  });
  countedByRows.set(rows, { ...known, [settings.copies]: counted });
  return counted;
}

/** Why the figures of a row are out of date. Null if they are current. */
export type Staleness = 'keywords' | 'method' | null;

/**
 * Returns why a row should be analyzed again: a keyword, message or spelling of the list is new, or the row was analyzed
 * with an older method than the newest row.
 */
export function staleness(row: CoverageRow, list: CoverageList): Staleness {
  if (row.entry === null) return null;
  const tracked = new Set(row.entry.keywords.map((figures) => knownSpellingKey(figures.tracked)));
  const wanted = [...list.keywords, ...list.messages];
  if (wanted.some((keyword) => !tracked.has(knownSpellingKey(keyword)))) return 'keywords';
  return row.entry.methodVersion === newestMethod(list.rows) ? null : 'method';
}

const newestByRows = new WeakMap<readonly CoverageRow[], string>();
const byVersion = new Intl.Collator('en', { numeric: true });

function newestMethod(rows: readonly CoverageRow[]): string {
  const before = newestByRows.get(rows);
  if (before !== undefined) return before;
  const newest = rows.reduce(
    (latest, { entry }) =>
      entry && byVersion.compare(entry.methodVersion, latest) > 0 ? entry.methodVersion : latest,
    '',
  );
  newestByRows.set(rows, newest);
  return newest;
}

/**
 * Adds URLs as waiting rows. A URL that is already in the list is analyzed again if its last analysis failed or its figures
 * are out of date.
 */
export function withEntered(list: CoverageList, addresses: readonly string[]): CoverageList {
  const entered = new Set(addresses);
  const added = addAddresses(
    list,
    addresses.map((address) => ({ address })),
  );
  const rows = added.rows.map((row): CoverageRow => {
    const isDue = row.status === 'failed' || (row.status === 'done' && staleness(row, list) !== null);
    return isDue && entered.has(row.address) ? { ...row, status: 'waiting', failure: '' } : row;
  });
  return { ...added, rows };
}

/** Whether a row was analyzed, is out of date and can be analyzed again. */
export function isRepeatableStale(row: CoverageRow, list: CoverageList): boolean {
  return row.status === 'done' && isRepeatable(row) && staleness(row, list) !== null;
}

/** Whether a row can be analyzed again, using its URL or its pasted text. */
export function isRepeatable(row: CoverageRow): boolean {
  return row.pasted !== null || /^https?:/i.test(row.address);
}

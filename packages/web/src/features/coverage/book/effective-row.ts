import { spellingKey } from '@earshot/schema/keywords/keyword-spellings';
import { type SentimentLabel, sentimentLabel } from '@earshot/schema/sentiment';
import {
  type CopyCount,
  type CoverageList,
  type CoverageRow,
  figuresOf,
  type ManualTone,
} from './coverage-list.ts';
import type { ListEntry } from './list-entry.ts';
import { kinshipOf } from './same-article.ts';

/** What counts as the tone of a row toward a keyword. */
export interface RowTone {
  /** Null when no sentence that mentions the keyword could be scored, and nobody has set a tone. */
  readonly label: SentimentLabel | null;
  /** The computed value; null when there is none, also under a tone that was set by hand. */
  readonly value: number | null;
  /** The tone that a person set instead; null when none was. */
  readonly manual: ManualTone | null;
}

/** Tone of a row toward a keyword: the one set by hand, else the computed one. */
export function toneOf(row: CoverageRow, keyword: string): RowTone {
  const manual = row.edits.tones[keyword] ?? null;
  const value = figuresOf(row, keyword)?.tone ?? null;
  return { label: manual?.label ?? (value === null ? null : sentimentLabel(value)), value, manual };
}

/** What a row shows: the report with the corrections made by hand. */
export type ShownEntry = ListEntry & { readonly edited: readonly ('outlet' | 'headline' | 'date')[] };

/** The report of a row as it is shown and counted; null while there is none. */
export function shownEntry({ entry, edits, known }: CoverageRow): ShownEntry | null {
  if (entry === null) return null;
  const fields = ['outlet', 'headline', 'date'] as const;
  const read = {
    outlet: entry.outlet || known.outlet,
    headline: entry.headline || known.headline,
    date: entry.date || known.date || null,
  };
  return {
    ...entry,
    ...read,
    ...(edits.outlet === undefined ? {} : { outlet: edits.outlet }),
    ...(edits.headline === undefined ? {} : { headline: edits.headline }),
    ...(edits.date === undefined ? {} : { date: edits.date === '' ? null : edits.date }),
    edited: fields.filter((field) => edits[field] !== undefined && edits[field] !== (read[field] ?? '')),
  };
}

const countedByRows = new WeakMap<readonly CoverageRow[], Partial<Record<CopyCount, CoverageRow[]>>>();

/**
 * The rows whose figures count: analyzed, not left out, and each article once. Copies of one text under other outlets count
 * as placements, or not at all when texts are counted.
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

/** Reason why the figures of a row are out of date; null when they are current. */
export type Staleness = 'keywords' | 'method' | null;

/**
 * The reason to count a row again: it was analyzed for other keywords or spellings, or by an older method than
 * the newest row of the list.
 */
export function staleness(row: CoverageRow, list: CoverageList): Staleness {
  if (row.entry === null) return null;
  const tracked = new Set(row.entry.keywords.map((figures) => spellingKey(figures.tracked)));
  const wanted = [...list.keywords, ...list.messages];
  if (wanted.some((keyword) => !tracked.has(spellingKey(keyword)))) return 'keywords';
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

/** Whether a row can be analyzed again: by its address, or from the text that was pasted for it. */
export function isRepeatable(row: CoverageRow): boolean {
  return row.pasted !== null || /^https?:/i.test(row.address);
}

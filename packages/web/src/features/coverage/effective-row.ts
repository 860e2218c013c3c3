import { type SentimentLabel, sentimentLabel } from '@earshot/schema/sentiment';
import { type CoverageEntry, type CoverageRow, figuresOf, type ManualTone } from './coverage-list.ts';

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

/** What stands in a row: the report with the corrections made by hand. */
export type ShownEntry = CoverageEntry & { readonly edited: readonly ('outlet' | 'headline' | 'date')[] };

/** The report of a row as it is shown and counted; null while there is none. */
export function shownEntry({ entry, edits }: CoverageRow): ShownEntry | null {
  if (entry === null) return null;
  const fields = ['outlet', 'headline', 'date'] as const;
  return {
    ...entry,
    ...(edits.outlet === undefined ? {} : { outlet: edits.outlet }),
    ...(edits.headline === undefined ? {} : { headline: edits.headline }),
    ...(edits.date === undefined ? {} : { date: edits.date === '' ? null : edits.date }),
    edited: fields.filter((field) => edits[field] !== undefined && edits[field] !== (entry[field] ?? '')),
  };
}

/** The rows whose figures count: analyzed and not excluded. */
export function countedRows(rows: readonly CoverageRow[]): CoverageRow[] {
  return rows.filter((row) => row.entry !== null && row.excluded === null);
}

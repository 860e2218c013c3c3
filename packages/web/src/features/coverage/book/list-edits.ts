import type { SentimentLabel } from '@earshot/schema/sentiment';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { CoverageList, CoverageRow, ListChange, ManualTone } from './coverage-list.ts';
import { shownEntry, toneOf } from './effective-row.ts';

const STRINGS = COVERAGE_STRINGS.edits;

/** A user's edit of a list, with its name for Undo and its lines for the record of corrections. */
export interface ListEdit {
  readonly label: string;
  readonly step: (list: CoverageList) => CoverageList;
  readonly changes: readonly Omit<ListChange, 'at'>[];
}

/** Sets the tone of rows toward a keyword, or gives them back the computed one. */
export function toneEdit(
  rows: readonly CoverageRow[],
  keyword: string,
  label: SentimentLabel | null,
  note: string,
): ListEdit {
  const tone: ManualTone | null = label === null ? null : { label, note };
  const name = label ?? STRINGS.computed;
  return {
    label: STRINGS.tone(name, subjectOf(rows)),
    step: changing(rows, (row) => ({
      edits: { ...row.edits, tones: withTone(row.edits.tones, keyword, tone) },
    })),
    changes: rows.map((row) => ({
      row: row.id,
      what: STRINGS.toneChange(keyword, toneOf(row, keyword).label ?? STRINGS.unscored, name),
      why: note,
    })),
  };
}

/** Leaves rows out of all figures, or takes them in again. */
export function exclusionEdit(rows: readonly CoverageRow[], isExcluded: boolean, reason: string): ListEdit {
  return {
    label: isExcluded ? STRINGS.leftOut(subjectOf(rows)) : STRINGS.takenIn(subjectOf(rows)),
    step: changing(rows, () => ({ excluded: isExcluded ? reason : null })),
    changes: rows.map((row) => ({
      row: row.id,
      what: isExcluded ? STRINGS.leftOutChange : STRINGS.takenInChange,
      why: isExcluded ? reason : '',
    })),
  };
}

/** Takes rows off the list. */
export function removalEdit(rows: readonly CoverageRow[]): ListEdit {
  const ids = new Set(rows.map(({ id }) => id));
  return {
    label: STRINGS.removed(subjectOf(rows)),
    step: (list) => ({ ...list, rows: list.rows.filter(({ id }) => !ids.has(id)) }),
    changes: rows.map((row) => ({ row: row.id, what: STRINGS.removedChange(titleOf(row)), why: '' })),
  };
}

/** Saves what the editor of a row changed. */
export function rowEdit(
  row: CoverageRow,
  changed: Pick<CoverageRow, 'edits' | 'excluded'>,
  why: string,
): ListEdit {
  const next = { ...row, ...changed };
  return {
    label: STRINGS.edited(subjectOf([row])),
    step: changing([row], () => changed),
    changes: [{ row: row.id, what: STRINGS.editedChange(shownEntry(next)?.edited ?? []), why }],
  };
}

/** The label of a row: its headline, else its address. */
export function titleOf(row: CoverageRow): string {
  return shownEntry(row)?.headline || row.known.headline || row.address || STRINGS.untitled;
}

function subjectOf(rows: readonly CoverageRow[]): string {
  const [only] = rows;
  return rows.length === 1 && only ? `“${titleOf(only)}”` : STRINGS.articles(rows.length);
}

function changing(rows: readonly CoverageRow[], changes: (row: CoverageRow) => Partial<CoverageRow>) {
  const ids = new Set(rows.map(({ id }) => id));
  return (list: CoverageList): CoverageList => ({
    ...list,
    rows: list.rows.map((row) => (ids.has(row.id) ? { ...row, ...changes(row) } : row)),
  });
}

/** The tones set by hand with one more, or without one. */
export function withTone(
  tones: CoverageRow['edits']['tones'],
  keyword: string,
  tone: ManualTone | null,
): CoverageRow['edits']['tones'] {
  const others = Object.fromEntries(Object.entries(tones).filter(([name]) => name !== keyword));
  return tone === null ? others : { ...others, [keyword]: tone };
}

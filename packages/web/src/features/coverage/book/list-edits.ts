import { COVERAGE_STRINGS } from '../strings.ts';
import type { CoverageList, CoverageRow, ListChange, ManualLabel, ManualTone } from './coverage-list.ts';
import type { PersonalStep } from './coverage-store.ts';
import { manualToneOf, shownEntry, toneOf } from './effective-row.ts';

const STRINGS = COVERAGE_STRINGS.edits;

/** A user's edit of a list, with its entries in the record of corrections. */
export interface ListEdit extends PersonalStep {
  readonly step: (list: CoverageList) => CoverageList;
  readonly changes: readonly Omit<ListChange, 'at'>[];
}

/** Returns an edit that sets the tone of rows toward a keyword. If `label` is null, it restores the computed tone. */
export function toneEdit(
  rows: readonly CoverageRow[],
  keyword: string,
  label: ManualLabel | null,
  note: string,
): ListEdit {
  const tone: ManualTone | null = label === null ? null : { label, note };
  const name = label ?? STRINGS.computed;
  return {
    what: STRINGS.tone(name, subjectOf(rows)),
    step: changing(rows, (row) => ({
      edits: { ...row.edits, tones: withTone(row.edits.tones, keyword, tone) },
    })),
    changes: rows.map((row) => ({
      row: row.id,
      what: STRINGS.toneChange(keyword, toneOf(row, keyword).label ?? STRINGS.noTone, name),
      why: note,
    })),
  };
}

/** Returns an edit that excludes rows from all figures, or includes them again. */
export function exclusionEdit(rows: readonly CoverageRow[], isExcluded: boolean, reason: string): ListEdit {
  return {
    what: isExcluded ? STRINGS.leftOut(subjectOf(rows)) : STRINGS.takenIn(subjectOf(rows)),
    step: changing(rows, () => ({ excluded: isExcluded ? reason : null })),
    changes: rows.map((row) => ({
      row: row.id,
      what: isExcluded ? STRINGS.leftOutChange : STRINGS.takenInChange,
      why: isExcluded ? reason : '',
    })),
  };
}

/** Returns an edit that removes rows from the list. */
export function removalEdit(rows: readonly CoverageRow[]): ListEdit {
  const ids = new Set(rows.map(({ id }) => id));
  return {
    what: STRINGS.removed(subjectOf(rows)),
    step: (list) => ({ ...list, rows: list.rows.filter(({ id }) => !ids.has(id)) }),
    changes: rows.map((row) => ({ row: row.id, what: STRINGS.removedChange(titleOf(row)), why: '' })),
  };
}

/** Returns an edit with the changes made in the row editor. Its record names every correction; a star is none. */
export function rowEdit(
  row: CoverageRow,
  changed: Pick<CoverageRow, 'edits' | 'excluded' | 'starred'>,
): ListEdit {
  const next = { ...row, ...changed };
  const changes = [...fieldChanges(row, next), ...toneChanges(row, next), ...exclusionChanges(row, next)];
  return {
    what: STRINGS.edited(subjectOf([row])),
    step: changing([row], () => changed),
    changes: changes.map((change) => ({ row: row.id, ...change })),
  };
}

type ValueChange = Pick<ListChange, 'what' | 'why'>;

function fieldChanges(row: CoverageRow, next: CoverageRow): ValueChange[] {
  const changed = (['outlet', 'headline', 'date'] as const).filter(
    (field) => row.edits[field] !== next.edits[field],
  );
  const corrected = changed.filter((field) => next.edits[field] !== undefined);
  const restored = changed.filter((field) => next.edits[field] === undefined);
  return [
    ...(corrected.length > 0 ? [{ what: STRINGS.fieldsChange(corrected), why: '' }] : []),
    ...(restored.length > 0 ? [{ what: STRINGS.restoredChange(restored), why: '' }] : []),
  ];
}

function toneChanges(row: CoverageRow, next: CoverageRow): ValueChange[] {
  const keywords = new Set([...Object.keys(row.edits.tones), ...Object.keys(next.edits.tones)]);
  return [...keywords].flatMap((keyword) => {
    const [before, after] = [manualToneOf(row, keyword), manualToneOf(next, keyword)];
    if (before?.label === after?.label && before?.note === after?.note) return [];
    const from = toneOf(row, keyword).label ?? STRINGS.noTone;
    return [
      {
        what: STRINGS.toneChange(keyword, from, after?.label ?? STRINGS.computed),
        why: after?.note ?? '',
      },
    ];
  });
}

function exclusionChanges(row: CoverageRow, next: CoverageRow): ValueChange[] {
  if (row.excluded === next.excluded) return [];
  if (next.excluded === null) return [{ what: STRINGS.takenInChange, why: '' }];
  return [{ what: STRINGS.leftOutChange, why: next.excluded }];
}

/** Returns a row's label: its headline, its URL if it has no headline, or a placeholder. */
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

/** Returns the user's tones with the tone for a keyword replaced, or removed if `tone` is null. */
export function withTone(
  tones: CoverageRow['edits']['tones'],
  keyword: string,
  tone: ManualTone | null,
): CoverageRow['edits']['tones'] {
  const others = Object.fromEntries(Object.entries(tones).filter(([name]) => name !== keyword));
  return tone === null ? others : { ...others, [keyword]: tone };
}

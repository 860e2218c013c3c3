import { COVERAGE_STRINGS } from '../strings.ts';
import { CORRECTABLE, type ManualLabel } from './coverage-list.ts';
import type { PersonalStep } from './coverage-store.ts';
import { manualToneOf, titleOf, toneOf } from './effective-row.ts';
import type { CoverageList, CoverageRow, ListChange, ManualTone } from './list-shape.ts';

const { edits: STRINGS, table: TABLE } = COVERAGE_STRINGS;

export interface ListEdit extends PersonalStep {
  readonly step: (list: CoverageList) => CoverageList;
  readonly changes: readonly Omit<ListChange, 'at'>[];
}

export type RowChange = Partial<Pick<CoverageRow, 'edits' | 'excluded' | 'starred' | 'picture'>>;

/** Every correction is recorded. Starring a row is not a correction. */
export function rowsEdit(
  rows: readonly CoverageRow[],
  changeOf: (row: CoverageRow) => RowChange,
  what = STRINGS.edited(subjectOf(rows)),
): ListEdit {
  const ids = new Set(rows.map(({ id }) => id));
  const changed = (row: CoverageRow) => ({ ...row, ...changeOf(row) });
  return {
    what,
    step: (list) => ({ ...list, rows: list.rows.map((row) => (ids.has(row.id) ? changed(row) : row)) }),
    changes: rows.flatMap((row) => correctionsOf(row, changed(row))),
  };
}

export function toneEdit(
  rows: readonly CoverageRow[],
  keyword: string,
  label: ManualLabel | null,
  note: string,
): ListEdit {
  const tone: ManualTone | null = label === null ? null : { label, note };
  const change = ({ edits }: CoverageRow) => {
    const { [keyword]: _, ...others } = edits.tones;
    return { edits: { ...edits, tones: tone === null ? others : { ...others, [keyword]: tone } } };
  };
  return rowsEdit(rows, change, STRINGS.tone(label ?? STRINGS.computed, subjectOf(rows)));
}

/** Leaves out all rows that count. If none counts, counts them again, first those that were left out without a reason. */
export function exclusionEdit(rows: readonly CoverageRow[]): ListEdit {
  const counted = rows.filter(({ excluded }) => excluded === null);
  if (counted.length > 0)
    return rowsEdit(counted, () => ({ excluded: '' }), STRINGS.leftOut(subjectOf(counted)));
  const unexplained = rows.filter(({ excluded }) => excluded === '');
  const again = unexplained.length > 0 ? unexplained : rows;
  return rowsEdit(again, () => ({ excluded: null }), STRINGS.takenIn(subjectOf(again)));
}

export function removalEdit(rows: readonly CoverageRow[]): ListEdit {
  const ids = new Set(rows.map(({ id }) => id));
  return {
    what: STRINGS.removed(subjectOf(rows)),
    step: (list) => ({ ...list, rows: list.rows.filter(({ id }) => !ids.has(id)) }),
    changes: rows.map((row) => ({ row: row.id, what: STRINGS.removedChange(titleOf(row)), why: '' })),
  };
}

function correctionsOf(row: CoverageRow, next: CoverageRow): ListEdit['changes'] {
  const fields = CORRECTABLE.filter((field) => row.edits[field] !== next.edits[field]);
  const corrected = fields.filter((field) => next.edits[field] !== undefined);
  const restored = fields.filter((field) => next.edits[field] === undefined);
  const keywords = new Set([...Object.keys(row.edits.tones), ...Object.keys(next.edits.tones)]);
  const tones = [...keywords].flatMap((keyword) => {
    const [before, after] = [manualToneOf(row, keyword), manualToneOf(next, keyword)];
    if (before?.label === after?.label && before?.note === after?.note) return [];
    const from = toneOf(row, keyword).label ?? TABLE.noTone;
    const what = STRINGS.toneChange(keyword, from, after?.label ?? STRINGS.computed);
    return [{ what, why: after?.note ?? '' }];
  });
  const exclusion =
    next.excluded === null
      ? { what: STRINGS.takenInChange, why: '' }
      : { what: STRINGS.leftOutChange, why: next.excluded };
  return [
    ...(corrected.length > 0 ? [{ what: STRINGS.fieldsChange(corrected), why: '' }] : []),
    ...(restored.length > 0 ? [{ what: STRINGS.restoredChange(restored), why: '' }] : []),
    ...tones,
    ...(row.excluded === next.excluded ? [] : [exclusion]),
  ].map((change) => ({ row: row.id, ...change }));
}

function subjectOf(rows: readonly CoverageRow[]): string {
  const [only] = rows;
  return rows.length === 1 && only ? `“${titleOf(only)}”` : STRINGS.articles(rows.length);
}

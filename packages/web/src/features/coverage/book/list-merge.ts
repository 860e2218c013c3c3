import { highestId } from './coverage-list.ts';
import type { CoverageList, CoverageRow } from './list-shape.ts';

/** A list before and after a change. Rows that the change left alone may be omitted. */
export interface ListStep {
  readonly before: CoverageList;
  readonly after: CoverageList;
}

/** A field takes its new value only if it still has the former one, so later reports and corrections are kept. */
export function mergeStep(list: CoverageList, { before, after }: ListStep): CoverageList {
  const rows = before.rows === after.rows ? list.rows : mergeRows(list.rows, before.rows, after.rows);
  return { ...mergeFields(list, before, after), id: list.id, rows };
}

function mergeRows(
  current: readonly CoverageRow[],
  before: readonly CoverageRow[],
  after: readonly CoverageRow[],
): CoverageRow[] {
  const former = new Map(before.map((row) => [row.id, row]));
  const next = new Map(after.map((row) => [row.id, row]));
  const present = new Map(current.map((row) => [row.id, row]));
  const merged = current.flatMap((row) => {
    const [old, changed] = [former.get(row.id), next.get(row.id)];
    if (old === undefined || old === changed) return [row];
    return changed === undefined ? [] : [mergeFields(row, old, changed)];
  });
  let highest = Math.max(highestId(current), highestId(after));
  for (const row of after) {
    const other = present.get(row.id);
    if (former.has(row.id) || (other && isSame(other, row))) continue;
    const added = other ? { ...row, id: ++highest } : row;
    // Rows are in the order of their IDs, so a restored row gets its former position.
    const place = merged.findIndex(({ id }) => id > added.id);
    merged.splice(place < 0 ? merged.length : place, 0, added);
  }
  return merged;
}

function mergeFields<Shape extends object>(current: Shape, before: Shape, after: Shape): Shape {
  const fields = Object.keys({ ...before, ...after }) as (keyof Shape)[];
  const changed = fields.filter(
    (field) => before[field] !== after[field] && isSame(current[field], before[field]),
  );
  return changed.length === 0
    ? current
    : { ...current, ...Object.fromEntries(changed.map((field) => [field, after[field]])) };
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

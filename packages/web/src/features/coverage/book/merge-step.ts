import { highestId, newRow } from './coverage-list.ts';
import type { CoverageList, CoverageRow } from './list-shape.ts';

/** A list before and after a change. Rows that the change does not touch may be missing. */
export interface ListStep {
  readonly before: CoverageList;
  readonly after: CoverageList;
}

/** Who wins if a field no longer has the value that it had before the change. */
type Winner = 'later edit' | 'this step';

/** Objects whose fields are merged one by one. */
const NESTED: ReadonlySet<string> = new Set(['settings', 'edits', 'tones']);

/** Applies the change from `before` to `after`. */
export function mergeStep(
  list: CoverageList,
  { before, after }: ListStep,
  winner: Winner = 'later edit',
): CoverageList {
  const rows = before.rows === after.rows ? list.rows : mergeRows(list.rows, before.rows, after.rows, winner);
  const changes = mergeEntries(list.changes, before.changes, after.changes);
  return { ...mergeFields(list, before, after, winner), id: list.id, rows, changes };
}

function mergeRows(
  current: readonly CoverageRow[],
  before: readonly CoverageRow[],
  after: readonly CoverageRow[],
  winner: Winner,
): CoverageRow[] {
  const former = new Map(before.map((row) => [row.id, row]));
  const next = new Map(after.map((row) => [row.id, row]));
  const present = new Map(current.map((row) => [row.id, row]));
  const merged = current.flatMap((row) => {
    const changed = next.get(row.id);
    const old = former.get(row.id) ?? (changed && isSameRow(row, changed) ? asAdded(row) : undefined);
    if (old === undefined || old === changed) return [row];
    return changed === undefined ? [] : [mergeFields(row, old, changed, winner)];
  });
  let highest = Math.max(highestId(current), highestId(after));
  for (const row of after) {
    const other = present.get(row.id);
    if (former.has(row.id) || (other && isSameRow(other, row))) continue;
    const added = other ? { ...row, id: ++highest } : row;
    // Rows are in the order of their IDs, so a restored row returns to its former position.
    const place = merged.findIndex(({ id }) => id > added.id);
    merged.splice(place < 0 ? merged.length : place, 0, added);
  }
  return merged;
}

const isSameRow = (a: CoverageRow, b: CoverageRow) => a.address === b.address && isSame(a.pasted, b.pasted);
const asAdded = ({ id, address, pasted }: CoverageRow) =>
  newRow({ id, address, pasted, status: 'waiting', entry: null });

/** Without the entries that the step removes, and with those that it adds. */
function mergeEntries<Entry>(
  current: readonly Entry[],
  before: readonly Entry[],
  after: readonly Entry[],
): readonly Entry[] {
  if (before === after) return current;
  const [former, next, present] = [before, after, current].map(
    (entries) => new Set(entries.map((entry) => JSON.stringify(entry))),
  );
  const has = (entries: ReadonlySet<string> | undefined, entry: Entry) => entries?.has(JSON.stringify(entry));
  return [
    ...current.filter((entry) => !has(former, entry) || has(next, entry)),
    ...after.filter((entry) => !has(former, entry) && !has(present, entry)),
  ];
}

function mergeFields<Shape extends object>(
  current: Shape,
  before: Shape,
  after: Shape,
  winner: Winner,
): Shape {
  const fields = Object.keys({ ...before, ...after }) as (keyof Shape & string)[];
  const changed = fields.flatMap((field): [string, unknown][] => {
    const [now, old, next] = [current[field], before[field], after[field]];
    if (old === next) return [];
    if (NESTED.has(field) && isObject(now) && isObject(old) && isObject(next))
      return [[field, mergeFields(now, old, next, winner)]];
    return winner === 'this step' || isSame(now, old) ? [[field, next]] : [];
  });
  if (changed.length === 0) return current;
  const merged = Object.entries({ ...current, ...Object.fromEntries(changed) });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Shape;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

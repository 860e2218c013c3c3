import { fingerprint } from '../../../lib/fingerprint.ts';
import { readKept, writeKept } from '../../../lib/kept-value.ts';
import { isRecord } from '../../../transport/complete.ts';
import { type CoverageList, type CoverageRow, emptyList, highestId } from './coverage-list.ts';
import { newListId } from './new-list-id.ts';
import { parseCoverage, parseRow } from './parse-coverage.ts';

const KEY = 'coverage.unwritten';

/** Fields of a list other than its ID and rows. They are stored together and restored one by one. */
type HeadField = Exclude<keyof CoverageList, 'id' | 'rows'>;

/**
 * Changes that a page had not written when it closed. Hashes of the former values show whether another tab has changed the
 * same data since then.
 */
interface Unwritten {
  readonly key: string;
  readonly list: string;
  /** The fields of the list as shown on the screen. */
  readonly head: unknown;
  /** The changed rows as shown on the screen. */
  readonly changed: readonly unknown[];
  /** Hash of each changed field's former value, keyed by field name. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Hash of each changed or removed row's former state, keyed by row ID. Null for a new row. */
  readonly rows: Readonly<Record<string, unknown>>;
}

/**
 * Stores changes that a closing page had not written to the database. Uses local storage because its writes are
 * synchronous.
 */
export function createUnwrittenChanges() {
  /** Keys of the entries that this page has stored or restored. The next write to the database includes their changes. */
  let own: string[] = [];
  const others = () => readAll().filter(({ key }) => !own.includes(key));

  return {
    /**
     * Stores the difference between two states of a list.
     * @param before the state in the database, or null if there is none
     */
    keep: (list: CoverageList, before: CoverageList | null): void => {
      const entry = differenceOf(list, before);
      writeKept('browser', KEY, [...others(), entry]);
      own = [entry.key];
    },
    /** Returns a list with its stored changes applied, or the same object if there are none. */
    restore: (id: string, read: CoverageList | null): CoverageList | null => {
      const entries = readAll().filter(({ list }) => list === id);
      own = [...own, ...entries.map(({ key }) => key)];
      return entries.reduce<CoverageList | null>((list, entry) => restored(entry, list), read);
    },
    /** Deletes the entries that this page has stored or restored. Called once their changes are in the database. */
    settle: (): void => {
      if (own.length === 0) return;
      const left = others();
      writeKept('browser', KEY, left.length === 0 ? null : left);
      own = [];
    },
  };
}

function readAll(): Unwritten[] {
  const parse = (stored: unknown) => (Array.isArray(stored) ? stored.filter(isUnwritten) : []);
  return readKept('browser', KEY, parse) ?? [];
}

function isUnwritten(stored: unknown): stored is Unwritten {
  return (
    isRecord(stored) &&
    typeof stored.key === 'string' &&
    typeof stored.list === 'string' &&
    isRecord(stored.head) &&
    Array.isArray(stored.changed) &&
    isRecord(stored.fields) &&
    isRecord(stored.rows)
  );
}

function differenceOf(list: CoverageList, before: CoverageList | null): Unwritten {
  const former = before ?? emptyList(list.id);
  const formerHead = parseCoverage({ ...former, rows: [] }, list.id);
  const formerRows = new Map(former.rows.map((row) => [row.id, row]));
  const changed = list.rows.filter((row) => formerRows.get(row.id) !== row);
  const left = new Set(list.rows.map(({ id }) => id));
  const removed = former.rows.filter(({ id }) => !left.has(id));
  return {
    key: newListId(),
    list: list.id,
    head: { ...list, rows: [] },
    changed,
    fields: Object.fromEntries(
      headFields(list)
        .filter((field) => list[field] !== former[field])
        .map((field) => [field, stateName(formerHead[field])]),
    ),
    rows: Object.fromEntries(
      [...changed, ...removed].map(({ id }) => {
        const row = formerRows.get(id);
        return [id, row ? rowName(row) : null];
      }),
    ),
  };
}

/** Returns the list with the changes applied, except where another tab has since written something else. */
function restored(unwritten: Unwritten, read: CoverageList | null): CoverageList {
  const list = read ?? emptyList(unwritten.list);
  const kept = parseCoverage(unwritten.head, list.id);
  const taken = headFields(list).filter((field) => unwritten.fields[field] === stateName(list[field]));
  const head = Object.fromEntries(taken.map((field) => [field, kept[field]]));
  return { ...list, ...head, rows: restoredRows(unwritten, list) };
}

function restoredRows({ changed, rows: former }: Unwritten, list: CoverageList): CoverageRow[] {
  const kept = changed.flatMap((row) =>
    isRecord(row) && typeof row.id === 'number' ? [parseRow(row, row.id)] : [],
  );
  const byId = new Map(kept.map((row) => [row.id, row]));
  const there = list.rows.flatMap((row) =>
    former[row.id] === rowName(row) ? (byId.get(row.id) ?? []) : [row],
  );
  const taken = new Set(list.rows.map(({ id }) => id));
  const fresh = kept.filter((row) => former[row.id] === null && !isSameRow(row, list));
  let highest = Math.max(highestId(list.rows), highestId(fresh));
  return [...there, ...fresh.map((row) => (taken.has(row.id) ? { ...row, id: ++highest } : row))];
}

function isSameRow(row: CoverageRow, { rows }: CoverageList): boolean {
  const other = rows.find(({ id }) => id === row.id);
  return other !== undefined && rowName(other) === rowName(row);
}

function headFields(list: CoverageList): HeadField[] {
  return Object.keys(list).filter((field): field is HeadField => field !== 'id' && field !== 'rows');
}

/** Returns the hash of a row in the form in which it is read from the database. */
function rowName(row: CoverageRow): string {
  return stateName(parseRow(row, row.id));
}

function stateName(state: unknown): string {
  return fingerprint(JSON.stringify(state));
}

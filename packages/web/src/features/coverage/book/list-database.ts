import { isRecord } from '../../../transport/complete.ts';
import type { CoverageList, CoverageRow } from './coverage-list.ts';
import { parseCoverage, parseRow } from './parse-coverage.ts';

const DATABASE = 'earshot';
const LISTS = 'lists';
const ROWS = 'rows';

/**
 * Upgrades from each version of the database to the next, starting with an empty database. Never edit a released
 * upgrade.
 */
const UPGRADES: readonly ((database: IDBDatabase) => void)[] = [
  (database) => {
    database.createObjectStore(LISTS, { keyPath: 'id' });
    database.createObjectStore(ROWS, { keyPath: ['list', 'id'] });
  },
];

/** A stored list without its rows, with the facts shown in the overview of lists. */
interface ListHead extends Omit<CoverageList, 'rows'> {
  /** IDs of the rows, in order. */
  readonly order: readonly number[];
  /** ISO 8601 timestamp of the last change. */
  readonly changedAt: string;
}

/** An entry in the overview of all lists. */
export interface ListSummary {
  readonly id: string;
  readonly name: string;
  readonly client: string;
  readonly period: string;
  readonly articles: number;
  readonly changedAt: string;
}

export type ListDatabase = ReturnType<typeof createListDatabase>;

/**
 * Creates the database of coverage lists in this browser's IndexedDB, with one record per list and one per row. A change
 * writes only the records it affects, so two tabs that change different rows keep both changes.
 */
export function createListDatabase() {
  let opened: Promise<IDBDatabase> | null = null;
  const database = () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };

  return {
    /** Returns a list, or null if the ID is unknown. */
    read: async (id: string): Promise<CoverageList | null> => {
      const transaction = (await database()).transaction([LISTS, ROWS]);
      const [head, rows] = await Promise.all([
        settled<unknown>(transaction.objectStore(LISTS).get(id)),
        settled<unknown[]>(transaction.objectStore(ROWS).getAll(rowsOf(id))),
      ]);
      return isRecord(head) ? joined(head, rows, id) : null;
    },
    /**
     * Writes the differences between two states of a list. Keeps rows that another tab has added in the meantime.
     * @param before state that was last read or written; if null, everything is written
     */
    write: async (list: CoverageList, before: CoverageList | null, now: Date): Promise<void> => {
      const transaction = (await database()).transaction([LISTS, ROWS], 'readwrite', {
        durability: 'strict',
      });
      const done = completed(transaction);
      const kept: unknown = await settled(transaction.objectStore(LISTS).get(list.id));
      transaction.objectStore(LISTS).put(headOf(list, before, kept, now));
      const rows = transaction.objectStore(ROWS);
      const ids = new Set(list.rows.map(({ id }) => id));
      const known = new Map(before?.rows.map((row) => [row.id, row]));
      for (const row of list.rows) if (known.get(row.id) !== row) rows.put({ ...row, list: list.id });
      for (const id of known.keys()) if (!ids.has(id)) rows.delete([list.id, id]);
      await done;
    },
    remove: async (id: string): Promise<void> => {
      const transaction = (await database()).transaction([LISTS, ROWS], 'readwrite');
      const done = completed(transaction);
      transaction.objectStore(LISTS).delete(id);
      transaction.objectStore(ROWS).delete(rowsOf(id));
      await done;
    },
    /** Returns all lists, most recently changed first. */
    all: async (): Promise<ListSummary[]> => {
      const heads = await settled<unknown[]>(
        (await database()).transaction(LISTS).objectStore(LISTS).getAll(),
      );
      return heads
        .filter(isRecord)
        .map(summaryOf)
        .sort((a, b) => b.changedAt.localeCompare(a.changedAt));
    },
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, UPGRADES.length);
  request.onupgradeneeded = ({ oldVersion }) => {
    for (const upgrade of UPGRADES.slice(oldVersion)) upgrade(request.result);
  };
  return settled(request);
}

function rowsOf(list: string): IDBKeyRange {
  return IDBKeyRange.bound([list], [list, []]);
}

function headOf(list: CoverageList, before: CoverageList | null, kept: unknown, now: Date): ListHead {
  const { rows, ...fields } = list;
  const ours = rows.map(({ id }) => id);
  const head =
    before === null || !isRecord(kept) ? fields : { ...fields, ...untouched(fields, before, kept) };
  const seen = new Set([...ours, ...(before?.rows.map(({ id }) => id) ?? [])]);
  const order = [...ours, ...orderOf(kept).filter((id) => !seen.has(id))];
  return { ...head, order, changedAt: now.toISOString() };
}

/** Returns the database values of the fields that this tab has not changed. Another tab may have changed them. */
function untouched(fields: Omit<CoverageList, 'rows'>, before: CoverageList, kept: Record<string, unknown>) {
  const same = Object.entries(fields).filter(
    ([field, value]) => field in kept && before[field as keyof CoverageList] === value,
  );
  return Object.fromEntries(same.map(([field]) => [field, kept[field]]));
}

function orderOf(head: unknown): number[] {
  const order = isRecord(head) ? head.order : null;
  return Array.isArray(order) ? order.filter((id) => typeof id === 'number') : [];
}

function joined(head: Record<string, unknown>, kept: readonly unknown[], id: string): CoverageList {
  const byId = new Map<number, CoverageRow>();
  for (const row of kept) {
    if (isRecord(row) && typeof row.id === 'number') byId.set(row.id, parseRow(row, row.id));
  }
  const rows = orderOf(head).flatMap((rowId) => byId.get(rowId) ?? []);
  return { ...parseCoverage({ ...head, rows: [] }, id), rows };
}

function summaryOf(head: Record<string, unknown>): ListSummary {
  const text = (field: string) => (typeof head[field] === 'string' ? String(head[field]) : '');
  return {
    id: text('id'),
    name: text('name'),
    client: text('client'),
    period: text('period'),
    articles: orderOf(head).length,
    changedAt: text('changedAt'),
  };
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
  });
}

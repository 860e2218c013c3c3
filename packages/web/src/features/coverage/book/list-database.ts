import { instantOf } from '@earshot/schema/values/dates/calendar';
import { type DBSchema, openDB } from 'idb';
import { emptyList } from './coverage-list.ts';
import { type CoverageList, type CoverageRow, parseCoverage, parseRow } from './list-shape.ts';
import { mergeStep } from './merge-step.ts';

interface ListHead extends Omit<CoverageList, 'rows'> {
  /** IDs of the rows in their order. */
  readonly order: readonly number[];
  /** ISO 8601 timestamp of the last change. */
  readonly changedAt: string;
}

interface Lists extends DBSchema {
  lists: { key: string; value: ListHead };
  rows: { key: [list: string, id: number]; value: CoverageRow & { readonly list: string } };
}

export interface ListSummary
  extends Pick<CoverageList, 'id' | 'name' | 'client' | 'period'>,
    Pick<ListHead, 'changedAt'> {
  readonly articles: number;
}

export type ListDatabase = ReturnType<typeof createListDatabase>;

const VERSION = 1;

/** Lists and rows are separate records, so that a change of one row does not write all of them. */
export function createListDatabase() {
  const open = () =>
    openDB<Lists>('earshot', VERSION, {
      upgrade: (database) => {
        database.createObjectStore('lists', { keyPath: 'id' });
        database.createObjectStore('rows', { keyPath: ['list', 'id'] });
      },
    });
  let opened: ReturnType<typeof open> | null = null;
  const database = () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  /** The stored `changedAt` of lists that this tab has read or written. */
  const versions = new WeakMap<CoverageList, string>();
  const rowsOf = (list: string) => IDBKeyRange.bound([list], [list, []]);

  const toList = (head: ListHead, rows: readonly CoverageRow[]): CoverageList => {
    const byId = new Map(rows.map((row) => [row.id, parseRow(row)]));
    const list = {
      ...parseCoverage({ ...head, rows: [] }, head.id),
      rows: (head.order ?? []).flatMap((rowId) => byId.get(rowId) ?? []),
    };
    versions.set(list, head.changedAt);
    return list;
  };

  return {
    read: async (id: string): Promise<CoverageList | null> => {
      const transaction = (await database()).transaction(['lists', 'rows']);
      const [head, rows] = await Promise.all([
        transaction.objectStore('lists').get(id),
        transaction.objectStore('rows').getAll(rowsOf(id)),
      ]);
      return head === undefined ? null : toList(head, rows);
    },
    /**
     * Adds this tab's changes to those that other tabs have written since.
     * @param before the list as this tab last read or wrote it
     * @returns the list as stored: `list` itself if no other tab has written
     */
    write: async (list: CoverageList, before: CoverageList | null, now: Date): Promise<CoverageList> => {
      const transaction = (await database()).transaction(['lists', 'rows'], 'readwrite', {
        durability: 'strict',
      });
      const lists = transaction.objectStore('lists');
      const rows = transaction.objectStore('rows');
      const head = await lists.get(list.id);
      const isOurs = head === undefined || (before !== null && versions.get(before) === head.changedAt);
      const base = isOurs ? before : toList(head, await rows.getAll(rowsOf(list.id)));
      const step = { before: before ?? emptyList(list.id), after: list };
      const merged = isOurs || base === null ? list : mergeStep(withRunning(base, list), step, 'this step');
      const former = new Map(head === undefined ? [] : base?.rows.map((row) => [row.id, row]));
      const order = merged.rows.map(({ id }) => id);
      const ids = new Set(order);
      const removed = [...former.keys()].filter((id) => !ids.has(id));
      const { rows: _, ...fields } = merged;
      // Two tabs may write in the same millisecond.
      const time = Math.max(now.getTime(), (instantOf(head?.changedAt ?? '') || 0) + 1);
      const changedAt = new Date(time).toISOString();
      await Promise.all([
        lists.put({ ...head, ...fields, order, changedAt }),
        ...merged.rows
          .filter((row) => former.get(row.id) !== row)
          .map((row) => rows.put({ ...row, list: list.id })),
        ...removed.map((id) => rows.delete([list.id, id])),
        transaction.done,
      ]);
      versions.set(merged, changedAt);
      return merged;
    },
    all: async (): Promise<ListSummary[]> => {
      const heads = await (await database()).getAll('lists');
      return heads
        .map((head) => ({ ...head, articles: head.order.length }))
        .sort((a, b) => b.changedAt.localeCompare(a.changedAt));
    },
  };
}

/** Rows that this tab is analyzing stay so; a stored row says that it waits. */
function withRunning(stored: CoverageList, { rows }: CoverageList): CoverageList {
  const running = new Set(rows.flatMap(({ id, status }) => (status === 'running' ? [id] : [])));
  if (running.size === 0) return stored;
  return {
    ...stored,
    rows: stored.rows.map((row) => (running.has(row.id) ? { ...row, status: 'running' } : row)),
  };
}

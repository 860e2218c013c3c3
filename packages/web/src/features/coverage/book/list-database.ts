import { type DBSchema, openDB } from 'idb';
import { type CoverageList, type CoverageRow, parseCoverage, parseRow } from './list-shape.ts';

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

/** Lists and rows are separate records, so that two tabs that change different rows keep both changes. */
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
  const rowsOf = (list: string) => IDBKeyRange.bound([list], [list, []]);

  return {
    read: async (id: string): Promise<CoverageList | null> => {
      const transaction = (await database()).transaction(['lists', 'rows']);
      const [head, rows] = await Promise.all([
        transaction.objectStore('lists').get(id),
        transaction.objectStore('rows').getAll(rowsOf(id)),
      ]);
      if (head === undefined) return null;
      const byId = new Map(rows.map((row) => [row.id, parseRow(row)]));
      return {
        ...parseCoverage({ ...head, rows: [] }, id),
        rows: (head.order ?? []).flatMap((rowId) => byId.get(rowId) ?? []),
      };
    },
    /** @param before the state last read or written; null writes everything */
    write: async (list: CoverageList, before: CoverageList | null, now: Date): Promise<void> => {
      const transaction = (await database()).transaction(['lists', 'rows'], 'readwrite', {
        durability: 'strict',
      });
      const lists = transaction.objectStore('lists');
      const rows = transaction.objectStore('rows');
      const stored = await lists.get(list.id);
      const former = new Map(before?.rows.map((row) => [row.id, row]));
      const ids = new Set(list.rows.map(({ id }) => id));
      const removed = [...former.keys()].filter((id) => !ids.has(id));
      await Promise.all([
        lists.put({ ...headOf(list, before, stored), changedAt: now.toISOString() }),
        ...list.rows
          .filter((row) => former.get(row.id) !== row)
          .map((row) => rows.put({ ...row, list: list.id })),
        ...removed.map((id) => rows.delete([list.id, id])),
        transaction.done,
      ]);
    },
    all: async (): Promise<ListSummary[]> => {
      const heads = await (await database()).getAll('lists');
      return heads
        .map((head) => ({ ...head, articles: head.order.length }))
        .sort((a, b) => b.changedAt.localeCompare(a.changedAt));
    },
  };
}

/** The list's own fields. Those that this tab has not changed keep their stored value. */
function headOf(
  { rows, ...fields }: CoverageList,
  before: CoverageList | null,
  stored: ListHead | undefined,
): Omit<ListHead, 'changedAt'> {
  const ours = rows.map(({ id }) => id);
  if (before === null || stored === undefined) return { ...fields, order: ours };
  const changed = Object.entries(fields).filter(
    ([field, value]) => !(field in stored) || before[field as keyof CoverageList] !== value,
  );
  const seen = new Set([...ours, ...before.rows.map(({ id }) => id)]);
  return {
    ...stored,
    ...Object.fromEntries(changed),
    order: [...ours, ...stored.order.filter((id) => !seen.has(id))],
  };
}

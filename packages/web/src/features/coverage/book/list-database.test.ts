import { expect, it } from 'vitest';
import { coverageList, coverageRow } from '../../../../test/coverage.ts';
import { createListDatabase } from './list-database.ts';

/** Creates the database as its first version did, with one list. */
async function firstVersion(list: object, rows: readonly object[]): Promise<void> {
  const request = indexedDB.open('earshot', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('lists', { keyPath: 'id' }).put(list);
    const store = request.result.createObjectStore('rows', { keyPath: ['list', 'id'] });
    for (const row of rows) store.put(row);
  };
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  request.result.close();
}

it('a list stored by the first version opens completely in the current version', async () => {
  const { rows, ...head } = coverageList(coverageRow(1), coverageRow(2));
  await firstVersion(
    { ...head, order: rows.map(({ id }) => id), changedAt: '2026-01-05T10:00:00.000Z' },
    rows.map((row) => ({ ...row, list: head.id })),
  );
  const database = createListDatabase();
  expect((await database.read(head.id))?.rows.map(({ id }) => id)).toEqual([1, 2]);
  expect((await database.all()).map(({ id, articles }) => [id, articles])).toEqual([[head.id, 2]]);
});

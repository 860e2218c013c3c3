import { describe, expect, it, vi } from 'vitest';
import { coverageEntry, coverageList, coverageRow } from '../../../../test/coverage.ts';
import { addAddresses, changeRow, emptyList } from './coverage-list.ts';
import { CoverageStore } from './coverage-store.ts';
import { createListDatabase, type ListDatabase } from './list-database.ts';

const list = { ...coverageList(coverageRow(1), coverageRow(2)), name: 'March', messages: ['Clean water'] };

/** A store on this browser's database, as a tab that has just opened. */
async function newTab(id = 'list-1') {
  const store = new CoverageStore();
  const close = store.subscribe(() => {});
  await store.open(id);
  return { store, close, list: () => store.get().list };
}

/** A tab that has written everything and is gone. */
async function filled() {
  const tab = await newTab();
  tab.store.update(() => list);
  await tab.store.all();
  tab.close();
}

describe('coverage store', () => {
  it('a list opens in a later tab with rows, keywords, messages and evidence', async () => {
    await filled();
    const tab = await newTab();
    expect(tab.list()).toEqual(list);
    expect(tab.store.get()).toMatchObject({ isLoaded: true, isKept: true });
    tab.close();
  });

  it('keeps many lists, and opening one leaves the others alone', async () => {
    await filled();
    const tab = await newTab('list-2');
    tab.store.update((current) => addAddresses(current, [{ address: 'https://news.example/9' }]));
    expect((await tab.store.all()).map(({ id, articles }) => [id, articles])).toEqual([
      ['list-2', 1],
      ['list-1', 2],
    ]);
    await tab.store.open('list-1');
    expect(tab.list().rows).toHaveLength(2);
    await tab.store.remove('list-2');
    expect((await tab.store.all()).map(({ id }) => id)).toEqual(['list-1']);
    tab.close();
  });

  it('two tabs that change different rows keep both changes, and show both', async () => {
    await filled();
    const [first, second] = [await newTab(), await newTab()];
    first.store.update((current) => changeRow(current, 1, { excluded: 'A repeat' }));
    second.store.update((current) => changeRow(current, 2, { excluded: 'Off topic' }));
    await vi.waitFor(() => {
      for (const tab of [first, second]) {
        expect(tab.list().rows.map(({ excluded }) => excluded)).toEqual(['A repeat', 'Off topic']);
      }
    });
    first.close();
    second.close();
  });

  it('takes over the only list of an earlier version, with the keywords of its rows', async () => {
    const old = { client: 'Tidewell', period: 'March', rows: [{ ...coverageRow(1), known: undefined }] };
    localStorage.setItem('earshot:coverage', JSON.stringify(old));
    const tab = await newTab();
    expect(tab.list()).toMatchObject({ client: 'Tidewell', keywords: ['alpha', 'beta'] });
    expect(localStorage.getItem('earshot:coverage')).toBeNull();
    tab.close();
  });

  it('what was being analyzed when the tab ended waits', async () => {
    const tab = await newTab();
    tab.store.update(() => coverageList(coverageRow(1, { entry: null, status: 'running' })));
    await tab.store.all();
    tab.close();
    const later = await newTab();
    expect(later.list().rows[0]?.status).toBe('waiting');
    later.close();
  });

  it('says so when the browser keeps nothing, and goes on in memory', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const refusing: ListDatabase = {
      ...createListDatabase(),
      read: () => Promise.reject(new Error('No storage.')),
      write: () => Promise.reject(new Error('No storage.')),
    };
    const store = new CoverageStore(refusing);
    await store.open('list-1');
    store.update(() => list);
    expect(store.get()).toMatchObject({ isLoaded: true, isKept: false, list });
  });
});

describe('undo', () => {
  it('takes back the last step of a person, and leaves later reports', async () => {
    const tab = await newTab('undo');
    tab.store.update(() => ({ ...emptyList('undo'), rows: list.rows }));
    tab.store.update((current) => changeRow(current, 1, { excluded: 'A repeat' }), { label: 'Left out' });
    expect(tab.store.get().undoable).toBe('Left out');
    const entry = coverageEntry({ analyzedAt: '2026-01-01T00:00:00.000Z', headline: 'Read again' });
    tab.store.update((current) => changeRow(current, 1, { entry }));
    tab.store.undo();
    expect(tab.list().rows[0]).toMatchObject({ excluded: null, entry: { headline: 'Read again' } });
    expect(tab.store.get().undoable).toBeNull();
    tab.close();
  });

  it('brings back a removed row to its place, and takes an added one out', async () => {
    const tab = await newTab('undo');
    tab.store.update(() => ({ ...emptyList('undo'), rows: list.rows }));
    tab.store.update((current) => ({ ...current, rows: current.rows.slice(1) }), { label: 'Removed' });
    tab.store.undo();
    expect(tab.list().rows.map(({ id }) => id)).toEqual([1, 2]);
    tab.store.update((current) => addAddresses(current, [{ address: 'https://news.example/9' }]), {
      label: 'Added',
      changes: [{ row: null, what: 'Added an address', why: '' }],
    });
    expect(tab.list().changes).toHaveLength(1);
    tab.store.undo();
    expect(tab.list().rows).toHaveLength(2);
    expect(tab.list().changes).toEqual([]);
    tab.close();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { coverageEntry, coverageList, coverageRow } from '../../../../test/coverage.ts';
import { addAddresses, changeRow, emptyList } from './coverage-list.ts';
import { CoverageStore } from './coverage-store.ts';
import { createListDatabase, type ListDatabase } from './list-database.ts';

const list = { ...coverageList(coverageRow(1), coverageRow(2)), name: 'March', messages: ['Clean water'] };

/** A store on this browser's database, as a new tab would have. */
async function newTab(id = 'list-1') {
  const store = new CoverageStore();
  const close = store.subscribe(() => {});
  await store.open(id);
  return { store, close, list: () => store.get().list };
}

/** Writes a list in a tab, then closes the tab. */
async function filled(id = 'list-1') {
  const tab = await newTab(id);
  tab.store.update(() => ({ ...list, id }));
  await tab.store.all();
  tab.close();
}

describe('coverage store', () => {
  it('a list opens in a later tab with rows, keywords, messages and evidence', async () => {
    await filled();
    const tab = await newTab();
    expect(tab.list()).toEqual(list);
    expect(tab.store.get()).toMatchObject({ isLoaded: true, isSaved: true });
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
    tab.close();
  });

  it('a run that starts while the list is read again keeps its state', async () => {
    await filled();
    const store = new CoverageStore();
    await store.open('list-1');
    const close = store.subscribe(() => {});
    store.update((current) => changeRow(current, 1, { status: 'running' }));
    await store.all();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.get().list.rows[0]?.status).toBe('running');
    close();
  });

  it('two tabs that change different rows and fields keep both changes, and show both once they have the focus', async () => {
    await filled();
    const [first, second] = [await newTab(), await newTab()];
    first.store.update((current) => ({ ...changeRow(current, 1, { excluded: 'A repeat' }), name: 'April' }));
    second.store.update((current) => ({
      ...changeRow(current, 2, { excluded: 'Off topic' }),
      client: 'Tidewell',
    }));
    for (const { store } of [first, second]) await store.all();
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => {
      for (const tab of [first, second]) {
        expect(tab.list()).toMatchObject({ name: 'April', client: 'Tidewell' });
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

  it('reports that the browser stores nothing, and continues in memory', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const refusing: ListDatabase = {
      ...createListDatabase(),
      read: () => Promise.reject(new Error('No storage.')),
      write: () => Promise.reject(new Error('No storage.')),
    };
    const store = new CoverageStore(async () => refusing);
    await store.open('list-1');
    store.update(() => list);
    expect(store.get()).toMatchObject({ isLoaded: true, isSaved: false, list });
  });
});

describe('a page that closes before its changes are written', () => {
  /** A tab whose writes never finish. Each test needs a list of its own. */
  async function cutOff(id: string) {
    const store = new CoverageStore(async () => ({
      ...createListDatabase(),
      write: () => new Promise(() => {}),
    }));
    store.subscribe(() => {});
    await store.open(id);
    return { update: store.update, close: () => window.dispatchEvent(new Event('pagehide')) };
  }

  it('changes on the screen appear once in the next page, and are then written', async () => {
    await filled();
    const tab = await cutOff('list-1');
    tab.update((current) => addAddresses(current, [{ address: 'https://news.example/9' }]));
    tab.update((current) => changeRow(current, 1, { excluded: 'A repeat' }));
    tab.update((current) => ({ ...current, rows: current.rows.filter(({ id }) => id !== 2) }));
    tab.update((current) => ({ ...current, name: 'April' }));
    tab.close();
    const next = await newTab();
    expect(next.list()).toMatchObject({ name: 'April', messages: ['Clean water'] });
    expect(next.list().rows.map(({ id, excluded }) => [id, excluded])).toEqual([
      [1, 'A repeat'],
      [3, null],
    ]);
    await next.store.all();
    next.close();
    expect(localStorage.getItem('earshot:coverage.unwritten.list-1')).toBeNull();
    const last = await newTab();
    expect(last.list()).toEqual(next.list());
    last.close();
  });

  it('changes and new rows that another tab has written since then are kept', async () => {
    await filled('list-5');
    const tab = await cutOff('list-5');
    tab.update((current) => changeRow(current, 1, { excluded: 'A repeat' }));
    tab.update((current) => addAddresses(current, [{ address: 'https://news.example/9' }]));
    tab.close();
    localStorage.setItem('held', localStorage.getItem('earshot:coverage.unwritten.list-5') ?? '');
    localStorage.removeItem('earshot:coverage.unwritten.list-5');
    const other = await newTab('list-5');
    other.store.update((current) => changeRow(current, 1, { excluded: 'Off topic' }));
    other.store.update((current) => addAddresses(current, [{ address: 'https://news.example/7' }]));
    await other.store.all();
    other.close();
    localStorage.setItem('earshot:coverage.unwritten.list-5', localStorage.getItem('held') ?? '');
    const next = await newTab('list-5');
    expect(next.list().rows.map(({ id, address, excluded }) => [id, address.at(-1), excluded])).toEqual([
      [1, '1', 'Off topic'],
      [2, '2', null],
      [3, '7', null],
      [4, '9', null],
    ]);
    next.close();
  });
});

describe('undo', () => {
  it('reverts the last step of the user, and keeps later reports', async () => {
    const tab = await newTab('undo');
    tab.store.update(() => ({ ...emptyList('undo'), rows: list.rows }));
    tab.store.update((current) => changeRow(current, 1, { excluded: 'A repeat' }), { what: 'Left out' });
    expect(tab.store.get().log.edits.at(-1)?.what).toBe('Left out');
    const entry = coverageEntry({ analyzedAt: '2026-01-01T00:00:00.000Z', headline: 'Read again' });
    tab.store.update((current) => changeRow(current, 1, { entry }));
    tab.store.undo();
    expect(tab.list().rows[0]).toMatchObject({ excluded: null, entry: { headline: 'Read again' } });
    expect(tab.store.get().log).toMatchObject({ edits: [], undone: [{ what: 'Left out' }], isUndo: true });
    tab.store.redo();
    expect(tab.list().rows[0]).toMatchObject({ excluded: 'A repeat', entry: { headline: 'Read again' } });
    tab.store.undo();
    expect(tab.list().rows[0]).toMatchObject({ excluded: null, entry: { headline: 'Read again' } });
    tab.close();
  });

  it('restores a removed row at its position, and removes an added one', async () => {
    const tab = await newTab('undo');
    tab.store.update(() => ({ ...emptyList('undo'), rows: list.rows }));
    tab.store.update((current) => ({ ...current, rows: current.rows.slice(1) }), { what: 'Removed' });
    tab.store.undo();
    expect(tab.list().rows.map(({ id }) => id)).toEqual([1, 2]);
    tab.store.update((current) => addAddresses(current, [{ address: 'https://news.example/9' }]), {
      what: 'Added',
      changes: [{ row: null, what: 'Added an address', why: '' }],
    });
    expect(tab.list().changes).toHaveLength(1);
    tab.store.undo();
    expect(tab.list().rows).toHaveLength(2);
    expect(tab.list().changes).toEqual([]);
    tab.store.redo();
    expect(tab.list().rows.at(-1)?.address).toBe('https://news.example/9');
    expect(tab.list().changes).toHaveLength(1);
    tab.store.redo();
    expect(tab.list().rows).toHaveLength(3);
    tab.close();
  });
});

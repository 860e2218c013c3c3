import { describe, expect, it, vi } from 'vitest';
import { coverageEntry, coverageList, coverageRow } from '../../../../test/coverage.ts';
import { addAddresses, changeRow, emptyList } from './coverage-list.ts';
import { CoverageStore } from './coverage-store.ts';
import { createListDatabase, type ListDatabase } from './list-database.ts';
import type { CoverageRow, ListSettings } from './list-shape.ts';

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

  it.each(['list-1', 'list-9'])('rows that two tabs without the focus add are all kept in %s', async (id) => {
    // The other list has never been written.
    if (id === 'list-1') await filled();
    const [first, second] = [await newTab(id), await newTab(id)];
    const add = (tab: typeof first, address: string) =>
      tab.store.update((current) => addAddresses(current, [{ address }]));
    add(first, 'https://news.example/from-a');
    await first.store.all();
    add(second, 'https://news.example/from-b');
    await second.store.all();
    const later = await newTab(id);
    const paths = later.list().rows.map(({ address }) => new URL(address).pathname);
    expect(paths).toEqual(expect.arrayContaining(['/from-a', '/from-b']));
    expect(second.list()).toEqual(later.list());
    for (const tab of [first, second, later]) tab.close();
  });

  it('two tabs without the focus that edit fields of one row, settings and reasons keep both', async () => {
    await filled();
    const [first, second] = [await newTab(), await newTab()];
    const edit = (
      tab: typeof first,
      what: string,
      row: Partial<CoverageRow>,
      settings: Partial<ListSettings>,
    ) =>
      tab.store.update(
        (current) => ({ ...changeRow(current, 1, row), settings: { ...current.settings, ...settings } }),
        { what, changes: [{ row: 1, what, why: '' }] },
      );
    edit(
      first,
      'Left out',
      { excluded: 'A repeat', edits: { headline: 'Ferries', tones: {} } },
      { color: '#102030' },
    );
    await first.store.all();
    edit(
      second,
      'Starred',
      { starred: 'Top', edits: { outlet: 'Ledger', tones: {} } },
      { preparedBy: 'Ada' },
    );
    await second.store.all();
    const later = await newTab();
    for (const tab of [second, later])
      expect(tab.list()).toMatchObject({
        rows: [
          { excluded: 'A repeat', starred: 'Top', edits: { headline: 'Ferries', outlet: 'Ledger' } },
          {},
        ],
        settings: { color: '#102030', preparedBy: 'Ada' },
        changes: [{ what: 'Left out' }, { what: 'Starred' }],
      });
    for (const tab of [first, second, later]) tab.close();
  });

  it('a change made while the changes of another tab are merged is kept, and a row in progress stays so', async () => {
    await filled();
    const [first, second] = [await newTab(), await newTab()];
    second.store.update((current) => changeRow(current, 2, { status: 'running' }));
    await second.store.all();
    first.store.update((current) => changeRow(current, 1, { excluded: 'A repeat' }));
    await first.store.all();
    second.store.update((current) => ({ ...current, name: 'April' }));
    setTimeout(() => second.store.update((current) => ({ ...current, client: 'Tidewell' })));
    await vi.waitFor(() => expect(second.list().rows[0]?.excluded).toBe('A repeat'));
    await second.store.all();
    expect(second.list()).toMatchObject({ name: 'April', rows: [{}, { status: 'running' }] });
    await vi.waitFor(() => expect(second.list().client).toBe('Tidewell'));
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
      [expect.any(Number), null],
    ]);
    await next.store.all();
    next.close();
    expect(localStorage.getItem('earshot:coverage.unwritten.list-1')).toBeNull();
    const last = await newTab();
    expect(last.list()).toEqual(next.list());
    last.close();
  });

  it('a list that was never written is restored as a whole', async () => {
    const tab = await cutOff('list-7');
    tab.update(() => ({ ...list, id: 'list-7' }));
    tab.close();
    const next = await newTab('list-7');
    expect(next.list()).toEqual({ ...list, id: 'list-7' });
    next.close();
  });

  it('its changes are kept when a tab that was open all the time writes', async () => {
    await filled('list-8');
    const [open, closing] = [await newTab('list-8'), await cutOff('list-8')];
    closing.update((current) => changeRow(current, 1, { excluded: 'A repeat' }));
    closing.close();
    open.store.update((current) => ({ ...current, name: 'April' }));
    await open.store.all();
    const next = await newTab('list-8');
    expect(next.list()).toMatchObject({ name: 'April', rows: [{ excluded: 'A repeat' }, {}] });
    open.close();
    next.close();
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
    const rows = next.list().rows.map(({ address, excluded }) => [address.at(-1), excluded]);
    expect(rows.slice(0, 2)).toEqual([
      ['1', 'Off topic'],
      ['2', null],
    ]);
    expect(rows.slice(2)).toEqual(
      expect.arrayContaining([
        ['7', null],
        ['9', null],
      ]),
    );
    next.close();
  });
});

describe('undo', () => {
  it('of a typed field keeps the rows that another tab adds meanwhile', async () => {
    await filled();
    const [typing, other] = [await newTab(), await newTab()];
    const type = (headline: string) =>
      typing.store.update((current) => changeRow(current, 1, { edits: { headline, tones: {} } }), {
        what: 'Headline',
        series: 'headline',
      });
    type('F');
    await typing.store.all();
    other.store.update((current) => addAddresses(current, [{ address: 'https://news.example/9' }]));
    await other.store.all();
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(typing.list().rows).toHaveLength(3));
    type('Fe');
    expect(typing.store.get().log.edits).toHaveLength(1);
    typing.store.undo();
    expect(typing.list().rows.map(({ edits }) => edits.headline)).toEqual([undefined, undefined, undefined]);
    typing.store.redo();
    expect(typing.list().rows.map(({ edits }) => edits.headline)).toEqual(['Fe', undefined, undefined]);
    typing.close();
    other.close();
  });

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

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { useStores } from '../../../test/stores.ts';
import type { Store } from '../../ports.ts';
import type { RankingLimits } from './store.ts';
import { openStore, type StoreSettings } from './store.ts';

let now = new Date('2026-03-01T12:00:00Z');
const clock = () => now;
const { folder, postgres } = await useStores();
const engines: [string, StoreSettings][] = [['SQLite', { dataDir: folder, databaseUrl: undefined }]];
if (postgres) engines.push(['PostgreSQL', { dataDir: folder, databaseUrl: postgres.url }]);

const BYTES = 1000;

describe.each(engines)('stored rankings on %s', (_, settings) => {
  const open = (rankings: Partial<RankingLimits>) =>
    openStore(
      {
        ...settings,
        rankings: {
          maxBytes: 1_000_000,
          maxBytesPerClient: 1_000_000,
          diskReserveBytes: 0,
          ...rankings,
        },
      },
      clock,
    );
  const put = async (store: Store, client: string): Promise<string> => {
    const id = randomUUID();
    now = new Date(now.getTime() + 1000);
    const expiresAt = new Date(now.getTime() + 3_600_000);
    await store.rankings.put({ id, packed: new Uint8Array(BYTES), expiresAt, client });
    return id;
  };
  const kept = (store: Store, ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await store.rankings.get(id)) !== null));
  const clear = async (store: Store) => {
    now = new Date(now.getTime() + 24 * 3_600_000);
    await store.rankings.deleteExpired();
    expect(await store.rankings.storedBytes()).toBe(0);
  };

  it('are counted in a total, also when one is stored twice or deleted', async () => {
    const store = await open({});
    const [first = '', second = ''] = [await put(store, 'a'), await put(store, 'b')];
    expect(await store.rankings.storedBytes()).toBe(2 * BYTES);
    const again = { id: first, packed: new Uint8Array(BYTES), expiresAt: now, client: 'a' };
    await store.rankings.put(again);
    expect(await store.rankings.storedBytes()).toBe(2 * BYTES);
    expect([await store.rankings.delete(second), await store.rankings.delete(second)]).toEqual([true, false]);
    expect(await store.rankings.storedBytes()).toBe(BYTES);
    await clear(store);
    await store.close();
  });

  it('make room for a new one of the same client, oldest first, and never at the cost of another', async () => {
    const store = await open({ maxBytesPerClient: 3.5 * BYTES });
    const other = await put(store, 'b');
    const own: string[] = [];
    for (let count = 0; count < 5; count += 1) own.push(await put(store, 'a'));
    expect(await kept(store, own)).toEqual([false, false, true, true, true]);
    expect(await kept(store, [other])).toEqual([true]);
    await clear(store);
    await store.close();
  });

  it('lose the oldest ones of any client if all take too much space; no client is refused', async () => {
    const store = await open({ maxBytes: 3 * BYTES });
    const ids: string[] = [];
    for (const client of ['a', 'a', 'b', 'c', 'd']) ids.push(await put(store, client));
    expect(await store.rankings.trim()).toBe(2);
    expect(await kept(store, ids)).toEqual([false, false, true, true, true]);
    expect(await store.rankings.trim()).toBe(0);
    await clear(store);
    await store.close();
  });

  it('belong to the same client after a restart and on every instance', async () => {
    const [first, second] = [
      await open({ maxBytesPerClient: BYTES }),
      await open({ maxBytesPerClient: BYTES }),
    ];
    const ids = [await put(first, 'a'), await put(second, 'a')];
    expect(await kept(first, ids)).toEqual([false, true]);
    await first.close();
    const third = await open({ maxBytesPerClient: BYTES });
    ids.push(await put(third, 'a'));
    expect(await kept(third, ids)).toEqual([false, false, true]);
    await clear(third);
    await Promise.all([second.close(), third.close()]);
  });
});

describe('the disk', () => {
  const ranking = (client: string) => ({
    id: randomUUID(),
    packed: new Uint8Array(BYTES),
    expiresAt: new Date(now.getTime() + 1000),
    client,
  });

  it('keeps its reserve: rankings are refused, everything else goes on', async () => {
    const dataDir = join(folder, 'reserve');
    const rankings = { maxBytes: 1e9, maxBytesPerClient: 1e9, diskReserveBytes: 1e18 };
    const store = await openStore({ dataDir, databaseUrl: undefined, rankings }, clock);
    await expect(store.rankings.put(ranking('a'))).rejects.toMatchObject({ failureCause: 'storage-full' });
    await store.counters.add({ article: 0, social: 0, trending: 1 });
    expect((await store.counters.get()).trending).toBe(1);
    await store.close();
  });

  it('stores no address of a client, only a digest that thousands of addresses share', async () => {
    const dataDir = join(folder, 'private');
    const store = await openStore({ dataDir, databaseUrl: undefined }, clock);
    await store.rankings.put(ranking('203.0.113.77'));
    await store.close();
    expect(readFileSync(join(dataDir, 'earshot.db')).includes('203.0.113.77')).toBe(false);
    const database = new Database(join(dataDir, 'earshot.db'));
    const { owner } = database.prepare('select owner from rankings').get() as { owner: string };
    expect(owner).toMatch(/^[0-9a-f]{5}$/);
    database.close();
  });
});

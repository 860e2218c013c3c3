import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { describe, expect, it } from 'vitest';
import { useStores } from '../../../test/stores.ts';
import type { Store } from '../../ports.ts';
import { openStore, type RankingLimits, type StoreSettings } from './open-store.ts';
import { packRanking } from './ranking-storage.ts';

let now = new Date('2026-03-01T12:00:00Z');
const clock = () => now;
const { folder, postgres } = await useStores();
const engines: [string, StoreSettings][] = [['SQLite', { dataDir: folder, databaseUrl: undefined }]];
if (postgres) engines.push(['PostgreSQL', { dataDir: folder, databaseUrl: postgres.url }]);

/** Notes of 3,000 random digits take about 1.4 kB compressed. */
const ranking = (): TrendingResult => ({
  session_id: randomUUID(),
  summary: {
    total_inputs: 0,
    unique_titles: 0,
    time_window: 'No dates found',
    top_tags: [],
    notes: [Array.from({ length: 3000 }, () => Math.floor(Math.random() * 10)).join('')],
    timeline: [],
    method_version: '1.0',
    heat_basis: { lines: 0, dated_lines: 0, sourced_lines: 0, newest_day: null },
  },
  items: [],
});

describe.each(engines)('stored rankings on %s', (_, settings) => {
  const open = (rankings: Partial<RankingLimits>) =>
    openStore(
      {
        ...settings,
        rankings: {
          maxBytes: 1_000_000,
          maxBytesPerClient: 1_000_000,
          ownerKey: 'test',
          diskReserveBytes: 0,
          ...rankings,
        },
      },
      clock,
    );
  const put = async (store: Store, client: string): Promise<string> => {
    const result = ranking();
    now = new Date(now.getTime() + 1000);
    await store.trendingSessions.put(result, { expiresAt: new Date(now.getTime() + 3_600_000), client });
    return result.session_id;
  };
  const isKept = async (store: Store, id: string) => (await store.trendingSessions.get(id)) !== null;
  const clear = async (store: Store) => {
    now = new Date(now.getTime() + 24 * 3_600_000);
    await store.trendingSessions.deleteExpired();
  };

  it('say how large they are, until they expire', async () => {
    const store = await open({});
    const id = await put(store, 'a');
    const packed = await packRanking(JSON.stringify(await store.trendingSessions.get(id)));
    expect(await store.trendingSessions.storedBytes(id)).toBe(packed.length);
    expect(await store.trendingSessions.storedBytes('unknown')).toBeNull();
    await clear(store);
    expect(await store.trendingSessions.storedBytes(id)).toBeNull();
    await store.close();
  });

  it('make room for a new one of the same client, oldest first, and never at the cost of another', async () => {
    const store = await open({ maxBytesPerClient: 5000 });
    const other = await put(store, 'b');
    const own: string[] = [];
    for (let count = 0; count < 5; count += 1) own.push(await put(store, 'a'));
    const kept = await Promise.all(own.map((id) => isKept(store, id)));
    expect(kept[0]).toBe(false);
    expect(kept.at(-1)).toBe(true);
    expect(kept).toEqual([...kept].sort());
    expect(await isKept(store, other)).toBe(true);
    await clear(store);
    await store.close();
  });

  it('of others stay when there is no room in all: the new one is refused in words', async () => {
    const store = await open({ maxBytes: 3500 });
    const first = [await put(store, 'a'), await put(store, 'b')];
    await expect(put(store, 'c')).rejects.toMatchObject({ failureCause: 'storage-full' });
    expect(await Promise.all(first.map((id) => isKept(store, id)))).toEqual([true, true]);
    // Who has one already replaces it.
    await put(store, 'a');
    expect(await Promise.all(first.map((id) => isKept(store, id)))).toEqual([false, true]);
    await clear(store);
    await store.close();
  });
});

describe('the disk', () => {
  it('keeps its reserve: rankings are refused, everything else goes on', async () => {
    const dataDir = join(folder, 'reserve');
    const rankings = { maxBytes: 1e9, maxBytesPerClient: 1e9, ownerKey: 'test', diskReserveBytes: 1e18 };
    const store = await openStore({ dataDir, databaseUrl: undefined, rankings }, clock);
    const options = { expiresAt: new Date(now.getTime() + 1000), client: 'a' };
    await expect(store.trendingSessions.put(ranking(), options)).rejects.toMatchObject({
      failureCause: 'storage-full',
    });
    await store.counters.increment('trending');
    expect((await store.counters.get()).trending).toBe(1);
    await store.close();
  });

  it('holds no address of a client', async () => {
    const dataDir = join(folder, 'private');
    const store = await openStore({ dataDir, databaseUrl: undefined }, clock);
    const options = { expiresAt: new Date(now.getTime() + 1000), client: '203.0.113.77' };
    await store.trendingSessions.put(ranking(), options);
    await store.close();
    expect(readFileSync(join(dataDir, 'earshot.db')).includes('203.0.113.77')).toBe(false);
  });
});

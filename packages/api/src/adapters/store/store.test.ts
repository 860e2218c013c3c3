import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useStores } from '../../../test/stores.ts';
import type { Store } from '../../ports.ts';
import { openStore, type StoreSettings } from './store.ts';

let now = new Date('2026-03-01T12:00:00Z');
const clock = () => now;

const { folder, postgres } = await useStores();
const engines: [string, StoreSettings][] = [['SQLite', { dataDir: folder, databaseUrl: undefined }]];
if (postgres) engines.push(['PostgreSQL', { dataDir: folder, databaseUrl: postgres.url }]);

describe.each(engines)('the store on %s', (_, settings) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(settings, clock);
  });
  afterAll(() => store.close());

  const reopen = async () => {
    await store.close();
    store = await openStore(settings, clock);
  };

  it('#402 starts with every counter at 0', async () => {
    expect(await store.counters.get()).toEqual({ article: 0, social: 0, trending: 0 });
  });

  it('#403 raises one counter by exactly 1', async () => {
    await store.counters.add({ article: 0, social: 1, trending: 0 });
    await store.counters.add({ article: 0, social: 0, trending: 0 });
    expect(await store.counters.get()).toEqual({ article: 0, social: 1, trending: 0 });
  });

  it('#405 loses no update of 50 concurrent ones', async () => {
    const uses = { article: 1, social: 0, trending: 0 };
    await Promise.all(Array.from({ length: 50 }, () => store.counters.add(uses)));
    expect((await store.counters.get()).article).toBe(50);
  });

  it('#404 keeps counters over a restart', async () => {
    await reopen();
    expect(await store.counters.get()).toEqual({ article: 50, social: 1, trending: 0 });
  });

  it('#401 keeps suggestions in the order received, without NUL', async () => {
    await store.suggestions.add({ name: '', email: 'a@example.com', idea: 'first\0 idea' });
    now = new Date('2026-03-02T12:00:00Z');
    await store.suggestions.add({
      name: 'B',
      email: 'b@example.com',
      idea: "second'; drop table counters; --",
    });
    await reopen();
    expect((await store.suggestions.list()).map(({ idea }) => idea)).toEqual([
      'first idea',
      "second'; drop table counters; --",
    ]);
  });

  it('#398 finds a ranking until it expires, then deletes it', async () => {
    const id = randomUUID();
    const packed = new Uint8Array([1, 0, 255]);
    const expiresAt = new Date('2026-03-03T00:00:00Z');
    await store.rankings.put({ id, packed, expiresAt, client: 'test' });
    expect([...((await store.rankings.get(id)) ?? [])]).toEqual([1, 0, 255]);
    expect(await store.rankings.get(`${id}\0`)).not.toBeNull();
    expect(await store.rankings.get(randomUUID())).toBeNull();
    now = expiresAt;
    expect(await store.rankings.get(id)).toBeNull();
    expect(await store.rankings.deleteExpired()).toBe(1);
    expect(await store.rankings.deleteExpired()).toBe(0);
    now = new Date('2026-03-01T12:00:00Z');
  });

  it('deletes suggestions from before a day', async () => {
    expect(await store.suggestions.deleteBefore(new Date('2026-03-02T00:00:00Z'))).toBe(1);
    expect(await store.suggestions.list()).toHaveLength(1);
  });

  it('answers a ping, and refuses with a clear failure once closed', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
    const closed = await openStore(settings, clock);
    await closed.close();
    await expect(closed.counters.get()).rejects.toThrow('The service cannot save data at the moment');
  });
});

it('a ping notices that the file was replaced', async () => {
  const [dataDir, other] = [join(folder, 'replaced'), join(folder, 'other')];
  const store = await openStore({ dataDir, databaseUrl: undefined }, clock);
  await (await openStore({ dataDir: other, databaseUrl: undefined }, clock)).close();
  renameSync(join(other, 'earshot.db'), join(dataDir, 'earshot.db'));
  await expect(store.ping()).rejects.toThrow('has been replaced');
  await store.close();
});

it('a ping notices that the file was deleted', async () => {
  const dataDir = join(folder, 'deleted');
  const store = await openStore({ dataDir, databaseUrl: undefined }, clock);
  await expect(store.ping()).resolves.toBeUndefined();
  rmSync(dataDir, { recursive: true });
  await expect(store.ping()).rejects.toThrow();
  await store.close();
});

it('of rankings stored in the same millisecond, those that fit are kept', async () => {
  const rankings = { maxBytes: 1000, maxBytesPerClient: 30, diskReserveBytes: 0 };
  const store = await openStore({ dataDir: join(folder, 'ties'), databaseUrl: undefined, rankings }, clock);
  for (const id of ['a', 'b', 'c', 'd'])
    await store.rankings.put({
      id,
      packed: new Uint8Array(9),
      expiresAt: new Date(now.getTime() + 1e6),
      client: 'one',
    });
  expect(await store.rankings.storedBytes()).toBe(27);
  await store.close();
});

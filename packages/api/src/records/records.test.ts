import type { Counters } from '@earshot/schema/counters/model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LimitsOf, SERVER_LIMITS } from '../limits.ts';
import type { Store } from '../ports.ts';
import { ServerRecords, startHousekeeping } from './records.ts';

const LIMITS: LimitsOf<'records'> = {
  patienceMs: 20,
  firstPatienceMs: 60_000,
  storeCountsEveryMs: 1,
  maxPendingBytes: 1000,
  closeWithinMs: 20,
};
const never = () => new Promise<never>(() => undefined);
const refused = () => Promise.reject(new Error('the store is away'));
const ranking = (id: string, bytes = 10) => ({
  id,
  packed: new Uint8Array(bytes),
  expiresAt: new Date(0),
  client: 'a',
});

interface Parts {
  readonly counters?: Partial<Store['counters']>;
  readonly rankings?: Partial<Store['rankings']>;
}

/** Records on a store with only these parts. */
function recordsOf(
  { counters, rankings }: Parts,
  onError: (error: unknown) => void = () => undefined,
  limits = LIMITS,
) {
  const store = {
    counters: { get: refused, add: refused, ...counters },
    rankings: { put: refused, get: refused, delete: refused, ...rankings },
  };
  return new ServerRecords(store as unknown as Store, limits, onError);
}

describe('records', () => {
  it('keep a ranking when the store takes it', async () => {
    const records = recordsOf({ rankings: { put: async () => undefined } });
    expect(await records.keep(ranking('a'))).toBe(true);
    expect(records.figures()).toMatchObject({ unkeptRankings: 0 });
  });

  it.each([
    ['fails', refused],
    ['hangs', never],
  ])('give a ranking up when the store %s', async (_, put) => {
    const errors: unknown[] = [];
    const records = recordsOf({ rankings: { put, get: async () => null } }, (error) => errors.push(error));
    expect(await records.keep(ranking('a'))).toBe(false);
    await expect(records.ranking('a')).rejects.toMatchObject({ failureCause: 'session-not-found' });
    expect(records.figures().unkeptRankings).toBe(1);
    expect(errors).toHaveLength(put === refused ? 1 : 0);
  });

  it('hold a bounded number of bytes for a store that hangs', async () => {
    let puts = 0;
    const put = () => {
      puts += 1;
      return never();
    };
    const records = recordsOf({ rankings: { put } });
    await records.keep(ranking('a', 600));
    expect(await records.keep(ranking('b', 600))).toBe(false);
    expect(puts).toBe(1);
    expect(records.figures()).toMatchObject({ unkeptRankings: 2 });
  });

  it('count while the store is away, from what it said last', async () => {
    let isAway = false;
    const get = async () => (isAway ? never() : { article: 5, social: 0, trending: 0 });
    const records = recordsOf({ counters: { get } });
    expect(await records.counters()).toEqual({ article: 5, social: 0, trending: 0 });
    isAway = true;
    records.count('article');
    expect(await records.counters()).toEqual({ article: 6, social: 0, trending: 0 });
    const unknown = recordsOf({});
    await expect(unknown.counters()).rejects.toMatchObject({ failureCause: 'store-unavailable' });
  });

  it('wait for the first counts longer than for later ones, and give a store up that hangs', async () => {
    const counts = { article: 5, social: 0, trending: 0 };
    const get = () => new Promise<Counters>((resolve) => setTimeout(resolve, 2 * LIMITS.patienceMs, counts));
    expect(await recordsOf({ counters: { get } }).counters()).toEqual(counts);
    const hanging = recordsOf({ counters: { get: never } }, undefined, { ...LIMITS, firstPatienceMs: 20 });
    await expect(hanging.counters()).rejects.toMatchObject({ failureCause: 'store-unavailable' });
  });

  it('store uses in one statement, and those of a failed attempt with the next ones', async () => {
    const stored: Counters[] = [];
    let isAway = true;
    const add = async (uses: Counters) => {
      if (isAway) throw new Error('away');
      stored.push(uses);
    };
    const errors: unknown[] = [];
    const records = recordsOf({ counters: { add } }, (error) => errors.push(error));
    records.count('article');
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    isAway = false;
    records.count('social');
    await expect.poll(() => records.figures().pendingUses).toBe(0);
    await records.close();
    const sum = stored.reduce((total, { article, social }) => total + article + social, 0);
    expect([sum, stored[0]?.article]).toEqual([2, 1]);
  });

  it('delete a ranking, or say that there is none', async () => {
    const records = recordsOf({ rankings: { delete: async (id) => id === 'a' } });
    await expect(records.forget('a')).resolves.toBeUndefined();
    await expect(records.forget('b')).rejects.toMatchObject({ failureCause: 'session-not-found' });
  });

  it('end in time, although the store hangs', async () => {
    const records = recordsOf({ counters: { add: never } });
    records.count('article');
    await expect(records.close()).resolves.toBeUndefined();
  });
});

const EVERY_MS = SERVER_LIMITS.housekeepingMs;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('housekeeping', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function keep(deleteExpired: () => Promise<number>, onError: (error: unknown) => void = () => undefined) {
    const trim = vi.fn(async () => 0);
    const deleteBefore = vi.fn(async (_: Date) => 0);
    const store = { rankings: { deleteExpired, trim }, suggestions: { deleteBefore } } as unknown as Store;
    return { trim, deleteBefore, ...startHousekeeping(store, { suggestionRetentionDays: 30 }, onError) };
  }

  it('deletes expired rankings, what exceeds their space, and old suggestions, at the start and at intervals', async () => {
    const deleteExpired = vi.fn(async () => 0);
    const { trim, deleteBefore, stop } = keep(deleteExpired);
    for (let runs = 1; runs <= 3; runs++) {
      await settled();
      for (const deletion of [deleteExpired, trim, deleteBefore])
        expect(deletion).toHaveBeenCalledTimes(runs);
      vi.advanceTimersByTime(EVERY_MS);
    }
    const ageMs = Date.now() - Number(deleteBefore.mock.calls[0]?.[0]);
    expect(Math.round(ageMs / 86_400_000)).toBe(30);
    await stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on after a failed run, which is reported', async () => {
    const errors: unknown[] = [];
    const gone = new Error('the store is away');
    const deleteExpired = vi.fn<() => Promise<number>>().mockRejectedValueOnce(gone).mockResolvedValue(0);
    const { stop } = keep(deleteExpired, (error) => errors.push(error));
    await settled();
    vi.advanceTimersByTime(EVERY_MS);
    await settled();
    expect(deleteExpired).toHaveBeenCalledTimes(2);
    expect(errors).toEqual([gone]);
    await stop();
  });

  it('does not overtake a run that takes long, and is over only when that is', async () => {
    let finish: (count: number) => void = () => undefined;
    const deleteExpired = vi.fn(() => new Promise<number>((resolve) => (finish = resolve)));
    const { stop } = keep(deleteExpired);
    vi.advanceTimersByTime(3 * EVERY_MS);
    expect(deleteExpired).toHaveBeenCalledTimes(1);
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    await settled();
    expect(stopped).toBe(false);
    finish(0);
    await stopping;
  });
});

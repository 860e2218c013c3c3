import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_NOW } from '../test/test-app.ts';
import { UNBOUNDED } from './adapters/store/open-store.ts';
import { openSqliteStore } from './adapters/store/sqlite.ts';
import { startSweep } from './housekeeping.ts';
import { SERVER_LIMITS } from './limits.ts';

const EVERY_MS = SERVER_LIMITS.sweepMs;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const unexpected = (error: unknown): never => expect.unreachable(String(error));
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the sweep of expired rankings', () => {
  it('runs at the start and every hour from then on', async () => {
    const deleteExpired = vi.fn(async () => 0);
    const sweep = startSweep({ run: deleteExpired, everyMs: EVERY_MS, onError: unexpected });
    expect(deleteExpired).toHaveBeenCalledTimes(1);
    for (let hour = 1; hour <= 3; hour++) {
      await settled();
      vi.advanceTimersByTime(EVERY_MS - 1);
      expect(deleteExpired).toHaveBeenCalledTimes(hour);
      vi.advanceTimersByTime(1);
      expect(deleteExpired).toHaveBeenCalledTimes(hour + 1);
    }
    await sweep.stop();
  });

  it('goes on after one that failed, which is reported and harms nobody', async () => {
    const errors: unknown[] = [];
    const gone = new Error('the store is away');
    const deleteExpired = vi.fn<() => Promise<number>>().mockRejectedValueOnce(gone).mockResolvedValue(0);
    const sweep = startSweep({
      run: deleteExpired,
      everyMs: EVERY_MS,
      onError: (error) => errors.push(error),
    });
    await settled();
    expect(errors).toEqual([gone]);
    vi.advanceTimersByTime(EVERY_MS);
    await settled();
    expect(deleteExpired).toHaveBeenCalledTimes(2);
    expect(errors).toHaveLength(1);
    await sweep.stop();
  });

  it('does not overtake one that takes long, and is over only when that is', async () => {
    let finish: (count: number) => void = () => undefined;
    const deleteExpired = vi.fn(() => new Promise<number>((resolve) => (finish = resolve)));
    const sweep = startSweep({ run: deleteExpired, everyMs: EVERY_MS, onError: unexpected });
    vi.advanceTimersByTime(3 * EVERY_MS);
    expect(deleteExpired).toHaveBeenCalledTimes(1);
    let stopped = false;
    const stopping = sweep.stop().then(() => {
      stopped = true;
    });
    await settled();
    expect(stopped).toBe(false);
    finish(0);
    await stopping;
  });

  it('never runs again once it has been stopped', async () => {
    const deleteExpired = vi.fn(async () => 0);
    const sweep = startSweep({ run: deleteExpired, everyMs: EVERY_MS, onError: unexpected });
    await sweep.stop();
    vi.advanceTimersByTime(10 * EVERY_MS);
    expect(deleteExpired).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('removes what has expired from the store, and leaves what has not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-sweep-'));
    let now = TEST_NOW;
    const store = await openSqliteStore(folder, () => now, UNBOUNDED);
    const put = (id: string, lifeMs: number) =>
      store.rankings.put({
        id,
        packed: new Uint8Array([1]),
        expiresAt: new Date(now.getTime() + lifeMs),
        client: 'test',
      });
    await put('short-lived', EVERY_MS / 2);
    await put('long-lived', 2 * EVERY_MS);
    const deleteExpired = () => store.rankings.deleteExpired();
    const sweep = startSweep({ run: deleteExpired, everyMs: EVERY_MS, onError: unexpected });
    await settled();
    now = new Date(now.getTime() + EVERY_MS);
    vi.advanceTimersByTime(EVERY_MS);
    await sweep.stop();
    // If it were only hidden, setting the clock back would make it visible again.
    now = TEST_NOW;
    expect(await store.rankings.get('short-lived')).toBeNull();
    expect(await store.rankings.get('long-lived')).not.toBeNull();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

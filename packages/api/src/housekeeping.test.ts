import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    const sweep = startSweep(deleteExpired, EVERY_MS, unexpected);
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

  it('goes on after a failed run, which is reported', async () => {
    const errors: unknown[] = [];
    const gone = new Error('the store is away');
    const deleteExpired = vi.fn<() => Promise<number>>().mockRejectedValueOnce(gone).mockResolvedValue(0);
    const sweep = startSweep(deleteExpired, EVERY_MS, (error) => errors.push(error));
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
    const sweep = startSweep(deleteExpired, EVERY_MS, unexpected);
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
    const sweep = startSweep(deleteExpired, EVERY_MS, unexpected);
    await sweep.stop();
    vi.advanceTimersByTime(10 * EVERY_MS);
    expect(deleteExpired).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

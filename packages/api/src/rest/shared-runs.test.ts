import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SharedRuns } from './shared-runs.ts';

describe('shared runs', () => {
  it('serve everybody who asked at the same time with one run', async () => {
    const shared = new SharedRuns<number>();
    let runs = 0;
    const ask = () => shared.join('a', async () => ++runs);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(2);
  });

  it('#405 never serve what was read before somebody asked', async () => {
    const shared = new SharedRuns<number>();
    let value = 0;
    const ask = async () => {
      const atLeast = value;
      const seen = await shared.join('a', async () => {
        const read = value;
        await sleep(2);
        return read;
      });
      expect(seen).toBeGreaterThanOrEqual(atLeast);
    };
    const asked: Promise<void>[] = [];
    for (let turn = 0; turn < 200; turn++) {
      asked.push(ask());
      value++;
      if (turn % 3 === 0) await sleep(turn % 2);
    }
    await Promise.all(asked);
  });

  it('run one at a time for a key, and keys do not wait for each other', async () => {
    const shared = new SharedRuns<string>();
    let running = 0;
    let most = 0;
    const run = async () => {
      most = Math.max(most, ++running);
      await sleep(5);
      running--;
      return 'done';
    };
    const first = shared.join('a', run);
    await sleep(2);
    const second = shared.join('a', run);
    expect(await shared.join('b', async () => 'other')).toBe('other');
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
    expect(most).toBe(1);
  });

  it('fail for those who share the run, and for nobody after them', async () => {
    const shared = new SharedRuns<string>();
    const fail = () => Promise.reject(new Error('gone'));
    const [first, second] = [shared.join('a', fail), shared.join('a', fail)];
    await expect(first).rejects.toThrow('gone');
    await expect(second).rejects.toThrow('gone');
    expect(await shared.join('a', async () => 'back')).toBe('back');
  });
});

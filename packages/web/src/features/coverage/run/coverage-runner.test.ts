import type { AddressFacts } from '@earshot/schema/address-facts';
import { describe, expect, it, vi } from 'vitest';
import { articleResult } from '../../../../test/results.ts';
import { toReportData } from '../../../transport/report-data.ts';
import { RestError } from '../../../transport/rest-error.ts';
import { addAddresses } from '../book/coverage-list.ts';
import { CoverageStore } from '../book/coverage-store.ts';
import type { CoverageRow } from '../book/list-shape.ts';
import { CoverageRunner } from './coverage-runner.ts';

const ADDRESSES = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://news.example/${name}`);

/** A runner with waiting addresses. The test decides when its calls finish. */
async function setUp(addresses: readonly string[] = ADDRESSES) {
  const store = new CoverageStore();
  await store.open('list-1');
  store.update((list) =>
    addAddresses(
      { ...list, keywords: ['alpha'] },
      addresses.map((address) => ({ address })),
    ),
  );
  const calls: { row: CoverageRow; end: (error?: Error) => void }[] = [];
  const runner = new CoverageRunner(
    store,
    (row, _, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Canceled.', 'AbortError')));
        calls.push({ row, end: (error) => (error ? reject(error) : resolve(toReportData(articleResult()))) });
      }),
  );
  return { store, runner, calls, statuses: () => store.get().list.rows.map(({ status }) => status) };
}

const refusal = (status: number, retryAfterSeconds?: number, stated?: AddressFacts) =>
  new Error('', { cause: new RestError('', { status, detail: 'Busy.', retryAfterSeconds, stated }) });
const settled = () => vi.waitFor(() => undefined);

describe('coverage runner', () => {
  it('analyzes two at a time, in their order, until none waits', async () => {
    const { runner, calls, statuses } = await setUp();
    const run = runner.run();
    for (let ended = 0; ended < ADDRESSES.length; ended++) {
      await vi.waitFor(() => expect(calls.length).toBe(Math.min(ended + 2, ADDRESSES.length)));
      calls[ended]?.end();
    }
    expect(await run).toMatchObject({ finished: 5, failed: 0, isCanceled: false });
    expect(statuses()).toEqual(Array(5).fill('done'));
    expect(calls.map(({ row }) => row.address)).toEqual(ADDRESSES);
  });

  it('the sites of a sorted list take turns', async () => {
    const of = (site: string, count: number) =>
      Array.from({ length: count }, (_, at) => `https://${site}.example/${at}`);
    const { runner, calls } = await setUp([...of('a', 4), ...of('b', 3), ...of('c', 1)]);
    const run = runner.run();
    for (let ended = 0; ended < 8; ended++) {
      await vi.waitFor(() => expect(calls.length).toBeGreaterThan(ended));
      calls[ended]?.end();
    }
    expect(await run).toMatchObject({ finished: 8, failed: 0 });
    const sites = calls.map(({ row }) => new URL(row.address).host.charAt(0));
    expect(sites.join('')).toBe('abcababa');
  });

  it('a failure is shown in its row with the reason of the server and what the page says of itself, and the others continue', async () => {
    const { runner, calls, store } = await setUp();
    const run = runner.run();
    calls[0]?.end(refusal(422, undefined, { outlet: 'The Ledger', date: '2026-01-02' }));
    for (let ended = 1; ended < ADDRESSES.length; ended++) {
      await vi.waitFor(() => expect(calls.length).toBeGreaterThan(ended));
      calls[ended]?.end();
    }
    expect(await run).toMatchObject({ finished: 5, failed: 1 });
    expect(store.get().list.rows[0]).toMatchObject({
      ...{ status: 'failed', failure: 'Busy.', entry: null },
      known: { outlet: 'The Ledger', headline: '', date: '2026-01-02' },
    });
  });

  it('waits as long as the server asks, then tries the row again', async () => {
    const { runner, calls } = await setUp();
    vi.useFakeTimers();
    void runner.run();
    calls[0]?.end(refusal(429, 40));
    await vi.advanceTimersByTimeAsync(39_000);
    expect(runner.get().waitSeconds).toBe(40);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls).toHaveLength(3);
    expect(calls[2]?.row.address).toBe(ADDRESSES[0]);
    expect(runner.get().waitSeconds).toBeNull();
    runner.cancel();
  });

  it('stops if the server cannot be reached, and unfinished rows wait', async () => {
    const { runner, calls, statuses } = await setUp();
    const run = runner.run();
    calls[0]?.end(refusal(0));
    expect(await run).toMatchObject({ finished: 0, failed: 0, isCanceled: true, isReached: false });
    expect(statuses()).toEqual(Array(5).fill('waiting'));
  });

  it('in a long list makes the changes of a second together, and all of them by its end', async () => {
    const { runner, calls, store } = await setUp(
      Array.from({ length: 501 }, (_, at) => `https://${at}.example/`),
    );
    vi.useFakeTimers();
    const states = new Set<unknown>();
    store.subscribe(() => states.add(store.get().list.rows));
    const run = runner.run();
    for (let ended = 0; ended < 100; ended++) {
      calls[ended]?.end();
      await vi.advanceTimersByTimeAsync(20);
    }
    runner.cancel();
    expect(await run).toMatchObject({ finished: 100 });
    vi.useRealTimers();
    expect(store.get().list.rows.filter(({ status }) => status === 'done')).toHaveLength(100);
    expect(states.size).toBeLessThanOrEqual(4);
  });

  it('after a cancellation, unfinished rows wait, and a later run continues with them', async () => {
    const { runner, calls, statuses } = await setUp();
    const run = runner.run();
    calls[0]?.end();
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    runner.cancel();
    expect(await run).toMatchObject({ finished: 1, isCanceled: true });
    expect(statuses()).toEqual(['done', 'waiting', 'waiting', 'waiting', 'waiting']);
    void runner.run();
    await settled();
    expect(statuses().filter((status) => status === 'running')).toHaveLength(2);
    runner.cancel();
  });
});

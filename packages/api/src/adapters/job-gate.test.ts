import { Failure } from '@earshot/schema/failures';
import { expect, it } from 'vitest';
import { JobGate } from './job-gate.ts';

/** Starts jobs in a gate that the test ends one by one. */
function jobsOf(gate: JobGate) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    async add(name: string, key = '', signal?: AbortSignal) {
      const release = await gate.enter(key, signal);
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      release();
    },
    async endAll() {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

it('runs as many as it may at once, the others in order of arrival', async () => {
  const gate = new JobGate({ maxRunning: 2, maxQueued: 5 });
  const jobs = jobsOf(gate);
  const all = ['a', 'b', 'c', 'd'].map((name) => jobs.add(name));
  await new Promise((resolve) => setImmediate(resolve));
  expect([jobs.started, gate.running, gate.queued]).toEqual([['a', 'b'], 2, 2]);
  await jobs.endAll();
  await Promise.all(all);
  expect([jobs.started, gate.running, gate.queued]).toEqual([['a', 'b', 'c', 'd'], 0, 0]);
});

it('lets keys take turns, so that no key waits for all jobs of another', async () => {
  const gate = new JobGate({ maxRunning: 1, maxQueued: 10 });
  const jobs = jobsOf(gate);
  const all = [
    jobs.add('list 1', 'heavy'),
    jobs.add('list 2', 'heavy'),
    jobs.add('list 3', 'heavy'),
    jobs.add('article 1', 'light'),
    jobs.add('article 2', 'light'),
    jobs.add('article 3', 'light'),
  ];
  await new Promise((resolve) => setImmediate(resolve));
  await jobs.endAll();
  await Promise.all(all);
  expect(jobs.started).toEqual(['list 1', 'article 1', 'list 2', 'article 2', 'list 3', 'article 3']);
});

it('refuses one more than it may queue, over all keys', async () => {
  const gate = new JobGate({ maxRunning: 1, maxQueued: 2 });
  const jobs = jobsOf(gate);
  const all = [jobs.add('a', 'x'), jobs.add('b', 'x'), jobs.add('c', 'y')];
  await expect(jobs.add('d', 'z')).rejects.toMatchObject({ failureCause: 'busy' });
  await jobs.endAll();
  await Promise.all(all);
  expect([jobs.started, gate.queued]).toEqual([['a', 'c', 'b'], 0]);
});

it('forgets who leaves while waiting', async () => {
  const gate = new JobGate({ maxRunning: 1, maxQueued: 2 });
  const jobs = jobsOf(gate);
  const first = jobs.add('a', 'x');
  const leaving = new AbortController();
  const gone = jobs.add('b', 'y', leaving.signal);
  const last = jobs.add('c', 'y');
  leaving.abort();
  await expect(gone).rejects.toMatchObject({ failureCause: 'aborted' });
  expect(gate.queued).toBe(1);
  await jobs.endAll();
  await Promise.all([first, last]);
  expect(jobs.started).toEqual(['a', 'c']);
});

it('keeps half of the queue for others', async () => {
  const gate = new JobGate({ maxRunning: 1, maxQueued: 4, maxQueuedPerKey: 2 });
  const jobs = jobsOf(gate);
  const all = ['a', 'b', 'c'].map((name) => jobs.add(name, 'x'));
  await expect(jobs.add('d', 'x')).rejects.toMatchObject({ failureCause: 'busy' });
  all.push(jobs.add('e', 'y'));
  await jobs.endAll();
  await Promise.all(all);
  expect(jobs.started).toEqual(['a', 'e', 'b', 'c']);
});

it('limits each key separately, and lets one pass another', async () => {
  const gate = new JobGate({ maxRunning: 3, maxRunningPerKey: 1, maxQueued: 4 });
  const jobs = jobsOf(gate);
  const all = [jobs.add('a', 'x'), jobs.add('b', 'x'), jobs.add('c', 'y')];
  await new Promise((resolve) => setImmediate(resolve));
  expect([jobs.started, gate.queued]).toEqual([['a', 'c'], 1]);
  await jobs.endAll();
  await Promise.all(all);
  expect(jobs.started).toEqual(['a', 'c', 'b']);
});

it('rejects with the failure that ended the wait', async () => {
  const gate = new JobGate({ maxRunning: 1, maxQueued: 1 });
  const release = await gate.enter('x');
  const limit = new AbortController();
  const waiting = gate.enter('x', limit.signal);
  limit.abort(new Failure('timeout-total'));
  await expect(waiting).rejects.toMatchObject({ failureCause: 'timeout-total' });
  release();
  expect([gate.running, gate.queued]).toEqual([0, 0]);
});

it('once closed, refuses what waits and what comes as busy, and lets running jobs end', async () => {
  const gate = new JobGate({ maxRunning: 1, maxQueued: 4 });
  const jobs = jobsOf(gate);
  const running = jobs.add('a', 'x');
  const waiting = [jobs.add('b', 'x'), jobs.add('c', 'y')];
  await new Promise((resolve) => setImmediate(resolve));
  gate.close();
  for (const job of waiting) await expect(job).rejects.toMatchObject({ failureCause: 'busy' });
  await jobs.endAll();
  await running;
  await expect(jobs.add('d', 'z')).rejects.toMatchObject({ failureCause: 'busy' });
  expect([jobs.started, gate.running, gate.queued]).toEqual([['a'], 0, 0]);
});

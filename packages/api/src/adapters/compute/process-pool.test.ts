import { afterEach, describe, expect, it } from 'vitest';
import { workerFile } from '../worker-file.ts';
import { createProcessPool, type ProcessPool, type ProcessPoolOptions } from './process-pool.ts';

interface Echo {
  readonly input: unknown;
  readonly settings: unknown;
  readonly pid: number;
  readonly niceness: number;
}

const entry = workerFile(
  'process-tasks',
  new URL('../../../test/fixtures/process-pool.test.ts', import.meta.url).href,
);
const never = new AbortController().signal;
const task = (name: string, input?: unknown, maxCpuMs = 100_000) => ({
  name,
  input,
  maxCpuMs,
  slowCpuMs: 100_000,
});
const PATIENCE = { timeout: 15_000 };

let pool: ProcessPool;
const start = (options: Partial<ProcessPoolOptions> = {}) => {
  pool = createProcessPool({
    entry,
    settings: { folder: 'data' },
    maxMemoryMb: 256,
    answerCall: async (call, input) => [call, input],
    niceness: 5,
    idleTimeoutMs: 60_000,
    minIdle: 0,
    ...options,
  });
};
const echo = async (input: unknown, signal = never) => (await pool.run(task('echo', input), signal)) as Echo;

afterEach(() => pool.close());

describe('a pool of worker processes', () => {
  it('gives a task its input, with bytes as bytes, and the settings, at the requested priority', async () => {
    start();
    const input = { text: 'Zürich\0', bytes: new Uint8Array([0, 255, 10]) };
    expect(await echo(input)).toMatchObject({ input, settings: { folder: 'data' }, niceness: 5 });
  });

  it('uses a process again, and starts another one for a task beside it', async () => {
    start();
    const [first, second] = await Promise.all([echo(1), echo(2)]);
    expect(first.pid).not.toBe(second.pid);
    expect([first.pid, second.pid]).toContain((await echo(3)).pid);
  });

  it('throws what a task throws, and keeps the process', async () => {
    start();
    const { pid } = await echo(1);
    await expect(pool.run(task('fail'), never)).rejects.toThrow('out of range');
    expect((await echo(2)).pid).toBe(pid);
  });

  it('names a task that does not exist', async () => {
    start();
    await expect(pool.run(task('unknown'), never)).rejects.toThrow('No task is called unknown.');
  });

  it.each(['growMap', 'growBuffers'])('#385 survives a task that uses up its memory (%s)', async (name) => {
    start();
    await expect(pool.run(task(name), never)).rejects.toMatchObject({ limit: 'memory' });
    expect(await echo('next')).toMatchObject({ input: 'next' });
  });

  it('survives a task that ends its process', async () => {
    start();
    await expect(pool.run(task('leave'), never)).rejects.toThrow('code 3');
    expect(await echo('next')).toMatchObject({ input: 'next' });
  });

  it('stops a task that never ends when its signal fires, and ends the process with it', async () => {
    start();
    const { pid } = await echo(1);
    const controller = new AbortController();
    const stuck = pool.run(task('loop'), controller.signal);
    controller.abort(new Error('too late'));
    await expect(stuck).rejects.toThrow('too late');
    expect((await echo(2)).pid).not.toBe(pid);
  });

  it('ends a task that never ends at its limit of processor time, and goes on', async () => {
    start();
    await expect(pool.run(task('loop', null, 200), never)).rejects.toMatchObject({
      limit: 'time',
      phase: 'task',
    });
    expect(await echo('next')).toMatchObject({ input: 'next' });
  });

  it('does not charge a task for time that the processor spent on other work', async () => {
    start();
    await expect(pool.run(task('wait', 1000, 400), never)).resolves.toBeUndefined();
  });

  it('gives each task the whole limit of processor time', async () => {
    start();
    for (let turn = 0; turn < 3; turn += 1) await pool.run(task('compute', 200, 400), never);
    const { pid } = await echo('same process');
    await pool.run(task('compute', 200, 400), never);
    expect((await echo('same process')).pid).toBe(pid);
  });

  it('names the part of a task that crossed its own limit', async () => {
    start();
    await expect(pool.run(task('loopWithin'), never)).rejects.toMatchObject({ limit: 'time', phase: 'part' });
    await expect(pool.run(task('computeWithin', 100), never)).resolves.toBe('done');
  });

  it('answers what a task asks of this process', async () => {
    start();
    expect(await pool.run(task('ask', 7), never)).toEqual(['double', 7]);
  });

  it('says that a task is slow while it runs, and gives its process no other task', async () => {
    start();
    const { pid } = await echo(1);
    let slow = 0;
    const slowTask = { ...task('compute', 300), slowCpuMs: 100 };
    await pool.run(slowTask, never, {
      onSlow: () => {
        slow += 1;
      },
    });
    expect(slow).toBe(1);
    expect((await echo(2)).pid).not.toBe(pid);
  });

  it('reuses a process whose code alone takes most of its memory', async () => {
    let codeMb = 0;
    start({ onTaskEnd: ({ memoryMb }) => (codeMb = memoryMb) });
    await echo('how much?');
    await pool.close();
    start({ maxMemoryMb: codeMb + 40 });
    const { pid } = await echo(1);
    expect((await echo(2)).pid).toBe(pid);
  });

  it('does not reuse a process when a task has left half of its memory in use', async () => {
    start({ maxMemoryMb: 500 });
    const { pid } = await echo(1);
    await pool.run(task('keep', 50), never);
    expect((await echo(2)).pid).toBe(pid);
    await pool.run(task('keep', 200), never);
    expect((await echo(3)).pid).not.toBe(pid);
  });

  it('runs nothing for a signal that is already aborted', async () => {
    start();
    await expect(echo(1, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  it('ends a process that has had nothing to do for long', async () => {
    start({ idleTimeoutMs: 1 });
    const { pid } = await echo(1);
    await expect.poll(() => isRunning(pid), PATIENCE).toBe(false);
  });

  it('keeps the last processes that it is told to keep', async () => {
    start({ idleTimeoutMs: 1, minIdle: 1 });
    const echoes = await Promise.all([echo(1), echo(2)]);
    await expect.poll(() => echoes.filter(({ pid }) => isRunning(pid)).length, PATIENCE).toBe(1);
    const kept = echoes.find(({ pid }) => isRunning(pid));
    expect((await echo(3)).pid).toBe(kept?.pid);
  });

  it('ends every process when it is closed', async () => {
    start();
    const echoes = await Promise.all([echo(1), echo(2)]);
    await pool.close();
    expect(echoes.filter(({ pid }) => isRunning(pid))).toEqual([]);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Worker processes: one that uses too much memory or time, or crashes, affects its own task only. */
import { once } from 'node:events';
import type { TaskRequest } from './serve-tasks.ts';
import { WorkerProcess, type WorkerProcessOptions } from './worker-process.ts';

export interface ProcessPoolOptions extends WorkerProcessOptions {
  /** How long a process without work is kept, unless it is one of the last `minIdle`. */
  readonly idleTimeoutMs: number;
  readonly minIdle: number;
}

export interface ProcessPool {
  /**
   * Runs one task in an idle process, or in a new one. How many run at once is the caller's bound.
   * Throws what the task throws, the reason of `signal` when it fires, `OutOfMemory` or `OutOfTime` when the process was
   * ended for what the task used, and an `Error` when it ended for another reason; only in the first case is the process
   * kept.
   */
  run(request: TaskRequest, signal: AbortSignal): Promise<unknown>;
  /** Ends all processes and their tasks. */
  close(): Promise<void>;
}

export function createProcessPool(options: ProcessPoolOptions): ProcessPool {
  const all = new Set<WorkerProcess>();
  /** The process that was used last is used next, so that the others become idle and can end. */
  const idle: { readonly worker: WorkerProcess; readonly timer: NodeJS.Timeout }[] = [];

  const forget = (worker: WorkerProcess) => {
    all.delete(worker);
    const place = idle.findIndex((member) => member.worker === worker);
    for (const { timer } of place < 0 ? [] : idle.splice(place, 1)) clearTimeout(timer);
  };
  const start = (): WorkerProcess => {
    const worker = new WorkerProcess(options);
    worker.child.once('exit', () => forget(worker));
    return worker;
  };
  const take = (): WorkerProcess => {
    const worker = idle.findLast(({ worker: { child } }) => child.connected)?.worker ?? start();
    // A process at work is not idle; it counts again when its task ends.
    forget(worker);
    all.add(worker);
    return worker;
  };
  const keep = (worker: WorkerProcess) => {
    if (worker.child.connected) {
      const timer = setTimeout(() => {
        if (all.size <= options.minIdle) return;
        // Removed at once, or it would still count as an idle process.
        forget(worker);
        worker.child.kill();
      }, options.idleTimeoutMs);
      idle.push({ worker, timer: timer.unref() });
    }
  };

  return {
    async run(request, signal) {
      signal.throwIfAborted();
      const worker = take();
      try {
        const answer = await worker.ask(request, signal);
        keep(worker);
        if ('error' in answer) throw answer.error;
        return answer.value;
      } catch (error) {
        if (signal.aborted) worker.child.kill('SIGKILL');
        throw error;
      }
    },
    async close() {
      const ends = [...all].map(({ child }) => once(child, 'exit'));
      for (const { child } of all) child.kill('SIGKILL');
      await Promise.all(ends);
    },
  };
}

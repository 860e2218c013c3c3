/** Worker processes: one that uses too much memory or time, or crashes, affects its own task only. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { WorkerFile } from '../worker-file.ts';
import type { TaskAnswer, TaskRequest, WorkerStart } from './serve-tasks.ts';

/** Share of a process's memory for the JavaScript heap; the rest is for the code and for answers on their way out. */
const HEAP_SHARE = 0.75;

export interface ProcessPoolOptions {
  readonly entry: WorkerFile;
  /** Plain data that every process gets before its first task. */
  readonly settings: unknown;
  /** Memory of one process (resident set), above which it is ended. */
  readonly maxMemoryMb: number;
  /** From 0 (as this process) to 19 (only when nothing else wants the processor). */
  readonly niceness: number;
  /** How long a process without work is kept, unless it is one of the last `minIdle`. */
  readonly idleTimeoutMs: number;
  readonly minIdle: number;
}

export interface ProcessPool {
  /**
   * Runs one task in an idle process, or in a new one. How many run at once is the caller's bound.
   * Throws what the task throws, the reason of `signal` when it fires, `OutOfMemory` when the process was ended for the
   * memory it used, and an `Error` when it ended for another reason; only in the first case is the process kept.
   */
  run(request: TaskRequest, signal: AbortSignal): Promise<unknown>;
  /** Ends all processes and their tasks. */
  close(): Promise<void>;
}

/** The task used more memory than a process may. */
export class OutOfMemory extends Error {
  override readonly name = 'OutOfMemory';
}

export function createProcessPool(options: ProcessPoolOptions): ProcessPool {
  const all = new Set<ChildProcess>();
  /** The process that was used last is used next, so that the others become idle and can end. */
  const idle: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout }[] = [];

  const forget = (child: ChildProcess) => {
    all.delete(child);
    const place = idle.findIndex((member) => member.child === child);
    for (const { timer } of place < 0 ? [] : idle.splice(place, 1)) clearTimeout(timer);
  };
  const take = (): ChildProcess => {
    const used = idle.findLast(({ child }) => child.connected)?.child;
    const child = used ?? start(options);
    if (!used) child.once('exit', () => forget(child));
    // A process at work is not idle; it counts again when its task ends.
    forget(child);
    all.add(child);
    return child;
  };
  const keep = (child: ChildProcess) => {
    if (child.connected) {
      const timer = setTimeout(() => {
        if (all.size <= options.minIdle) return;
        // Removed at once, or it would still count as an idle process.
        forget(child);
        child.kill();
      }, options.idleTimeoutMs);
      idle.push({ child, timer: timer.unref() });
    }
  };

  return {
    async run(request, signal) {
      signal.throwIfAborted();
      const child = take();
      try {
        const answer = await ask(child, request, signal);
        keep(child);
        if ('error' in answer) throw answer.error;
        return answer.value;
      } catch (error) {
        if (signal.aborted) child.kill('SIGKILL');
        throw error;
      }
    },
    async close() {
      const ends = [...all].map((child) => once(child, 'exit'));
      for (const child of all) child.kill('SIGKILL');
      await Promise.all(ends);
    },
  };
}

function start({ entry, settings, maxMemoryMb, niceness }: ProcessPoolOptions): ChildProcess {
  const child = fork(entry.path, {
    execArgv: [`--max-old-space-size=${Math.round(maxMemoryMb * HEAP_SHARE)}`, ...entry.execArgv],
    serialization: 'advanced',
    // V8 prints a long report when it runs out of memory; the failure of the task says the same in one sentence.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  child.send({ settings, maxMemoryMb } satisfies WorkerStart);
  return child;
}

function ask(child: ChildProcess, request: TaskRequest, signal: AbortSignal): Promise<TaskAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
      signal.removeEventListener('abort', onAbort);
    };
    const onMessage = (answer: TaskAnswer) => {
      settle();
      resolve(answer);
    };
    const onExit = (code: number | null, killSignal: string | null) => {
      settle();
      const how = `The worker process ended with ${killSignal ?? `code ${code}`}.`;
      reject(killSignal === null ? new Error(how) : new OutOfMemory(how));
    };
    const onError = (error: Error) => {
      settle();
      reject(error);
    };
    const onAbort = () => {
      settle();
      reject(signal.reason);
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onError);
    signal.addEventListener('abort', onAbort, { once: true });
    child.send(request);
  });
}

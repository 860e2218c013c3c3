/** One worker process of a pool: started with its limits, and asked one task at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { WatchdogReport } from '../process-watchdog.ts';
import type { WorkerFile } from '../worker-file.ts';
import { REPORT_DESCRIPTOR, type TaskAnswer, type TaskRequest, type WorkerStart } from './serve-tasks.ts';

/** Share of a process's memory for the JavaScript heap; the rest is for the code and for answers on their way out. */
const HEAP_SHARE = 0.75;
/** How Node ends on Windows when V8 runs out of memory; elsewhere, a signal ends it. */
const ABORTED = 134;

export interface WorkerProcessOptions {
  readonly entry: WorkerFile;
  /** Plain data that the process gets before its first task. */
  readonly settings: unknown;
  /** Memory of the process (resident set), above which it is ended. */
  readonly maxMemoryMb: number;
  /** Processor time of one task (all threads, user and system), above which its process is ended. */
  readonly maxTaskCpuMs: number;
  /** From 0 (as this process) to 19 (only when nothing else wants the processor). */
  readonly niceness: number;
}

/** The task used more memory than a process may. */
export class OutOfMemory extends Error {
  override readonly name = 'OutOfMemory';
}

/** The task used more processor time than it may. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

export class WorkerProcess {
  readonly child: ChildProcess;
  /** A `WatchdogReport` once the watchdog has ended the process. */
  #report = '';

  constructor({ entry, settings, maxMemoryMb, maxTaskCpuMs, niceness }: WorkerProcessOptions) {
    this.child = fork(entry.path, {
      execArgv: [`--max-old-space-size=${Math.round(maxMemoryMb * HEAP_SHARE)}`, ...entry.execArgv],
      serialization: 'advanced',
      // V8 prints a long report when it runs out of memory; the failure of the task says the same in one sentence.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    });
    this.child.stdio[REPORT_DESCRIPTOR]?.on('data', (chunk) => {
      this.#report += chunk;
    });
    if (this.child.pid !== undefined) setPriority(this.child.pid, niceness);
    this.child.send({ settings, maxMemoryMb, maxTaskCpuMs } satisfies WorkerStart);
  }

  /**
   * The answer to one task. Throws `OutOfMemory` or `OutOfTime` when the process was ended for what the task used, an
   * `Error` when it ended for another reason, and the reason of `signal` when it fires; the process then works on.
   */
  ask(request: TaskRequest, signal: AbortSignal): Promise<TaskAnswer> {
    const { child } = this;
    return new Promise((resolve, reject) => {
      const settle = () => {
        child.off('message', onMessage);
        child.off('close', onClose);
        child.off('error', onError);
        signal.removeEventListener('abort', onAbort);
      };
      const onMessage = (answer: TaskAnswer) => {
        settle();
        resolve(answer);
      };
      // Not `exit`, which may come before the report.
      const onClose = (code: number | null, killSignal: string | null) => {
        settle();
        reject(this.#endOf(code, killSignal));
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
      child.on('close', onClose);
      child.on('error', onError);
      signal.addEventListener('abort', onAbort, { once: true });
      child.send(request);
    });
  }

  #endOf(code: number | null, killSignal: string | null): Error {
    const how = `The worker process ended with ${killSignal ?? `code ${code}`}.`;
    if (this.#report === ('time' satisfies WatchdogReport)) return new OutOfTime(how);
    // Without a report it was the system that ended the process, or V8.
    const isMemory = this.#report === ('memory' satisfies WatchdogReport) || killSignal || code === ABORTED;
    return isMemory ? new OutOfMemory(how) : new Error(how);
  }
}

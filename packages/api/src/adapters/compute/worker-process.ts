/** One worker process of a pool. It is started with its limits and runs one task at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { WatchdogReport } from '../process-watchdog.ts';
import type { WorkerFile } from '../worker-file.ts';
import {
  type ParentAnswer,
  type ParentCall,
  PROGRESS_CALL,
  REPORT_DESCRIPTOR,
  type TaskAnswer,
  type TaskRequest,
  WHOLE_TASK,
  type WorkerStart,
} from './serve-tasks.ts';

/** Fraction of a process's memory limit that the JavaScript heap may use. The rest is for code and outgoing responses. */
const HEAP_SHARE = 0.75;
/** Exit code of Node on Windows when V8 runs out of memory. On other systems, a signal ends the process. */
const ABORTED = 134;

/** Events of a running task. */
export interface TaskEvents {
  /** Called once the task has used more CPU time than `TaskRequest.slowCpuMs`. */
  readonly onSlow?: () => void;
  /** Called with each progress report from the task. */
  readonly onProgress?: (progress: unknown) => void;
}

/** Handles a task's call to its parent. */
export type AnswerCall = (call: string, input: unknown) => Promise<unknown>;

export interface WorkerProcessOptions {
  readonly entry: WorkerFile;
  /** Plain data sent to the process before its first task. */
  readonly settings: unknown;
  /** Maximum resident set size. A process above it is killed. */
  readonly maxMemoryMb: number;
  /** From 0 (same as this process) to 19 (runs only when nothing else needs the CPU). */
  readonly niceness: number;
  readonly answerCall: AnswerCall;
}

/** Thrown if a task exceeded a limit. `phase` is the part of the task that exceeded it (see `TaskContext.within`). */
export class LimitCrossed extends Error {
  override readonly name = 'LimitCrossed';
  readonly limit: 'memory' | 'time';
  readonly phase: string;

  constructor(limit: 'memory' | 'time', phase: string, message: string) {
    super(message);
    this.limit = limit;
    this.phase = phase;
  }
}

export class WorkerProcess {
  readonly child: ChildProcess;
  /** Watchdog reports so far. If the watchdog killed the process, the last report says why. */
  #reports = '';
  #events: TaskEvents = {};

  constructor({ entry, settings, maxMemoryMb, niceness, answerCall }: WorkerProcessOptions) {
    this.child = fork(entry.path, {
      execArgv: [`--max-old-space-size=${Math.round(maxMemoryMb * HEAP_SHARE)}`, ...entry.execArgv],
      serialization: 'advanced',
      // The input may be hostile, so the process gets no environment variables, which may contain secrets.
      env: {},
      // V8 prints a long report when it runs out of memory. The failure of the task says the same in one sentence.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    });
    this.child.stdio[REPORT_DESCRIPTOR]?.on('data', (chunk) => {
      this.#reports += chunk;
      if (String(chunk).startsWith('slow' satisfies WatchdogReport)) this.#events.onSlow?.();
    });
    this.child.on('message', (message: TaskAnswer | ParentCall) => {
      if (!('call' in message)) return;
      const { callId, call, input } = message;
      if (call === PROGRESS_CALL) {
        this.#events.onProgress?.(input);
        return;
      }
      void answerCall(call, input).then((value) => {
        if (this.child.connected) this.child.send({ callId, value } satisfies ParentAnswer);
      });
    });
    this.yieldTo(niceness);
    this.child.send({ settings, maxMemoryMb } satisfies WorkerStart);
  }

  /** Lowers the priority of the process. Only root can raise it again. */
  yieldTo(niceness: number): void {
    if (this.child.pid === undefined) return;
    try {
      setPriority(this.child.pid, niceness);
    } catch {
      // The process has exited, and its task fails through the `close` event.
    }
  }

  /**
   * Returns the response to one task. Throws `LimitCrossed` if the process was killed for exceeding a limit, `Error` if it
   * ended for another reason, or the signal's reason, in which case the process keeps running.
   */
  ask(request: TaskRequest, signal: AbortSignal, events: TaskEvents): Promise<TaskAnswer> {
    const { child } = this;
    this.#events = events;
    return new Promise((resolve, reject) => {
      const settle = () => {
        this.#events = {};
        child.off('message', onMessage);
        child.off('close', onClose);
        child.off('error', onError);
        signal.removeEventListener('abort', onAbort);
      };
      const onMessage = (message: TaskAnswer | ParentCall) => {
        if ('call' in message) return;
        settle();
        resolve(message);
      };
      // Listens for `close`, because `exit` may be emitted before the report arrives.
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
    const last = this.#reports.trim().split('\n').at(-1) ?? '';
    const [report = '', phase = WHOLE_TASK] = last.split(' ');
    if (report === ('time' satisfies WatchdogReport)) return new LimitCrossed('time', phase, how);
    if (report === ('memory' satisfies WatchdogReport)) return new LimitCrossed('memory', phase, how);
    // Without a report, the process was killed by the system or by V8.
    const isMemory = killSignal !== null || code === ABORTED;
    return isMemory ? new LimitCrossed('memory', WHOLE_TASK, how) : new Error(how);
  }
}

/** One worker process of a pool: started with its limits, and asked one task at a time. */
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

/** Share of a process's memory for the JavaScript heap; the rest is for the code and for answers on their way out. */
const HEAP_SHARE = 0.75;
/** How Node ends on Windows when V8 runs out of memory; elsewhere, a signal ends it. */
const ABORTED = 134;

/** What a task says while it runs. */
export interface TaskEvents {
  /** It has used more processor time than tasks of its kind do. */
  readonly onSlow?: () => void;
  /** How far it is, as it puts it. */
  readonly onProgress?: (progress: unknown) => void;
}

/** Answers what a task asks of its parent. */
export type AnswerCall = (call: string, input: unknown) => Promise<unknown>;

export interface WorkerProcessOptions {
  readonly entry: WorkerFile;
  /** Plain data that the process gets before its first task. */
  readonly settings: unknown;
  /** Memory of the process (resident set), above which it is ended. */
  readonly maxMemoryMb: number;
  /** From 0 (as this process) to 19 (only when nothing else wants the processor). */
  readonly niceness: number;
  readonly answerCall: AnswerCall;
}

/** The task used more than it may; `phase` is the part of it that did, see `TaskContext.within`. */
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
  /** Reports of the watchdog, the last of which says why it has ended the process. */
  #reports = '';
  #events: TaskEvents = {};

  constructor({ entry, settings, maxMemoryMb, niceness, answerCall }: WorkerProcessOptions) {
    this.child = fork(entry.path, {
      execArgv: [`--max-old-space-size=${Math.round(maxMemoryMb * HEAP_SHARE)}`, ...entry.execArgv],
      serialization: 'advanced',
      // What is read there may be hostile: the process gets no setting and no secret but those it is sent.
      env: {},
      // V8 prints a long report when it runs out of memory; the failure of the task says the same in one sentence.
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

  /** Lowers the priority of the process; only root may raise it again. */
  yieldTo(niceness: number): void {
    if (this.child.pid === undefined) return;
    try {
      setPriority(this.child.pid, niceness);
    } catch {
      // The process has ended, which its task is told in another way.
    }
  }

  /**
   * The answer to one task. Throws `LimitCrossed` when the process was ended for what the
   * task used, an `Error` when it ended for another reason, and the reason of `signal` when it fires; the process then works on.
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
    const last = this.#reports.trim().split('\n').at(-1) ?? '';
    const [report = '', phase = WHOLE_TASK] = last.split(' ');
    if (report === ('time' satisfies WatchdogReport)) return new LimitCrossed('time', phase, how);
    if (report === ('memory' satisfies WatchdogReport)) return new LimitCrossed('memory', phase, how);
    // Without a report it was the system that ended the process, or V8.
    const isMemory = killSignal !== null || code === ABORTED;
    return isMemory ? new LimitCrossed('memory', WHOLE_TASK, how) : new Error(how);
  }
}

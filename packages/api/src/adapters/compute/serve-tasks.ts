/** The side of a worker process: runs the tasks that its parent sends, one at a time, within their processor time. */
import { startWatchdog, type Watchdog } from '../process-watchdog.ts';

/** Descriptor of a worker process on which its parent reads the watchdog's reports, after the standard ones and the channel. */
export const REPORT_DESCRIPTOR = 4;

/** The first message to a worker process. */
export interface WorkerStart<Settings = unknown> {
  readonly settings: Settings;
  readonly maxMemoryMb: number;
}

export interface TaskRequest {
  readonly name: string;
  readonly input?: unknown;
  /** Processor time after which the process is ended. */
  readonly maxCpuMs: number;
  /** Processor time after which the task is reported to the parent as slow. */
  readonly slowCpuMs: number;
}

interface TaskUse {
  /** Processor time that the task has used. */
  readonly cpuMs: number;
  /** Resident set of the process after it. */
  readonly memoryMb: number;
  /** Resident set of the process before its first task: mostly code. */
  readonly startMemoryMb: number;
}

export type TaskAnswer = TaskUse & ({ readonly value: unknown } | { readonly error: unknown });

/** A task asks its parent for something. */
export interface ParentCall {
  readonly callId: number;
  readonly call: string;
  readonly input: unknown;
}

export interface ParentAnswer {
  readonly callId: number;
  readonly value: unknown;
}

/** The call with which a task reports its progress. It has no answer. */
export const PROGRESS_CALL = 'progress';

/** What a task may use. */
export interface TaskContext<Settings = unknown> {
  readonly settings: Settings;
  /** Asks the parent process; it answers every call, also after the task. */
  call(name: string, input: unknown): Promise<unknown>;
  /** Tells the parent process how far the task is. */
  report(progress: unknown): void;
  /** Runs a part of the task with a separate limit of processor time. A failure names `phase`. */
  within<T>(phase: string, maxCpuMs: number, work: () => Promise<T>): Promise<T>;
}

export type TaskHandler<Settings> = (input: unknown, context: TaskContext<Settings>) => unknown;

/** What the phase of a task is called outside of `within`. */
export const WHOLE_TASK = 'task';

/** Answers the tasks that `createProcessPool` sends to this process with the handler of that name. */
export function serveTasks<Settings>(handlers: Readonly<Record<string, TaskHandler<Settings>>>): void {
  const server = new TaskServer(handlers);
  process.on('message', (message: WorkerStart<Settings> | TaskRequest | ParentAnswer) => {
    if ('name' in message) void server.answer(message).then((reply) => process.send?.(reply));
    else if ('callId' in message) server.settle(message);
    else server.start(message);
  });
  process.on('disconnect', () => process.exit());
}

class TaskServer<Settings> {
  readonly #handlers: Readonly<Record<string, TaskHandler<Settings>>>;
  readonly #calls = new Map<number, (value: unknown) => void>();
  readonly #startMemoryMb = memoryMb();
  #started: Promise<{ readonly settings: Settings; readonly watchdog: Watchdog }> | undefined;
  #callId = 0;

  constructor(handlers: Readonly<Record<string, TaskHandler<Settings>>>) {
    this.#handlers = handlers;
  }

  start({ settings, maxMemoryMb }: WorkerStart<Settings>): void {
    this.#started = startWatchdog({ maxMemoryMb, reportTo: REPORT_DESCRIPTOR }).then((watchdog) => ({
      settings,
      watchdog,
    }));
  }

  settle({ callId, value }: ParentAnswer): void {
    this.#calls.get(callId)?.(value);
    this.#calls.delete(callId);
  }

  async answer({ name, input, maxCpuMs, slowCpuMs }: TaskRequest): Promise<TaskAnswer> {
    const startedMs = cpuTimeMs();
    const use = () => ({
      cpuMs: cpuTimeMs() - startedMs,
      memoryMb: memoryMb(),
      startMemoryMb: this.#startMemoryMb,
    });
    try {
      const handler = this.#handlers[name];
      if (!this.#started) throw new Error('A task came before the settings.');
      const { settings, watchdog } = await this.#started;
      if (!handler) throw new Error(`No task is called ${name}.`);
      watchdog.limit({ endAfterMs: maxCpuMs, slowAfterMs: slowCpuMs, phase: WHOLE_TASK });
      try {
        const endsAtMs = cpuTimeMs() + maxCpuMs;
        const value = await handler(input, this.#context(settings, watchdog, endsAtMs));
        return { value, ...use() };
      } finally {
        const never = Number.POSITIVE_INFINITY;
        watchdog.limit({ endAfterMs: never, slowAfterMs: never, phase: '' });
      }
    } catch (error) {
      return { error, ...use() };
    }
  }

  #context(settings: Settings, watchdog: Watchdog, endsAtMs: number): TaskContext<Settings> {
    return {
      settings,
      call: (call, input) => {
        this.#callId += 1;
        const callId = this.#callId;
        process.send?.({ callId, call, input } satisfies ParentCall);
        return new Promise((resolve) => this.#calls.set(callId, resolve));
      },
      report: (progress) => {
        process.send?.({ callId: 0, call: PROGRESS_CALL, input: progress } satisfies ParentCall);
      },
      async within(phase, maxCpuMs, work) {
        const leftMs = () => endsAtMs - cpuTimeMs();
        watchdog.limit({ endAfterMs: Math.min(maxCpuMs, leftMs()), phase });
        try {
          return await work();
        } finally {
          watchdog.limit({ endAfterMs: leftMs(), phase: WHOLE_TASK });
        }
      },
    };
  }
}

function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function memoryMb(): number {
  return process.memoryUsage.rss() / 1024 / 1024;
}

import { startWatchdog } from '../process-watchdog.ts';

/** Descriptor of a worker process on which its parent reads why it was ended, after the standard ones and the channel. */
export const REPORT_DESCRIPTOR = 4;

/** The first message to a worker process. */
export interface WorkerStart<Settings = unknown> {
  readonly settings: Settings;
  readonly maxMemoryMb: number;
  readonly maxTaskCpuMs: number;
}

export interface TaskRequest {
  readonly name: string;
  readonly input?: unknown;
}

export type TaskAnswer = { readonly value: unknown } | { readonly error: unknown };

export type TaskHandler<Settings> = (input: unknown, settings: Settings) => unknown;

interface Started<Settings> {
  readonly settings: Settings;
  /** Runs one task within its processor time. */
  limited(task: () => unknown): Promise<unknown>;
}

/** Answers the tasks that `createProcessPool` sends to this process, one at a time, with the handler of that name. */
export function serveTasks<Settings>(handlers: Readonly<Record<string, TaskHandler<Settings>>>): void {
  let started: Promise<Started<Settings>> | undefined;

  async function answer({ name, input }: TaskRequest): Promise<TaskAnswer> {
    try {
      const handler = handlers[name];
      if (!started) throw new Error('A task came before the settings.');
      const { settings, limited } = await started;
      if (!handler) throw new Error(`No task is called ${name}.`);
      return { value: await limited(() => handler(input, settings)) };
    } catch (error) {
      return { error };
    }
  }

  process.on('message', (message: WorkerStart<Settings> | TaskRequest) => {
    if ('name' in message) {
      void answer(message).then((reply) => process.send?.(reply));
    } else {
      started = start(message);
    }
  });
  process.on('disconnect', () => process.exit());
}

async function start<Settings>({
  settings,
  maxMemoryMb,
  maxTaskCpuMs,
}: WorkerStart<Settings>): Promise<Started<Settings>> {
  const watchdog = await startWatchdog({ maxMemoryMb, reportTo: REPORT_DESCRIPTOR });
  return {
    settings,
    async limited(task) {
      watchdog.limitCpu(maxTaskCpuMs);
      try {
        return await task();
      } finally {
        watchdog.limitCpu(Number.POSITIVE_INFINITY);
      }
    },
  };
}

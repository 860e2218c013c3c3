import { watchMemory } from '../memory-watchdog.ts';

/** The first message to a worker process. */
export interface WorkerStart<Settings = unknown> {
  readonly settings: Settings;
  readonly maxMemoryMb: number;
}

export interface TaskRequest {
  readonly name: string;
  readonly input?: unknown;
}

export type TaskAnswer = { readonly value: unknown } | { readonly error: unknown };

export type TaskHandler<Settings> = (input: unknown, settings: Settings) => unknown;

/** Answers the tasks that `createProcessPool` sends to this process, one at a time, with the handler of that name. */
export function serveTasks<Settings>(handlers: Readonly<Record<string, TaskHandler<Settings>>>): void {
  let started: Promise<Settings> | undefined;

  async function answer({ name, input }: TaskRequest): Promise<TaskAnswer> {
    try {
      const handler = handlers[name];
      if (!started) throw new Error('A task came before the settings.');
      const settings = await started;
      if (!handler) throw new Error(`No task is called ${name}.`);
      return { value: await handler(input, settings) };
    } catch (error) {
      return { error };
    }
  }

  process.on('message', (message: WorkerStart<Settings> | TaskRequest) => {
    if ('name' in message) {
      void answer(message).then((reply) => process.send?.(reply));
    } else {
      started = watchMemory(message.maxMemoryMb).then(() => message.settings);
    }
  });
  process.on('disconnect', () => process.exit());
}

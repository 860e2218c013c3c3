import { Failure } from '@earshot/schema/failures';

export interface JobGateOptions {
  readonly maxRunning: number;
  /** Jobs that may wait; one more is refused as busy. */
  readonly maxQueued: number;
}

export interface JobGate {
  /**
   * Runs `job` as soon as a place is free, in order of arrival. Throws `Failure('busy')` when the queue is full and
   * `Failure('aborted')` when the signal fires while the job waits; a running job sees the signal itself.
   */
  run<T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  readonly running: number;
  readonly queued: number;
}

/** A counting semaphore with a bounded queue. */
export function createJobGate({ maxRunning, maxQueued }: JobGateOptions): JobGate {
  const waiting = new Set<() => void>();
  let running = 0;

  const release = () => {
    running -= 1;
    const [next] = waiting;
    next?.();
  };

  const enter = (signal?: AbortSignal): Promise<void> => {
    if (signal?.aborted) return Promise.reject(new Failure('aborted'));
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.size >= maxQueued) return Promise.reject(new Failure('busy'));
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(start);
        signal?.removeEventListener('abort', onAbort);
      };
      const start = () => {
        leave();
        running += 1;
        resolve();
      };
      const onAbort = () => {
        leave();
        reject(new Failure('aborted'));
      };
      waiting.add(start);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  };

  return {
    async run(job, signal) {
      await enter(signal);
      try {
        return await job();
      } finally {
        release();
      }
    },
    get running() {
      return running;
    },
    get queued() {
      return waiting.size;
    },
  };
}

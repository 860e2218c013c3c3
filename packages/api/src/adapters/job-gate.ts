import { Failure } from '@earshot/schema/failures';

export interface JobGateOptions {
  readonly maxRunning: number;
  /** Jobs that may wait; one more is refused as busy. */
  readonly maxQueued: number;
}

export interface JobGate {
  /**
   * Runs `job` as soon as a place is free, in order of arrival; when jobs wait in several lanes, the lanes take turns.
   * Throws `Failure('busy')` when the queue is full and `Failure('aborted')` when the signal fires while the job waits;
   * a running job sees the signal itself.
   */
  run<T>(job: () => Promise<T>, signal?: AbortSignal, lane?: string): Promise<T>;
  readonly running: number;
  readonly queued: number;
}

/** A counting semaphore with a bounded queue. */
export function createJobGate({ maxRunning, maxQueued }: JobGateOptions): JobGate {
  /** Jobs that wait, by lane; the lane whose turn it is comes first. */
  const lanes = new Map<string, Set<() => void>>();
  let running = 0;
  let queued = 0;

  const release = () => {
    running -= 1;
    for (const [lane, waiting] of lanes) {
      lanes.delete(lane);
      lanes.set(lane, waiting);
      const [next] = waiting;
      next?.();
      return;
    }
  };

  const enter = (signal: AbortSignal | undefined, lane: string): Promise<void> => {
    if (signal?.aborted) return Promise.reject(new Failure('aborted'));
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    if (queued >= maxQueued) return Promise.reject(new Failure('busy'));
    return new Promise((resolve, reject) => {
      const waiting = lanes.get(lane) ?? new Set();
      lanes.set(lane, waiting);
      const leave = () => {
        queued -= 1;
        waiting.delete(start);
        if (waiting.size === 0) lanes.delete(lane);
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
      queued += 1;
      waiting.add(start);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  };

  return {
    async run(job, signal, lane = '') {
      await enter(signal, lane);
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
      return queued;
    },
  };
}

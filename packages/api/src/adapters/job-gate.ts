import { Failure } from '@earshot/schema/failures';

export interface JobGateOptions {
  /** Jobs that may run at the same time. */
  readonly maxRunning: number;
  /** The same for one lane; no bound of its own when absent. */
  readonly maxRunningPerLane?: number;
  /** Jobs that may wait; one more is refused as busy. */
  readonly maxQueued: number;
  /** The same for one lane, so that nobody fills the queue of all; no bound of its own when absent. */
  readonly maxQueuedPerLane?: number;
}

/** Gives the place back; to be called once. */
export type Release = () => void;

/**
 * A bound on how many jobs run at the same time, with a bounded queue in which the lanes take turns: the one with the
 * fewest running jobs comes first, among equals the one whose last turn is longest ago.
 */
export interface JobGate {
  /**
   * Resolves when a place is free, in order of arrival within a lane; lanes take turns. Throws `Failure('busy')` when the
   * queue is full. When the signal fires during the wait, throws its reason if that is a `Failure`, else `Failure('aborted')`.
   */
  enter(lane: string, signal?: AbortSignal): Promise<Release>;
  /** Runs `job` in a place; a running job watches the signal itself. Throws like `enter`, and what the job throws. */
  run<T>(job: () => Promise<T>, lane: string, signal?: AbortSignal): Promise<T>;
  readonly running: number;
  readonly queued: number;
}

interface Lane {
  running: number;
  /** Starts of the jobs that wait, in order. */
  readonly waiting: Set<() => void>;
}

export function createJobGate({
  maxRunning,
  maxRunningPerLane = Number.POSITIVE_INFINITY,
  maxQueued,
  maxQueuedPerLane = Number.POSITIVE_INFINITY,
}: JobGateOptions): JobGate {
  /** Lanes with jobs; the one whose turn it is comes first. */
  const lanes = new Map<string, Lane>();
  let running = 0;
  let queued = 0;

  const hasPlace = (lane: Lane) => running < maxRunning && lane.running < maxRunningPerLane;

  const start = (key: string, lane: Lane): Release => {
    running += 1;
    lane.running += 1;
    return () => {
      running -= 1;
      lane.running -= 1;
      settle(key, lane);
      startNext();
    };
  };

  /** A lane that has had its turn goes to the end of the round; one without jobs is forgotten. */
  const settle = (key: string, lane: Lane) => {
    lanes.delete(key);
    if (lane.running > 0 || lane.waiting.size > 0) lanes.set(key, lane);
  };

  const startNext = () => {
    let chosen: Lane | undefined;
    for (const lane of lanes.values()) {
      if (lane.waiting.size === 0 || !hasPlace(lane)) continue;
      if (!chosen || lane.running < chosen.running) chosen = lane;
    }
    const [next] = chosen?.waiting ?? [];
    next?.();
  };

  const wait = (key: string, lane: Lane, signal: AbortSignal | undefined): Promise<Release> => {
    if (queued >= maxQueued || lane.waiting.size >= maxQueuedPerLane) {
      settle(key, lane);
      throw new Failure('busy');
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        queued -= 1;
        lane.waiting.delete(enter);
        signal?.removeEventListener('abort', onAbort);
      };
      const enter = () => {
        leave();
        resolve(start(key, lane));
      };
      const onAbort = () => {
        leave();
        settle(key, lane);
        reject(reasonOf(signal));
      };
      queued += 1;
      lane.waiting.add(enter);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  };

  const gate: JobGate = {
    async enter(key, signal) {
      if (signal?.aborted) throw reasonOf(signal);
      const lane = lanes.get(key) ?? { running: 0, waiting: new Set<() => void>() };
      lanes.set(key, lane);
      return hasPlace(lane) ? start(key, lane) : wait(key, lane, signal);
    },
    async run(job, lane, signal) {
      const release = await gate.enter(lane, signal);
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
  return gate;
}

function reasonOf(signal: AbortSignal | undefined): Failure {
  const reason: unknown = signal?.reason;
  return reason instanceof Failure ? reason : new Failure('aborted', { cause: reason });
}

import { Failure } from '@earshot/schema/failures';

export interface JobGateOptions {
  /** Jobs that may run at the same time. */
  readonly maxRunning: number;
  /** The same for one lane; no separate bound when absent. */
  readonly maxRunningPerLane?: number;
  /** Jobs that may wait; one more is refused as busy. */
  readonly maxQueued: number;
  /** The same for one lane, so that no lane fills the whole queue; no bound when absent. */
  readonly maxQueuedPerLane?: number;
}

/** Frees the place; call it once. */
export type Release = () => void;

/**
 * Bounds the number of jobs that run at the same time, with a bounded queue in which the lanes take turns: the one with the
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
  /** Refuses what waits, and whatever comes later, as busy; running jobs go on. */
  close(): void;
  readonly running: number;
  readonly queued: number;
}

interface Lane {
  running: number;
  /** The jobs that wait, in order. */
  readonly waiting: Set<WaitingJob>;
}

interface WaitingJob {
  start(): void;
  refuse(reason: Failure): void;
}

export function createJobGate(options: JobGateOptions): JobGate {
  return new LaneGate(options);
}

class LaneGate implements JobGate {
  readonly #options: JobGateOptions;
  /** Lanes with jobs, the next one to be served first. */
  readonly #lanes = new Map<string, Lane>();
  #running = 0;
  #queued = 0;
  #isClosed = false;

  constructor(options: JobGateOptions) {
    this.#options = options;
  }

  get running(): number {
    return this.#running;
  }

  get queued(): number {
    return this.#queued;
  }

  async enter(key: string, signal?: AbortSignal): Promise<Release> {
    if (signal?.aborted) throw reasonOf(signal);
    if (this.#isClosed) throw new Failure('busy');
    const lane = this.#lanes.get(key) ?? { running: 0, waiting: new Set<WaitingJob>() };
    this.#lanes.set(key, lane);
    return this.#hasPlace(lane) ? this.#start(key, lane) : this.#wait(key, lane, signal);
  }

  async run<T>(job: () => Promise<T>, lane: string, signal?: AbortSignal): Promise<T> {
    const release = await this.enter(lane, signal);
    try {
      return await job();
    } finally {
      release();
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const { waiting } of [...this.#lanes.values()]) {
      for (const { refuse } of [...waiting]) refuse(new Failure('busy'));
    }
  }

  #hasPlace(lane: Lane): boolean {
    const { maxRunning, maxRunningPerLane = Number.POSITIVE_INFINITY } = this.#options;
    return this.#running < maxRunning && lane.running < maxRunningPerLane;
  }

  #start(key: string, lane: Lane): Release {
    this.#running += 1;
    lane.running += 1;
    return () => {
      this.#running -= 1;
      lane.running -= 1;
      this.#settle(key, lane);
      this.#startNext();
    };
  }

  /** A lane that was served moves to the end; one without jobs is removed. */
  #settle(key: string, lane: Lane): void {
    this.#lanes.delete(key);
    if (lane.running > 0 || lane.waiting.size > 0) this.#lanes.set(key, lane);
  }

  #startNext(): void {
    let chosen: Lane | undefined;
    for (const lane of this.#lanes.values()) {
      if (lane.waiting.size === 0 || !this.#hasPlace(lane)) continue;
      if (!chosen || lane.running < chosen.running) chosen = lane;
    }
    const [next] = chosen?.waiting ?? [];
    next?.start();
  }

  #wait(key: string, lane: Lane, signal: AbortSignal | undefined): Promise<Release> {
    const { maxQueued, maxQueuedPerLane = Number.POSITIVE_INFINITY } = this.#options;
    if (this.#queued >= maxQueued || lane.waiting.size >= maxQueuedPerLane) {
      this.#settle(key, lane);
      throw new Failure('busy');
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queued -= 1;
        lane.waiting.delete(job);
        signal?.removeEventListener('abort', onAbort);
      };
      const job: WaitingJob = {
        start: () => {
          leave();
          resolve(this.#start(key, lane));
        },
        refuse: (reason) => {
          leave();
          this.#settle(key, lane);
          reject(reason);
        },
      };
      const onAbort = () => job.refuse(reasonOf(signal));
      this.#queued += 1;
      lane.waiting.add(job);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }
}

/** Why a signal was aborted: its reason when that is a `Failure`, else `Failure('aborted')`. */
export function reasonOf(signal: AbortSignal | undefined): Failure {
  const reason: unknown = signal?.reason;
  return reason instanceof Failure ? reason : new Failure('aborted', { cause: reason });
}

import { Failure, type FailureCause } from '@earshot/schema/failures';

interface JobGateOptions {
  readonly maxRunning: number;
  readonly maxRunningPerKey?: number;
  readonly maxQueued: number;
  readonly maxQueuedPerKey?: number;
}

/** Frees a job's slot. Must be called exactly once. */
export type Release = () => void;

interface JobsOfKey {
  running: number;
  readonly waiting: Set<WaitingJob>;
}

interface WaitingJob {
  start(): void;
  refuse(reason: Failure): void;
}

/** Limits concurrent jobs. The key with the fewest running jobs is next; ties go to the key whose last job ended, or left the queue, longest ago. */
export class JobGate {
  readonly #options: JobGateOptions;
  readonly #keys = new Map<string, JobsOfKey>();
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

  /** Waits for a slot, in order of arrival within a key. Throws `busy` if the queue is full. */
  async enter(key: string, signal?: AbortSignal): Promise<Release> {
    if (signal?.aborted) throw reasonOf(signal);
    if (this.#isClosed) throw new Failure('busy');
    const jobs = this.#keys.get(key) ?? { running: 0, waiting: new Set<WaitingJob>() };
    this.#keys.set(key, jobs);
    return this.#hasPlace(jobs) ? this.#start(key, jobs) : this.#wait(key, jobs, signal);
  }

  close(): void {
    this.#isClosed = true;
    for (const { waiting } of [...this.#keys.values()]) {
      for (const { refuse } of [...waiting]) refuse(new Failure('busy'));
    }
  }

  #hasPlace(jobs: JobsOfKey): boolean {
    const { maxRunning, maxRunningPerKey = Number.POSITIVE_INFINITY } = this.#options;
    return this.#running < maxRunning && jobs.running < maxRunningPerKey;
  }

  #start(key: string, jobs: JobsOfKey): Release {
    this.#running += 1;
    jobs.running += 1;
    return () => {
      this.#running -= 1;
      jobs.running -= 1;
      this.#settle(key, jobs);
      this.#startNext();
    };
  }

  #settle(key: string, jobs: JobsOfKey): void {
    this.#keys.delete(key);
    if (jobs.running > 0 || jobs.waiting.size > 0) this.#keys.set(key, jobs);
  }

  #startNext(): void {
    let chosen: JobsOfKey | undefined;
    for (const jobs of this.#keys.values()) {
      if (jobs.waiting.size === 0 || !this.#hasPlace(jobs)) continue;
      if (!chosen || jobs.running < chosen.running) chosen = jobs;
    }
    const [next] = chosen?.waiting ?? [];
    next?.start();
  }

  #wait(key: string, jobs: JobsOfKey, signal: AbortSignal | undefined): Promise<Release> {
    const { maxQueued, maxQueuedPerKey = Number.POSITIVE_INFINITY } = this.#options;
    if (this.#queued >= maxQueued || jobs.waiting.size >= maxQueuedPerKey) {
      this.#settle(key, jobs);
      throw new Failure('busy');
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queued -= 1;
        jobs.waiting.delete(job);
        signal?.removeEventListener('abort', onAbort);
      };
      const job: WaitingJob = {
        start: () => {
          leave();
          resolve(this.#start(key, jobs));
        },
        refuse: (reason) => {
          leave();
          this.#settle(key, jobs);
          reject(reason);
        },
      };
      const onAbort = () => job.refuse(reasonOf(signal));
      this.#queued += 1;
      jobs.waiting.add(job);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }
}

function reasonOf(signal: AbortSignal | undefined): Failure {
  const reason: unknown = signal?.reason;
  return reason instanceof Failure ? reason : new Failure('aborted', { cause: reason });
}

interface Deadline {
  readonly signal: AbortSignal;
  /** Cancels the time limit, but the signal still follows `outer`. */
  stopTimer(): void;
  clear(): void;
}

/** A signal that is aborted after `timeoutMs` or with `outer`. Its timer does not keep the process alive. */
export function startDeadline(timeoutMs: number, cause: FailureCause, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Failure(cause)), timeoutMs).unref();
  const follow = () => controller.abort(reasonOf(outer));
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    stopTimer() {
      clearTimeout(timer);
    },
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

export async function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

export async function withDeadline<T>(
  timeoutMs: number,
  cause: FailureCause,
  outer: AbortSignal | undefined,
  act: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = startDeadline(timeoutMs, cause, outer);
  try {
    return await act(deadline.signal);
  } finally {
    deadline.clear();
  }
}

/** Throws `Failure('busy')` if no slot becomes free in time, or else the signal's abort reason. */
export function enterInTime(
  gate: JobGate,
  key: string,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Release> {
  return withDeadline(timeoutMs, 'busy', signal, (limited) => gate.enter(key, limited));
}

/** CPU-heavy work that must not run on the thread that answers requests. */
import type { JobInput, JobName, JobOutput } from './jobs.ts';

export interface Compute {
  /**
   * Runs a job of `jobs.ts` and gives its result. Throws what the job throws as `Failure`, `Failure('busy')` when the
   * queue is full, `Failure('job-timeout')` past the time limit, and an `AbortError` when `signal` fires.
   */
  run<N extends JobName>(name: N, input: JobInput<N>, signal?: AbortSignal): Promise<JobOutput<N>>;
}

/** How busy the pool is, for metrics. */
export interface PoolLoad {
  /** Tasks waiting for a thread. */
  readonly waiting: number;
  /** Tasks on a thread. */
  readonly running: number;
  /** Tasks completed since the start. */
  readonly completed: number;
}

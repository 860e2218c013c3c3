import type { Caller } from '../ports.ts';
import type { JobInput, JobName, JobOutput } from './jobs.ts';

/** CPU-intensive work that must not run in the process that answers requests. */
export interface Compute {
  /**
   * Runs a job from `jobs.ts` and returns its result. Throws the job's `Failure`, `Failure('busy')` if the queue is full,
   * `Failure('job-timeout')` after the time limit, and an `AbortError` if the client disconnects.
   */
  run<N extends JobName>(name: N, input: JobInput<N>, caller: Caller): Promise<JobOutput<N>>;
}

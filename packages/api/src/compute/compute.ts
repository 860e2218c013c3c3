import type { Caller } from '../ports.ts';
import type { JobInput, JobName, JobOutput } from './jobs.ts';

/** CPU-heavy work that must not run in the process that answers requests. */
export interface Compute {
  /**
   * Runs a job of `jobs.ts` and gives its result. Throws what the job throws as `Failure`, `Failure('busy')`
   * when the queue is full, `Failure('job-timeout')` past the time limit, and an `AbortError` when the visitor leaves.
   */
  run<N extends JobName>(name: N, input: JobInput<N>, caller: Caller): Promise<JobOutput<N>>;
}

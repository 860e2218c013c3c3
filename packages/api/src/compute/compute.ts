import type { Caller } from '../ports.ts';
import type { JobInput, JobName, JobOutput } from './jobs.ts';

/** CPU-intensive work that must not run in the process that answers requests. */
export interface Compute {
  /**
   * Runs a job from `jobs.ts` and returns its result. Throws the job's `Failure`, `Failure('busy')` if the queue is full or
   * the wait too long, `Failure('job-timeout')` or `Failure('job-too-large')` if the job exceeds a limit, and the signal's
   * reason if the client disconnects.
   */
  run<N extends JobName>(name: N, input: JobInput<N>, caller: Caller): Promise<JobOutput<N>>;
  /** Like `run`, but returns the result as JSON. */
  json(name: JobName, input: JobInput<JobName>, caller: Caller): Promise<string>;
}

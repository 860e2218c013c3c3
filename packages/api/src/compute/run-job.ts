/** Runs a job by name and turns its expected failures into data, so that they can be sent between processes. */
import { Failure, type FailureCause } from '@earshot/schema/failures';
import { JOBS, type JobInput, type JobName, type JobOutput } from './jobs.ts';

export type Outcome<T> =
  | { readonly value: T }
  | { readonly failureCause: FailureCause; readonly detail?: string };

export function runJob<N extends JobName>(name: N, input: JobInput<N>): Outcome<JobOutput<N>> {
  const job = JOBS[name] as (input: JobInput<N>) => JobOutput<N>;
  try {
    return { value: job(input) };
  } catch (error) {
    if (error instanceof Failure) {
      const { failureCause, detail } = error;
      return { failureCause, ...(detail !== undefined && { detail }) };
    }
    throw error;
  }
}

/** The value of an outcome. Throws its `Failure`. */
export function unwrapOutcome<T>(outcome: Outcome<T>): T {
  if ('failureCause' in outcome) {
    const { failureCause, detail } = outcome;
    throw new Failure(failureCause, detail === undefined ? {} : { detail });
  }
  return outcome.value;
}

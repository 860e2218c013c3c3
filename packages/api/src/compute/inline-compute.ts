import { Failure } from '@earshot/schema/failures';
import { answerWeight, MAX_ANSWER_BYTES } from './answer-weight.ts';
import type { Compute } from './compute.ts';
import { JOBS, type JobInput, type JobName, type JobOutput } from './jobs.ts';

/**
 * Runs a job in the calling process. Throws `Failure('job-too-large')` if the answer exceeds `MAX_ANSWER_BYTES`, or a string,
 * an array or the call stack exceeds a limit of the JavaScript engine. Also throws the job's own errors.
 */
export function runJob<N extends JobName>(name: N, input: JobInput<N>): JobOutput<N> {
  const value = resultOf(name, input);
  const max = MAX_ANSWER_BYTES[name];
  if (answerWeight(value, max) > max) throw new Failure('job-too-large');
  return value;
}

function resultOf<N extends JobName>(name: N, input: JobInput<N>): JobOutput<N> {
  const job = JOBS[name] as (input: JobInput<N>) => JobOutput<N>;
  try {
    return job(input);
  } catch (error) {
    throw isOutgrown(error) ? new Failure('job-too-large', { cause: error }) : error;
  }
}

/**
 * Whether the JavaScript engine failed because something was too large. An invalid date is also a `RangeError`, but it is a
 * bug in the job.
 */
function isOutgrown(error: unknown): boolean {
  return (
    error instanceof RangeError && /call stack|string length|array length|Array buffer/.test(error.message)
  );
}

/** Runs jobs in the calling process, for the worker processes themselves and for tests. */
export const inlineCompute: Compute = {
  async run(name, input, { signal }) {
    signal?.throwIfAborted();
    return runJob(name, input);
  },
};

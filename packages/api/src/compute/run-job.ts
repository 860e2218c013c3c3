import { Failure } from '@earshot/schema/failures';
import { JOBS, type JobInput, type JobName, type JobOutput } from './jobs.ts';

/** Several times the longest ranking. */
const MAX_RESULT_CHARACTERS = 64_000_000;

/** Throws `job-too-large` beyond a limit of the result or of the JavaScript engine. */
export async function runJob<N extends JobName>(name: N, input: JobInput<N>): Promise<string> {
  const job = JOBS[name] as (input: JobInput<N>) => JobOutput<N> | Promise<JobOutput<N>>;
  return resultOf(() => job(input));
}

export async function resultOf(work: () => unknown): Promise<string> {
  let json: string;
  try {
    json = JSON.stringify(await work()) ?? 'null';
  } catch (error) {
    throw isOutgrown(error) ? new Failure('job-too-large', { cause: error }) : error;
  }
  if (json.length > MAX_RESULT_CHARACTERS) throw new Failure('job-too-large');
  return json;
}

/** An invalid date is also a `RangeError`, but a bug in the job. */
function isOutgrown(error: unknown): boolean {
  return (
    error instanceof RangeError && /call stack|string length|array length|Array buffer/.test(error.message)
  );
}

/** The answer to a request that may be answered later: the job's address, or the answer itself when it comes in time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { JOBS_PATH } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import type { Response } from 'express';
import type { OffloadedRequest, OffloadedResponse } from '../ports.ts';
import { requestInfo } from '../rest/request-info.ts';
import { describeJob } from './describe-job.ts';
import type { Jobs } from './jobs.ts';

/** Why `Jobs.add` refuses a request that could still be answered directly. */
const NO_JOB: ReadonlySet<string> = new Set(['busy', 'store-unavailable']);

/** Between two looks at a job while its request waits. */
const LOOK_EVERY_MS = 100;

/**
 * Makes a job of a request and returns its id. Null when no job can be made of it (too many of them, or the database is away) and the
 * client is ready to wait, so that it can be answered directly: RFC 7240 leaves that to the server. Throws the `Failure` when it is not.
 */
export async function addJob(jobs: Jobs, request: OffloadedRequest, waitMs: number): Promise<string | null> {
  try {
    return await jobs.add(request);
  } catch (error) {
    if (waitMs > 0 && error instanceof Failure && NO_JOB.has(error.failureCause)) return null;
    throw error;
  }
}

/**
 * Gives the answer of a job when it is there within `waitMs`, and else null, having sent 202 with the job's address (RFC 7240). Ends the
 * job when the visitor goes away before that.
 */
export async function answerLater(
  jobs: Jobs,
  id: string,
  waitMs: number,
  res: Response,
): Promise<OffloadedResponse | null> {
  const { signal } = requestInfo(res);
  const endMs = performance.now() + waitMs;
  while (performance.now() < endMs && !signal.aborted) {
    await sleep(LOOK_EVERY_MS);
    // The client asks again when the database is away for a moment.
    const answer = await jobs.answer(id).catch(() => null);
    if (answer) {
      void jobs.cancel(id).catch(() => undefined);
      return answer;
    }
  }
  if (signal.aborted) await jobs.cancel(id);
  else
    res
      .status(202)
      .set({
        Location: `${JOBS_PATH}/${id}`,
        'Preference-Applied': 'respond-async',
        'Retry-After': '1',
        'Cache-Control': 'no-store',
      })
      .json(describeJob(id, await jobs.status(id)));
  return null;
}

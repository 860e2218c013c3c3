/** The response to a request that may be answered later: the job's URL, or the answer itself if it is ready in time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { JOBS_PATH } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import type { Response } from 'express';
import type { OffloadedRequest, OffloadedResponse } from '../ports.ts';
import { requestInfo } from '../rest/request-info.ts';
import { describeJob } from './describe-job.ts';
import type { Jobs } from './jobs.ts';

/** Failure causes of `Jobs.add` after which a request can still be answered directly. */
const NO_JOB: ReadonlySet<string> = new Set(['busy', 'store-unavailable']);

/** Interval at which a waiting request checks its job. */
const LOOK_EVERY_MS = 100;

/**
 * Adds a job for a request and returns its ID. Returns null if no job can be added (too many jobs, or the database is
 * unavailable) and the client is willing to wait, so that the request can be answered directly, as RFC 7240 permits. If the
 * client is not willing to wait, throws the `Failure`.
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
 * Returns a job's answer if it is ready within `waitMs`. Otherwise sends 202 with the job's URL (RFC 7240) and returns null.
 * Cancels the job if the client disconnects first.
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
    // If the database is briefly unavailable, the next iteration tries again.
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

/** The answer to a request that may be answered later: the job's address, or the answer itself when it comes in time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { JOBS_PATH } from '@earshot/schema/contract';
import type { Response } from 'express';
import type { OffloadedRequest, OffloadedResponse } from '../ports.ts';
import { requestInfo } from '../rest/request-info.ts';
import { describeJob } from './describe-job.ts';
import type { Jobs } from './jobs.ts';

/** Between two looks at a job while its request waits. */
const LOOK_EVERY_MS = 100;

/**
 * Gives the answer when it is there within `waitMs`, and else null, having sent 202 with the job's address (RFC 7240). Ends the job when
 * the visitor goes away before that. Throws what `Jobs.add` throws.
 */
export async function answerLater(
  jobs: Jobs,
  request: OffloadedRequest,
  waitMs: number,
  res: Response,
): Promise<OffloadedResponse | null> {
  const { signal } = requestInfo(res);
  const endMs = performance.now() + waitMs;
  const id = await jobs.add(request);
  while (performance.now() < endMs && !signal.aborted) {
    await sleep(LOOK_EVERY_MS);
    const answer = await jobs.answer(id);
    if (answer) {
      await jobs.cancel(id);
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

/** One log line per request: the row and the outcome, never what the visitor typed or who asked. */
import { JOBS_PATH, restRow } from '@earshot/schema/contract';
import type { Logger } from 'pino';
import type { RequestObserver } from './track-requests.ts';

const MAX_LOGGED_PATH_CHARACTERS = 200;
const JOB_ID = new RegExp(`^(${JOBS_PATH}/)[^/]+`);

export function logRequests(logger: Logger): RequestObserver {
  return ({ requestId, method, path, procedure, status, aborted, durationMs, failure, systemCode }) => {
    const outcome = {
      requestId,
      method,
      // Templates without the values, because the id of a result or a job gives access to it.
      path: procedure
        ? restRow(procedure).path
        : path.replace(JOB_ID, '$1{id}').slice(0, MAX_LOGGED_PATH_CHARACTERS),
      status,
      durationMs: Math.round(durationMs),
      ...(aborted && { aborted }),
      ...(failure !== undefined && { failure }),
      ...(systemCode !== undefined && { systemCode }),
    };
    // What the service could not do is worth a look; what a visitor or a site did wrong is not.
    if (status >= 500 && !aborted) logger.warn(outcome, 'request');
    else logger.info(outcome, 'request');
  };
}

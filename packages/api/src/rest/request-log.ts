/** Writes one log line per request: the row and the outcome, never the visitor's input or identity. */
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
      // Logs path templates without values, because the ID of a result or a job gives access to it.
      path: procedure
        ? restRow(procedure).path
        : path.replace(JOB_ID, '$1{id}').slice(0, MAX_LOGGED_PATH_CHARACTERS),
      status,
      durationMs: Math.round(durationMs),
      ...(aborted && { aborted }),
      ...(failure !== undefined && { failure }),
      ...(systemCode !== undefined && { systemCode }),
    };
    // Failures of this service and timeouts are logged as warnings. Errors caused by a visitor or another site are not.
    if (status >= 500 && !aborted) logger.warn(outcome, 'request');
    else logger.info(outcome, 'request');
  };
}

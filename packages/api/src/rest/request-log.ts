/** Writes one log line per request: the row and the outcome, never the visitor's input or identity. */
import { restRow } from '@earshot/schema/contract';
import type { Logger } from 'pino';
import type { RequestObserver } from './track-requests.ts';

const MAX_LOGGED_PATH_CHARACTERS = 200;
/** A part of a path that may be an ID, in any spelling. */
const ID_PART = /[^/]*[\d%][^/]*/g;

export function logRequests(logger: Logger): RequestObserver {
  return ({ requestId, method, path, procedure, status, aborted, durationMs, failure, systemCode }) => {
    const outcome = {
      requestId,
      method,
      // Logs path templates without values, because the ID of a result gives access to it.
      path: procedure ? restRow(procedure).path : withoutIds(path).slice(0, MAX_LOGGED_PATH_CHARACTERS),
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

/** Files of the application have names with digits, which identify nobody. */
function withoutIds(path: string): string {
  return path.startsWith('/assets/') ? path : path.replace(ID_PART, '{id}');
}

/** One log line a request: what was asked and how it went, never what the visitor typed or who asked. */
import { CONTRACT, type ProcedurePath } from '@earshot/schema/contract';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestInfo } from './request-info.ts';

const MAX_LOGGED_PATH_CHARACTERS = 200;

export function logRequests(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedMs = performance.now();
    const { method } = req;
    // The path as it came; Express cuts the mount point off later.
    const given = req.path;
    res.once('close', () => {
      const durationMs = Math.round(performance.now() - startedMs);
      const outcome = {
        requestId: requestInfo(req).requestId,
        method,
        path: loggedPath(given, res.locals.procedure),
        status: res.statusCode,
        durationMs,
      };
      if (res.writableFinished) logger.info(outcome, 'request');
      else logger.info({ ...outcome, aborted: true }, 'request');
    });
    next();
  };
}

/** The row's template instead of the values in an address: the id of a result is the key to it. */
function loggedPath(path: string, procedure: unknown): string {
  return typeof procedure === 'string' && procedure in CONTRACT
    ? CONTRACT[procedure as ProcedurePath].path
    : path.slice(0, MAX_LOGGED_PATH_CHARACTERS);
}

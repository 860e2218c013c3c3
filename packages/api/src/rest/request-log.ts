/** One log line a request: what was asked and how it went, never what the visitor typed or who asked. */
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestInfo } from './request-info.ts';

export function logRequests(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedMs = performance.now();
    const { method, path } = req;
    res.once('close', () => {
      const durationMs = Math.round(performance.now() - startedMs);
      const outcome = {
        requestId: requestInfo(req).requestId,
        method,
        path,
        status: res.statusCode,
        durationMs,
      };
      if (res.writableFinished) logger.info(outcome, 'request');
      else logger.info({ ...outcome, aborted: true }, 'request');
    });
    next();
  };
}

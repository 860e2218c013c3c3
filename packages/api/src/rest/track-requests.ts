/** First middleware: tracks each request from start to end and reports the outcome. */
import type { ProcedurePath } from '@earshot/schema/contract';
import type { RequestHandler } from 'express';
import { CALL_LIMITS } from '../limits.ts';
import { RequestInfo } from './request-info.ts';

interface RequestOutcome {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  /** Undefined for requests that match no row of the contract. */
  readonly procedure: ProcedurePath | undefined;
  readonly status: number;
  /** True if the client disconnected before the response was complete. */
  readonly aborted: boolean;
  readonly durationMs: number;
  /** Cause of the failure in the response, a key of the failure table. */
  readonly failure: string | undefined;
  /** Error code of the operating system or the database, such as ENOSPC. Never a message, which could quote a visitor. */
  readonly systemCode: string | undefined;
}

export type RequestObserver = (outcome: RequestOutcome) => void;

/**
 * Creates the `RequestInfo` of every request, and reports the outcome to each observer when the response is finished or the
 * connection is closed.
 * @param answerWithinMs maximum time for a response from the end of the request's body, in ms; after that, the request fails
 * as busy
 */
export function trackRequests(
  observers: readonly RequestObserver[],
  answerWithinMs: number = CALL_LIMITS.answerMs,
): RequestHandler {
  return (req, res, next) => {
    const info = new RequestInfo(req, res, answerWithinMs);
    res.locals.info = info;
    res.once('close', () => {
      const { requestId, method, path, procedure, startedMs, failure, systemCode } = info;
      const outcome = {
        requestId,
        method,
        path,
        procedure,
        status: res.statusCode,
        aborted: !res.writableFinished,
        durationMs: performance.now() - startedMs,
        failure,
        systemCode,
      };
      for (const observe of observers) observe(outcome);
    });
    next();
  };
}

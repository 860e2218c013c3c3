/** First middleware: follows each request from its start to its end and reports the outcome. */
import type { ProcedurePath } from '@earshot/schema/contract';
import type { RequestHandler } from 'express';
import { CALL_LIMITS } from '../limits.ts';
import { RequestInfo } from './request-info.ts';

interface RequestOutcome {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  /** Absent for requests that match no row of the contract. */
  readonly procedure: ProcedurePath | undefined;
  readonly status: number;
  /** The visitor left before the answer was complete. */
  readonly aborted: boolean;
  readonly durationMs: number;
  /** Cause of the failure that was answered, a row of the failure table. */
  readonly failure: string | undefined;
  /** The system's or the engine's code that caused it, such as ENOSPC; never a message, which could quote a visitor. */
  readonly systemCode: string | undefined;
}

export type RequestObserver = (outcome: RequestOutcome) => void;

/**
 * Gives every request its `RequestInfo`, and each observer its outcome once the connection is done with it.
 * @param answerWithinMs how long an answer may take from the end of the request's body; then it is refused as busy
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

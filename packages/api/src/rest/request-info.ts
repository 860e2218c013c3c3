/** State of a request while it is being handled. Kept in `res.locals`, so that Express's objects are not patched. */
import { randomUUID } from 'node:crypto';
import type { ProcedurePath } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import type { Request, Response } from 'express';
import { clientKey } from '../rate-limit/client-key.ts';

export class RequestInfo {
  readonly requestId: string;
  readonly method: string;
  /** Path as received. Express strips mount points later. */
  readonly path: string;
  readonly startedMs = performance.now();
  /** Key of the client. Only used for limits, never logged. */
  readonly client: string;
  /**
   * Aborted if the client disconnects before the response is complete, and with `Failure('busy')` if the response takes too
   * long.
   */
  readonly signal: AbortSignal;
  /** The procedure of the contract row that matches the path. */
  procedure: ProcedurePath | undefined;
  /** Cause of the failure in the response, a key of the failure table. */
  failure: string | undefined;
  /** Underlying error code of the operating system or the database, such as ENOSPC. */
  systemCode: string | undefined;

  /** @param answerWithinMs time for the response in ms, counted from the end of the body */
  constructor(req: Request, res: Response, answerWithinMs: number) {
    const given = req.headers['x-request-id'];
    this.requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    this.method = req.method;
    this.path = req.path;
    this.client = clientKey(req.ip ?? '');
    this.signal = abortedWith(req, res, answerWithinMs);
  }
}

/** Returns the `RequestInfo` of a request. Throws if `trackRequests` has not run for the request. */
export function requestInfo(res: Response): RequestInfo {
  const { info } = res.locals;
  if (!(info instanceof RequestInfo)) throw new Error('requestInfo was asked before trackRequests ran');
  return info;
}

function abortedWith(req: Request, res: Response, answerWithinMs: number): AbortSignal {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const startTimer = () => {
    timer = setTimeout(() => controller.abort(new Failure('busy')), answerWithinMs).unref();
  };
  if (hasBody(req)) req.once('end', startTimer);
  else startTimer();
  res.once('close', () => {
    req.off('end', startTimer);
    clearTimeout(timer);
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Whether a request has a body (RFC 9112, 6.3). */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

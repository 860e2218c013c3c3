/**
 * What is known about a request while it is answered; kept in `res.locals`, so that Express's objects are not patched.
 */
import { randomUUID } from 'node:crypto';
import type { ProcedurePath } from '@earshot/schema/contract';
import type { Request, Response } from 'express';
import { clientKey } from '../rate-limit/client-key.ts';

export class RequestInfo {
  readonly requestId: string;
  readonly method: string;
  /** As it came; Express cuts mount points off later. */
  readonly path: string;
  readonly startedMs = performance.now();
  /** Key of the visitor, used for bounds only, never logged. */
  readonly client: string;
  /** Aborted when the visitor goes away before the answer is complete. */
  readonly signal: AbortSignal;
  /** The row of the contract that the address names. */
  procedure: ProcedurePath | undefined;

  constructor(req: Request, res: Response) {
    const given = req.headers['x-request-id'];
    this.requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    this.method = req.method;
    this.path = req.path;
    this.client = clientKey(req.ip ?? '');
    this.signal = abortedWith(res);
  }
}

/** Throws when `trackRequests` has not seen the request. */
export function requestInfo(res: Response): RequestInfo {
  const { info } = res.locals;
  if (!(info instanceof RequestInfo)) throw new Error('requestInfo was asked before trackRequests ran');
  return info;
}

function abortedWith(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

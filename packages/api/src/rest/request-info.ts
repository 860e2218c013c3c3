import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { CONTRACT, type ProcedurePath } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ErrorResponse } from '../errors.ts';
import { CALL_LIMITS, SERVER_LIMITS } from '../limits.ts';
import { clientKey } from '../rate-limit/client-key.ts';

export class RequestInfo {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly startedMs = performance.now();
  readonly client: string;
  readonly signal: AbortSignal;
  procedure: ProcedurePath | undefined;
  failure: string | undefined;
  /** Code of the operating system or database, such as ENOSPC. Never a message, which could quote a visitor. */
  systemCode: string | undefined;

  constructor(req: Request, res: Response, answerWithinMs: number) {
    const given = req.headers['x-request-id'];
    this.requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    this.method = req.method;
    this.path = req.path;
    this.client = clientKey(req.ip ?? '');
    this.signal = abortedWith(req, res, answerWithinMs);
  }
}

export function requestInfo(res: Response): RequestInfo {
  const { info } = res.locals;
  if (!(info instanceof RequestInfo)) throw new Error('requestInfo was asked before trackRequests ran');
  return info;
}

function abortedWith(req: Request, res: Response, answerWithinMs: number): AbortSignal {
  const controller = new AbortController();
  // Each of the calls in a tRPC batch has several listeners.
  setMaxListeners(0, controller.signal);
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

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

interface RequestOutcome {
  readonly status: number;
  readonly aborted: boolean;
  readonly durationMs: number;
}

export type RequestObserver = (info: RequestInfo, outcome: RequestOutcome) => void;

/** Reports how each request ended. One without an answer `answerWithinMs` after the end of its body fails as busy. */
export function trackRequests(
  observers: readonly RequestObserver[],
  answerWithinMs: number = CALL_LIMITS.answerMs,
): RequestHandler {
  return (req, res, next) => {
    const info = new RequestInfo(req, res, answerWithinMs);
    res.locals.info = info;
    res.once('close', () => {
      const durationMs = performance.now() - info.startedMs;
      const outcome = { status: res.statusCode, aborted: !res.writableFinished, durationMs };
      for (const observe of observers) observe(info, outcome);
    });
    next();
  };
}

const MAX_LOGGED_PATH_CHARACTERS = 200;
/** A segment of a path that may be an ID, in any notation. */
const ID_PART = /[^/]*[\d%][^/]*/g;

export function logRequests(logger: Logger): RequestObserver {
  return ({ requestId, method, path, procedure, failure, systemCode }, { status, aborted, durationMs }) => {
    const outcome = {
      requestId,
      method,
      // Logs the path's template, because the ID of a result gives access to it.
      path: procedure ? CONTRACT[procedure].path : withoutIds(path).slice(0, MAX_LOGGED_PATH_CHARACTERS),
      status,
      durationMs: Math.round(durationMs),
      ...(aborted && { aborted }),
      ...(failure !== undefined && { failure }),
      ...(systemCode !== undefined && { systemCode }),
    };
    // Warns about failures of this service and timeouts, but not about errors caused by a visitor or another site.
    if (status >= 500 && !aborted) logger.warn(outcome, 'request');
    else logger.info(outcome, 'request');
  };
}

/** The application's own files have digits in their names, too, but these identify nobody. */
function withoutIds(path: string): string {
  return path.startsWith('/assets/') ? path : path.replace(ID_PART, '{id}');
}

/** Reads and drops what the client still sends before it closes the connection, because a reset would lose the response (RFC 9112, 9.6). */
export function sendError(res: Response, { status, headers, body, cause, systemCode }: ErrorResponse): void {
  Object.assign(requestInfo(res), { failure: cause, systemCode });
  const json = Buffer.from(JSON.stringify(body));
  // If sending a file failed, its headers may already be set.
  res.removeHeader('Content-Encoding');
  res.status(status).set({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(json.length),
    'Cache-Control': 'no-store',
  });
  if (res.req.complete) {
    res.end(json);
    return;
  }
  res.set('Connection', 'close').write(json);
  drain(res);
}

function drain(res: Response): void {
  const { req } = res;
  const { silenceMs, totalMs } = SERVER_LIMITS.linger;
  const end = () => {
    clearTimeout(silence);
    clearTimeout(total);
    res.end();
  };
  const silence = setTimeout(end, silenceMs);
  const total = setTimeout(end, totalMs);
  req.on('data', () => silence.refresh());
  req.once('end', end);
  req.once('close', end);
  req.resume();
}

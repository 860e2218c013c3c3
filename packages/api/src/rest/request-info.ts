/** What the middlewares know about a request; kept beside it, so that nothing is patched onto Express. */
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

export interface RequestInfo {
  readonly requestId: string;
  /** The visitor's address, an IPv6 one cut to its /56 network; used for bounds only, never logged. */
  readonly client: string;
  /** Aborted when the visitor goes away before the answer is complete. */
  readonly signal: AbortSignal;
}

const infos = new WeakMap<object, RequestInfo>();

export function requestInfo(req: Request): RequestInfo {
  const info = infos.get(req);
  if (!info) throw new Error('requestInfo was asked before identifyRequest ran');
  return info;
}

/** First middleware: gives the request its id, its client key and a signal that follows the connection. */
export function identifyRequest(req: Request, res: Response, next: NextFunction): void {
  const given = req.get('x-request-id');
  const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  infos.set(req, new ConnectedRequest(requestId, clientKey(req.ip ?? ''), res));
  res.setHeader('X-Request-Id', requestId);
  next();
}

/** Its signal is made when it is first asked for, because light calls never do. */
class ConnectedRequest implements RequestInfo {
  readonly requestId: string;
  readonly client: string;
  readonly #res: Response;
  #signal: AbortSignal | undefined;

  constructor(requestId: string, client: string, res: Response) {
    this.requestId = requestId;
    this.client = client;
    this.#res = res;
  }

  get signal(): AbortSignal {
    this.#signal ??= signalOf(this.#res);
    return this.#signal;
  }
}

function signalOf(res: Response): AbortSignal {
  const controller = new AbortController();
  const abortUnlessAnswered = (): void => {
    if (!res.writableFinished) controller.abort();
  };
  if (res.closed) abortUnlessAnswered();
  else res.once('close', abortUnlessAnswered);
  return controller.signal;
}

/** One household or host of IPv6 commonly holds a whole /56, so that the rest of the address is no identity. */
export function clientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? first
      : [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  const [a = '0', b = '0', c = '0', d = '0'] = groups;
  const network = (Number.parseInt(d, 16) >> 8).toString(16);
  return `${a}:${b}:${c}:${network}00::/56`;
}

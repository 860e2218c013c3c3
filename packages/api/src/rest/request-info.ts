/** What is known about a request while it is answered; kept in Express's place for it, so that nothing is patched. */
import { randomUUID } from 'node:crypto';
import type { ProcedurePath } from '@earshot/schema/contract';
import type { Request, Response } from 'express';

export class RequestInfo {
  readonly requestId: string;
  readonly method: string;
  /** As it came; Express cuts mount points off later. */
  readonly path: string;
  readonly startedMs = performance.now();
  /** The row of the contract that the address names. */
  procedure: ProcedurePath | undefined;
  /** Names and values, in turn, that the answer of the API will carry whatever it says. */
  readonly answerHeaders: string[] = [];
  readonly #req: Request;
  readonly #res: Response;
  #client: string | undefined;
  #signal: AbortSignal | undefined;

  constructor(req: Request, res: Response) {
    const given = req.headers['x-request-id'];
    this.requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    this.method = req.method;
    this.path = req.path;
    this.#req = req;
    this.#res = res;
  }

  /** The visitor's address, an IPv6 one cut to its /56 network; used for bounds only, never logged. */
  get client(): string {
    this.#client ??= clientKey(this.#req.ip ?? '');
    return this.#client;
  }

  /** Aborted when the visitor goes away before the answer is complete. Made when asked for: light calls never do. */
  get signal(): AbortSignal {
    this.#signal ??= signalOf(this.#res);
    return this.#signal;
  }
}

/** Throws when `trackRequests` has not seen the request. */
export function requestInfo(res: Response): RequestInfo {
  const { info } = res.locals;
  if (!(info instanceof RequestInfo)) throw new Error('requestInfo was asked before trackRequests ran');
  return info;
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

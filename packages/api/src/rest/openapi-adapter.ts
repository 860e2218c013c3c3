/** trpc-openapi at the REST paths of the contract, from a plain call to a plain answer. */
import type { RestMethod } from '@earshot/schema/contract';
import { createOpenApiExpressMiddleware } from 'trpc-openapi';
import { appRouter } from '../router.ts';
import type { Context } from '../trpc.ts';
import type { Answer } from './answer.ts';

export interface RestCall {
  readonly method: RestMethod;
  /** Below `/api`, as it stands in the address. */
  readonly path: string;
  readonly query: unknown;
  readonly contentType: string | undefined;
  readonly body: unknown;
  readonly context: Context;
}

/** Answers a call by its procedure. Throws what the procedure throws, for the one table of errors to describe. */
export function createOpenApiAdapter(): (call: RestCall) => Promise<Answer> {
  const handle = createOpenApiExpressMiddleware({
    router: appRouter,
    createContext: ({ req }) => exchangeOf(req).context,
    onError({ error, req }) {
      exchangeOf(req).error = error;
    },
  }) as unknown as (request: Exchange, response: AnswerSink) => Promise<void>;
  return async (call) => {
    const exchange = new Exchange(call);
    const sink = new AnswerSink();
    await handle(exchange, sink);
    if (exchange.error !== undefined) throw exchange.error;
    return sink;
  };
}

function exchangeOf(req: unknown): Exchange {
  if (!(req instanceof Exchange)) throw new Error('The adapter was called past its entry');
  return req;
}

/** The adapter hands it to nobody: procedures have the signal of their context. */
const NEVER = new AbortController().signal;

/**
 * What the adapter reads of a request, as an object that passes for a fetch `Request`. Given Node's own kind it builds
 * a whole `Request` each time to get at a signal, which takes longer than everything else that a light call does.
 */
class Exchange {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly signal = NEVER;
  readonly query: unknown;
  readonly body: unknown;
  readonly context: Context;
  error: unknown;

  constructor({ method, path, query, contentType, body, context }: RestCall) {
    this.method = method;
    this.url = path;
    this.headers = { get: (name) => (name === 'content-type' ? (contentType ?? null) : null) };
    this.query = query;
    this.body = body;
    this.context = context;
  }
}
Object.setPrototypeOf(Exchange.prototype, Request.prototype);

/** Where the adapter writes; its own body for an error is dropped, because it has no room for our codes. */
class AnswerSink implements Answer {
  statusCode = 200;
  readonly headers: Record<string, string> = {};
  body = '';

  get status(): number {
    return this.statusCode;
  }

  setHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  end(body: string): void {
    this.body = body;
  }
}

/** trpc-openapi at the REST paths of the contract, with the product's own error bodies. */
import type { Request as ExpressRequest, RequestHandler, Response } from 'express';
import { createOpenApiExpressMiddleware, type NodeHTTPRequest } from 'trpc-openapi';
import { describeError, type ErrorResponse } from '../errors.ts';
import { appRouter } from '../router.ts';
import type { Context } from '../trpc.ts';
import { requestInfo } from './request-info.ts';

export interface OpenApiAdapterOptions {
  readonly createContext: (req: ExpressRequest) => Context;
  readonly onUnexpected: (error: unknown, requestId: string) => void;
}

type AdapterMiddleware = (req: NodeHTTPRequest, res: Response) => Promise<void>;

export function createOpenApiAdapter({ createContext, onUnexpected }: OpenApiAdapterOptions): RequestHandler {
  const original = new WeakMap<object, ExpressRequest>();
  const originalOf = (view: object): ExpressRequest => {
    const req = original.get(view);
    if (!req) throw new Error('The adapter was called past its entry');
    return req;
  };
  const middleware = createOpenApiExpressMiddleware({
    router: appRouter,
    createContext: ({ req }) => createContext(originalOf(req)),
    onError({ error, req }) {
      const request = originalOf(req);
      const { requestId } = requestInfo(request);
      const described = describeError(error, requestId);
      if (described.unexpected) onUnexpected(error.cause ?? error, requestId);
      if (request.res) replaceAnswer(request.res, described);
    },
  }) as unknown as AdapterMiddleware;
  return async (req, res) => {
    const view = adapterView(req);
    original.set(view, req);
    await middleware(view, res);
  };
}

/** The adapter hands it to nobody: procedures have the signal of their context. */
const NEVER = new AbortController().signal;

/**
 * What the adapter reads of a request, as an object that passes for a fetch `Request`. Given Node's own kind it builds
 * a whole `Request` each time to get at a signal, which takes longer than everything else that a light call does.
 */
function adapterView(req: ExpressRequest): NodeHTTPRequest {
  const contentType = req.get('content-type') ?? null;
  const view = Object.create(Request.prototype, {
    method: { value: req.method },
    url: { value: req.url },
    headers: { value: { get: (name: string) => (name === 'content-type' ? contentType : null) } },
    signal: { value: NEVER },
    query: { value: req.query },
    body: { value: req.body },
  });
  return view as unknown as NodeHTTPRequest;
}

/**
 * The adapter's error body has no room for our codes and it writes it right after `onError` returns, so that the one
 * hook left is the end of the response.
 */
function replaceAnswer(res: Response, { status, headers, body }: ErrorResponse): void {
  const end = res.end.bind(res);
  res.end = () => {
    res.end = end;
    res.status(status).set(headers);
    return end(JSON.stringify(body));
  };
}

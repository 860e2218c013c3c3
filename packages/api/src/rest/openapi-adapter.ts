/** trpc-openapi at the REST paths of the contract, with the product's own error bodies. */
import type { Request, RequestHandler, Response } from 'express';
import { createOpenApiExpressMiddleware } from 'trpc-openapi';
import { describeError, type ErrorResponse } from '../errors.ts';
import { appRouter } from '../router.ts';
import type { Context } from '../trpc.ts';
import { requestInfo } from './request-info.ts';

export interface OpenApiAdapterOptions {
  readonly createContext: (req: Request) => Context;
  readonly onUnexpected: (error: unknown, requestId: string) => void;
}

export function createOpenApiAdapter({ createContext, onUnexpected }: OpenApiAdapterOptions): RequestHandler {
  const middleware = createOpenApiExpressMiddleware({
    router: appRouter,
    createContext: ({ req }) => createContext(req as unknown as Request),
    onError({ error, req }) {
      const { requestId } = requestInfo(req as unknown as Request);
      const described = describeError(error, requestId);
      if (described.unexpected) onUnexpected(error.cause ?? error, requestId);
      const { res } = req as unknown as Request;
      if (res) replaceAnswer(res, described);
    },
  });
  return async (req, res) => {
    await middleware(req, res);
  };
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

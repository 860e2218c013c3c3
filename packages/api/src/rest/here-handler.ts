/** Handles contract rows on this thread, using the OpenAPI adapter. */
import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { createOpenApiExpressMiddleware } from 'trpc-openapi';
import { describeError, type ErrorResponse } from '../errors.ts';
import { appRouter } from '../router.ts';
import type { ApiOptions } from './api-options.ts';
import { requestInfo } from './request-info.ts';
import { sendError } from './send-error.ts';

/**
 * Buffers the adapter's response until it is complete, because the adapter's error body cannot contain the codes and
 * sentences of the failure table.
 */
class HeldAnswer extends EventEmitter {
  statusCode = 200;
  writableEnded = false;
  readonly headers = new Map<string, string>();
  readonly locals: Response['locals'];
  body = '';
  error: ErrorResponse | undefined;

  constructor(res: Response) {
    super();
    this.locals = res.locals;
    res.once('close', () => this.emit('close'));
  }

  setHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  end(body: string): void {
    this.body = body;
    this.writableEnded = true;
  }
}

/** Creates the handler for requests whose row and body have been checked. */
export function createHereHandler({
  services,
  rateLimiter,
  onUnexpected,
}: ApiOptions): (req: Request, res: Response) => Promise<void> {
  const answers = new WeakMap<object, HeldAnswer>();
  const answer = createOpenApiExpressMiddleware({
    router: appRouter,
    createContext({ res }) {
      const { requestId, client, signal } = requestInfo(res);
      return { services, rateLimiter, requestId, client, signal, transport: 'rest' as const };
    },
    onError({ error, ctx, req }) {
      const held = answers.get(req);
      if (!held) throw error;
      const requestId = ctx?.requestId ?? '';
      held.error = describeError(error, requestId);
      if (held.error.unexpected) onUnexpected(error.cause ?? error, requestId);
    },
  });
  return async (req, res) => {
    const held = new HeldAnswer(res);
    answers.set(req, held);
    // The adapter does not support HEAD. Node omits the response body by itself.
    if (req.method === 'HEAD') req.method = 'GET';
    // The adapter only uses status, headers, end and the close event of a response.
    await answer(req, held as unknown as Response);
    if (held.error) return sendError(res, held.error);
    res.status(held.statusCode);
    for (const [name, value] of held.headers) res.setHeader(name, value);
    res.send(held.body);
  };
}

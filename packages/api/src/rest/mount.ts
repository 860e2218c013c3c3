/** Everything below `/api`: one table of rows, three ways in (REST, offloaded REST, native tRPC), one error path. */
import type { RestRow } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { describeError } from '../errors.ts';
import { SERVER_LIMITS } from '../limits.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { appRouter } from '../router.ts';
import type { Services } from '../services.ts';
import type { Context } from '../trpc.ts';
import { BodyBudget } from './body-budget.ts';
import { FixedAnswers } from './fixed-answers.ts';
import { charge, type MatchedRow, matchRow, refuseCrossSite, refuseOversized } from './guard.ts';
import type { Offload } from './offload.ts';
import { createOpenApiAdapter } from './openapi-adapter.ts';
import { openApiDocument } from './openapi-document.ts';
import { requestInfo } from './request-info.ts';
import { sendError } from './send-error.ts';

/** Native tRPC is for typed clients; large uploads go through REST, which reads them off the answering thread. */
const TRPC_MAX_BODY_BYTES = 2 * 1024 * 1024;
const TRPC_MAX_BATCH_SIZE = 10;

export interface ApiOptions {
  readonly services: Services;
  readonly offload: Offload;
  readonly rateLimiter: RateLimiter;
  readonly onUnexpected: (error: unknown, requestId: string) => void;
}

export function createApiRouter(options: ApiOptions): Router {
  const { services, offload, rateLimiter, onUnexpected } = options;
  const api = Router();
  const context = (req: Request, transport: Context['transport']): Context => {
    const info = requestInfo(req);
    const { requestId, client } = info;
    return {
      requestId,
      client,
      get signal() {
        return info.signal;
      },
      services,
      transport,
      rateLimiter,
    };
  };

  api.use(refuseCrossSite);
  api.get('/openapi.json', (_req, res) => {
    res.json(openApiDocument());
  });
  const budget = new BodyBudget(SERVER_LIMITS.bodies);
  api.use(
    '/trpc',
    (req, res, next) => {
      if (req.method === 'POST') budget.hold(req, res, TRPC_MAX_BODY_BYTES);
      next();
    },
    createExpressMiddleware({
      router: appRouter,
      createContext: ({ req }) => context(req, 'trpc'),
      maxBatchSize: TRPC_MAX_BATCH_SIZE,
      maxBodySize: TRPC_MAX_BODY_BYTES,
      responseMeta: ({ errors }) => {
        const [error] = errors;
        return error
          ? { status: describeError(error, '').status, headers: describeError(error, '').headers }
          : {};
      },
      onError({ error, ctx }) {
        const requestId = ctx?.requestId ?? '';
        if (describeError(error, requestId).unexpected) onUnexpected(error.cause ?? error, requestId);
      },
    }),
  );

  const openApi = createOpenApiAdapter({ createContext: (req) => context(req, 'rest'), onUnexpected });
  const readers = new BodyReaders();
  const fixedAnswers = new FixedAnswers();
  api.use(async (req, res, next) => {
    // Rows are matched by the full path; Express has cut the mount point off.
    const matched = matchRow(req, res);
    const { row } = matched;
    refuseOversized(req, res, row.maxBodyBytes);
    await charge(rateLimiter, req, res, row.cost);
    // Node leaves the body of a HEAD answer out by itself.
    if (req.method === 'HEAD') req.method = 'GET';
    if (row.method === 'POST') {
      budget.hold(req, res, row.maxBodyBytes);
      await readers.read(row, req, res);
    }
    if (row.fixed && fixedAnswers.send(req, res)) return;
    if (row.offload) await answerOffThread(offload, matched, req, res, onUnexpected);
    else openApi(req, res, next);
  });

  const onError: ErrorRequestHandler = (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const { requestId } = requestInfo(req);
    const described = describeError(error, requestId);
    if (described.unexpected) onUnexpected(error, requestId);
    sendError(res, described);
  };
  api.use(onError);
  return api;
}

/** Body parsers by row: JSON into an object, offloaded rows as plain bytes. */
class BodyReaders {
  readonly #byKey = new Map<string, RequestHandler>();

  read(row: RestRow, req: Request, res: Parameters<RequestHandler>[1]): Promise<void> {
    const key = `${row.offload ? 'raw' : 'json'} ${row.maxBodyBytes}`;
    const parser = this.#byKey.get(key) ?? createParser(row);
    this.#byKey.set(key, parser);
    return new Promise((resolve, reject) => {
      parser(req, res, (error?: unknown) => (error ? reject(bodyFailure(error)) : resolve()));
    });
  }
}

function createParser(row: RestRow): RequestHandler {
  const options = { limit: row.maxBodyBytes, inflate: false };
  return row.offload ? express.raw({ ...options, type: () => true }) : express.json(options);
}

function bodyFailure(error: unknown): unknown {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return new Failure('request-too-large', { cause: error });
  return typeof type === 'string' ? new Failure('invalid-json', { cause: error }) : error;
}

async function answerOffThread(
  offload: Offload,
  { procedure, pathParameters }: MatchedRow,
  req: Request,
  res: Parameters<RequestHandler>[1],
  onUnexpected: ApiOptions['onUnexpected'],
): Promise<void> {
  const { client, requestId, signal } = requestInfo(req);
  const request = {
    procedure,
    pathParameters: decodeAll(pathParameters),
    contentType: req.get('content-type') ?? '',
    // A copy of its own, because the buffer changes hands.
    body: new Uint8Array(Buffer.isBuffer(req.body) ? req.body : []),
    client,
    requestId,
  };
  const { status, headers, body, fault } = await offload.run(request, signal);
  if (fault) onUnexpected(new Error(fault), requestId);
  res.status(status).set(headers).end(body);
}

function decodeAll(parameters: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}

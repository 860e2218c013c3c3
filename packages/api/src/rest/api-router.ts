/**
 * Everything below `/api`: the rows of the contract, native tRPC, the API description, and the answer for unknown
 * paths.
 */

import { JOBS_PATH } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import { type RequestHandler, Router } from 'express';
import { describeError } from '../errors.ts';
import { createJobRoutes } from '../jobs/job-routes.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';
import { isCostlyJson, isDeepJson } from '../request-body/json-cost.ts';
import { readBytes } from '../request-body/read-bytes.ts';
import { appRouter } from '../router.ts';
import type { Context } from '../trpc.ts';
import type { ApiOptions } from './api-options.ts';
import { refuseCrossSite, refuseOtherMethods } from './guard.ts';
import { requestInfo } from './request-info.ts';
import { createRows } from './rows.ts';

/** Native tRPC is for typed clients; large uploads go through REST, which has them read by a worker process. */
const TRPC_MAX_BODY_BYTES = 2 * 1024 * 1024;
const TRPC_MAX_BATCH_SIZE = 10;
const TRPC_METHODS = ['GET', 'HEAD', 'POST'];

/** Mounted at `/api`. */
export function createApiRouter(options: ApiOptions): Router {
  const { services, rateLimiter, bodyBudget, onUnexpected } = options;
  const api = Router();
  api.use(createRows(options));
  api.use(JOBS_PATH.slice('/api'.length), createJobRoutes(options));
  api.use((req, _res, next) => {
    refuseCrossSite(req);
    next();
  });
  api.get('/openapi.json', (_req, res) => {
    res.json(openApiDocument());
  });
  api.use(
    '/trpc',
    (req, res, next) => {
      refuseOtherMethods(req, res, TRPC_METHODS);
      if (req.method === 'POST') bodyBudget.hold(req, res, TRPC_MAX_BODY_BYTES);
      next();
    },
    readTrpcBody,
    createExpressMiddleware({
      router: appRouter,
      createContext({ res }): Context {
        const { requestId, client, signal } = requestInfo(res);
        return { services, rateLimiter, requestId, client, signal, transport: 'trpc' };
      },
      maxBatchSize: TRPC_MAX_BATCH_SIZE,
      maxBodySize: TRPC_MAX_BODY_BYTES,
      responseMeta: ({ errors }) => {
        const [error] = errors;
        if (!error) return {};
        const { status, headers } = describeError(error, '');
        // Without it, a request that is refused before a procedure is known would be answered as plain text.
        return { status, headers: { ...headers, 'Content-Type': 'application/json' } };
      },
      onError({ error, ctx }) {
        const requestId = ctx?.requestId ?? '';
        if (describeError(error, requestId).unexpected) onUnexpected(error.cause ?? error, requestId);
      },
    }),
  );
  api.use(() => {
    throw new Failure('not-found');
  });
  return api;
}

/**
 * Reads a JSON body of native tRPC. One that is declared larger than the limit is left to the library, and one that is costly to parse is handed
 * on as an empty one, so that the library refuses both in its own envelope.
 */
const readTrpcBody: RequestHandler = async (req, _res, next) => {
  const { 'content-type': type = '', 'content-length': declaredBytes = 0 } = req.headers;
  const isJson = /^application\/json/i.test(type);
  if (req.method === 'POST' && isJson && Number(declaredBytes) <= TRPC_MAX_BODY_BYTES) {
    const body = await readBytes(req, TRPC_MAX_BODY_BYTES, 'request-too-large');
    req.body = isCostlyJson(body) || isDeepJson(body) ? '' : new TextDecoder().decode(body);
  }
  next();
};

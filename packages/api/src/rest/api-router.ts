/**
 * Everything below `/api`: the rows of the contract, native tRPC, the API description, and the response for unknown paths.
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

/** Native tRPC is for typed clients. Large uploads use REST, where a worker process reads them. */
const TRPC_MAX_BODY_BYTES = 2 * 1024 * 1024;
const TRPC_MAX_BATCH_SIZE = 10;
const TRPC_METHODS = ['GET', 'HEAD', 'POST'];

/** Creates the router, which is mounted at `/api`. */
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
        // Without this content type, the response to a request rejected before its procedure is known would be plain text.
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
 * Reads the JSON body of a native tRPC request. A body with a declared length above the limit is left to the library, and a
 * body that is too deep or too expensive to parse is replaced with an empty one, so that the library rejects both in its own
 * format.
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

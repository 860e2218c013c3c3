/** Everything below `/api`: the calls of the contract, native tRPC, the API description, and unknown paths. */

import { CONTRACT, type ProcedurePath, type RestRow, restPath } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import compression from 'compression';
import { type RequestHandler, Router } from 'express';
import { describeError } from '../errors.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';
import { appRouter } from '../router.ts';
import { type ApiOptions, callRows, contextOf } from './call-rows.ts';
import { admit, charge, refuseCrossSite } from './guard.ts';
import { isCostlyJson, isJson } from './read-body.ts';

const MAX_BATCH_SIZE = 10;
const TRPC_METHODS = ['GET', 'HEAD', 'POST'];
const UNKNOWN_ROW: RestRow = { ...CONTRACT['suggestions.send'], cost: 1 };

/** Long texts that are the same for all clients, so that the length of the compressed response cannot leak a secret. */
const COMPRESSED = [
  'help.frameworks',
  'help.glossary',
  'help.playbooks',
  'help.quizzes',
] as const satisfies readonly ProcedurePath[];

export function createApiRouter(options: ApiOptions): Router {
  const { rateLimiter } = options;
  const api = Router();
  api.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  const compressed = COMPRESSED.map((path) => restPath(path).slice('/api'.length));
  api.use(compressed, compression());
  api.use(callRows(options));
  api.use('/trpc', readTrpcBody(options), nativeTrpc(options));
  api.use(async (req, res, next) => {
    refuseCrossSite(req);
    await charge(rateLimiter, res, 1);
    next();
  });
  api.get('/openapi.json', (_req, res) => {
    res.json(openApiDocument());
  });
  api.use(() => {
    throw new Failure('not-found');
  });
  return api;
}

/** JSON that would take too long to parse becomes an empty body, which the library rejects in its own format. */
function readTrpcBody(options: ApiOptions): RequestHandler {
  return async (req, res, next) => {
    const bytes = await admit(rowsOf(req.path), TRPC_METHODS, req, res, options);
    const isReadable = bytes && isJson(req.headers['content-type'] ?? '') && !isCostlyJson(bytes);
    if (bytes) req.body = isReadable ? bytes.toString('utf8') : '';
    next();
  };
}

/** A batch of unknown procedures may have a body, too, which the library then rejects. */
function rowsOf(path: string): [RestRow, ...RestRow[]] {
  const rowOf = (name: string): RestRow => {
    const row = Object.hasOwn(CONTRACT, name) ? CONTRACT[name as ProcedurePath] : UNKNOWN_ROW;
    return { ...row, kind: 'json', maxBodyBytes: Math.max(row.maxBodyBytes, UNKNOWN_ROW.maxBodyBytes) };
  };
  // What tRPC reads as names: all after the last slash, decoded.
  const names = percentDecoded(path.slice(path.lastIndexOf('/') + 1));
  if (names === null) throw new Failure('not-found');
  const [first = '', ...others] = names.split(',').slice(0, MAX_BATCH_SIZE);
  return [rowOf(first), ...others.map(rowOf)];
}

function nativeTrpc(options: ApiOptions): RequestHandler {
  return createExpressMiddleware({
    router: appRouter,
    createContext: ({ res }) => contextOf(options, res),
    maxBatchSize: MAX_BATCH_SIZE,
    responseMeta: ({ errors }) => {
      const [error] = errors;
      if (!error) return {};
      const { status, headers } = describeError(error, '');
      // Without it, a request rejected before its procedure is known would be answered in plain text.
      return { status, headers: { ...headers, 'Content-Type': 'application/json' } };
    },
    onError({ error, ctx }) {
      const requestId = ctx?.requestId ?? '';
      if (describeError(error, requestId).unexpected) options.onUnexpected(error.cause ?? error, requestId);
    },
  });
}

/** Everything below `/api`: the calls of the contract, native tRPC, the API description, and unknown paths. */

import { CONTRACT, type ProcedurePath, type RestRow, restPath } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { CsvExport } from '@earshot/schema/trending/model';
import { callTRPCProcedure } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import compression from 'compression';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { describeError } from '../errors.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';
import type { RateLimiter } from '../ports.ts';
import { RankingAnswer } from '../records/records.ts';
import { appRouter } from '../router.ts';
import type { Services } from '../services.ts';
import type { Context } from '../trpc.ts';
import { admit, charge, matchRow, ROW_METHODS, refuseCrossSite } from './guard.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { isCostlyJson, isJson, parseForm, parseJson } from './read-body.ts';
import { requestInfo } from './request-info.ts';

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

interface ApiOptions {
  readonly services: Services;
  readonly rateLimiter: RateLimiter;
  readonly budget: MemoryBudget;
  readonly onUnexpected: (error: unknown, requestId: string) => void;
}

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

function contextOf({ services }: Pick<ApiOptions, 'services'>, res: Response): Context {
  const { requestId, client, signal } = requestInfo(res);
  return { services, requestId, client, signal };
}

function callRows(options: ApiOptions): RequestHandler {
  return async (req, res, next) => {
    const info = requestInfo(res);
    const matched = matchRow(info.path);
    if (!matched) return next();
    const { procedure, row, pathParameters } = matched;
    info.procedure = procedure;
    const bytes = await admit([row], ROW_METHODS[row.method], req, res, options);
    const parse = row.kind === 'multipart' ? parseForm : parseJson;
    const input = bytes
      ? await parse(bytes, req.headers['content-type'] ?? '')
      : { ...req.query, ...pathParameters };
    const answer: unknown = await callTRPCProcedure({
      router: appRouter,
      path: procedure,
      type: row.method === 'GET' ? 'query' : 'mutation',
      ctx: { ...contextOf(options, res), takesPacked: true },
      getRawInput: async () => input,
      signal: info.signal,
      batchIndex: 0,
    });
    // Checks again, because the sizes of simultaneous answers are known only now.
    options.budget.assertRead(res);
    if (row.kind === 'csv') sendCsv(res, CsvExport.parse(answer));
    else if (answer instanceof RankingAnswer) await sendRanking(req, res, answer);
    else res.json(answer);
  };
}

async function sendRanking(req: Request, res: Response, ranking: RankingAnswer): Promise<void> {
  // A client that does not send the header, such as curl, would not decompress the answer.
  const takesGzip = req.headers['accept-encoding'] !== undefined && req.acceptsEncodings('gzip') !== false;
  if (takesGzip) res.set('Content-Encoding', 'gzip');
  res
    .vary('Accept-Encoding')
    .type('json')
    .send(takesGzip ? ranking.gzip : await ranking.json());
}

function sendCsv(res: Response, { fileName, csv }: CsvExport): void {
  res
    .set({
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    })
    .type('text/csv')
    .send(csv);
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

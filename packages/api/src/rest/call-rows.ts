/** The way of every REST call: contract row, checks, body, OpenAPI adapter, procedure. */
import { pointsOf } from '@earshot/schema/contract';
import type { CsvExport } from '@earshot/schema/trending/model';
import type { Request, RequestHandler, Response } from 'express';
import { createOpenApiExpressMiddleware } from 'trpc-openapi';
import type { RateLimiter } from '../ports.ts';
import { RankingAnswer } from '../records/records.ts';
import { appRouter } from '../router.ts';
import type { Services } from '../services.ts';
import { type Context, createCallerFactory } from '../trpc.ts';
import { charge, guardRow, type MatchedRow, matchRow } from './guard.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { parseForm, parseJson, readBytes } from './read-body.ts';
import { requestInfo } from './request-info.ts';

export interface ApiOptions {
  readonly services: Services;
  readonly rateLimiter: RateLimiter;
  readonly budget: MemoryBudget;
  readonly onUnexpected: (error: unknown, requestId: string) => void;
}

const createCaller = createCallerFactory(appRouter);

export function contextOf(
  { services }: Pick<ApiOptions, 'services'>,
  res: Response,
  transport: Context['transport'],
): Context {
  const { requestId, client, signal } = requestInfo(res);
  return { services, requestId, client, signal, transport };
}

export function callRows(options: ApiOptions): RequestHandler {
  const { rateLimiter, budget } = options;
  const responses = new WeakMap<Context, Response>();
  const answerJson = createOpenApiExpressMiddleware({
    router: appRouter,
    createContext({ res }) {
      const context = contextOf(options, res, 'rest');
      responses.set(context, res);
      return context;
    },
    responseMeta({ ctx, errors }) {
      const res = ctx && responses.get(ctx);
      // Answers of several calls at once are only known when they are ready.
      if (res && errors.length === 0) budget.assertRead(res);
      return { headers: { 'Content-Type': 'application/json; charset=utf-8' } };
    },
    // The error handler of the application answers from the failure table.
    onError({ error }) {
      throw error;
    },
  });
  return async (req, res, next) => {
    const info = requestInfo(res);
    const matched = matchRow(info.path);
    if (!matched) return next();
    info.procedure = matched.procedure;
    const { row, pathParameters } = matched;
    await guardRow(row, req, res, rateLimiter);
    budget.admit(res);
    if (row.method === 'POST') await readBody(options, matched, req, res);
    // The adapter supports neither HEAD, of which Node omits the response body, nor forms, files and compressed answers.
    if (req.method === 'HEAD') req.method = 'GET';
    const isRanking = matched.procedure === 'trending.analyzeText' || row.kind === 'multipart';
    if (row.kind === 'json' && !isRanking) return answerJson(req, res);
    const { trending } = createCaller({ ...contextOf(options, res, 'rest'), takesPacked: true });
    if (isRanking) {
      const analyze = row.kind === 'multipart' ? trending.analyzeFile : trending.analyzeText;
      const ranking = await analyze(req.body);
      budget.assertRead(res);
      await sendRanking(req, res, ranking);
    } else sendCsv(res, await trending.exportCsv({ ...req.query, session_id: '', ...pathParameters }));
  };
}

async function readBody(
  { budget, rateLimiter }: ApiOptions,
  { row }: MatchedRow,
  req: Request,
  res: Response,
): Promise<void> {
  const contentType = req.headers['content-type'] ?? '';
  const bytes = await readBytes(req, res, row, budget);
  const undeclaredPoints = pointsOf(row, bytes.length) - row.cost;
  if (req.headers['content-length'] === undefined && undeclaredPoints > 0)
    await charge(rateLimiter, res, undeclaredPoints);
  req.body = row.kind === 'multipart' ? await parseForm(bytes, contentType) : parseJson(bytes, contentType);
  req.headers['content-type'] = 'application/json';
}

async function sendRanking(req: Request, res: Response, ranking: unknown): Promise<void> {
  if (!(ranking instanceof RankingAnswer)) {
    res.json(ranking);
    return;
  }
  // Without the header, a client such as curl would not decompress the answer.
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

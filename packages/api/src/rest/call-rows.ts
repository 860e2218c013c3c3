/** The stages of a REST call: contract row, checks, body, OpenAPI adapter, procedure. */
import type { CsvExport } from '@earshot/schema/trending/model';
import type { Request, RequestHandler, Response } from 'express';
import { createOpenApiExpressMiddleware } from 'trpc-openapi';
import type { RateLimiter } from '../ports.ts';
import { RankingAnswer } from '../records/records.ts';
import { appRouter } from '../router.ts';
import type { Services } from '../services.ts';
import { type Context, createCallerFactory } from '../trpc.ts';
import { admit, matchRow, ROW_METHODS } from './guard.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { parseForm, parseJson } from './read-body.ts';
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
  const { budget } = options;
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
      // Unread answers are checked here, because only now it is known how large the answers of a batch are.
      if (res && errors.length === 0) budget.assertRead(res);
      return { headers: { 'Content-Type': 'application/json; charset=utf-8' } };
    },
    // Rethrown to the application's error handler, which answers from the failure table.
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
    const bytes = await admit([row], ROW_METHODS[row.method], req, res, options);
    if (bytes) {
      const contentType = req.headers['content-type'] ?? '';
      req.body = await (row.kind === 'multipart' ? parseForm : parseJson)(bytes, contentType);
      // The adapter treats the parsed fields as JSON.
      req.headers['content-type'] = 'application/json';
    }
    // The adapter does not support HEAD (Node leaves out the body), forms, files or compressed answers.
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

async function sendRanking(req: Request, res: Response, ranking: unknown): Promise<void> {
  if (!(ranking instanceof RankingAnswer)) {
    res.json(ranking);
    return;
  }
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

/** The stages of a REST call: contract row, checks, body, procedure. */
import { CsvExport } from '@earshot/schema/trending/model';
import { callTRPCProcedure } from '@trpc/server';
import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiter } from '../ports.ts';
import { RankingAnswer } from '../records/records.ts';
import { appRouter } from '../router.ts';
import type { Services } from '../services.ts';
import type { Context } from '../trpc.ts';
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

export function contextOf({ services }: Pick<ApiOptions, 'services'>, res: Response): Context {
  const { requestId, client, signal } = requestInfo(res);
  return { services, requestId, client, signal };
}

export function callRows(options: ApiOptions): RequestHandler {
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
    // Unread answers are checked again, because only now it is known how large those of simultaneous calls are.
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

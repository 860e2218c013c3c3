/** The REST rows of the contract: each becomes one answer, made here, on a worker thread, or once for all who wait. */
import type { Request, RequestHandler } from 'express';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Services } from '../services.ts';
import type { Answer } from './answer.ts';
import type { BodyBudget } from './body-budget.ts';
import { CommonAnswers } from './common-answers.ts';
import {
  charge,
  type MatchedRow,
  matchRow,
  ROW_METHODS,
  refuseCrossSite,
  refuseOtherMethods,
  refuseOversized,
} from './guard.ts';
import type { Offload } from './offload.ts';
import { createOpenApiAdapter } from './openapi-adapter.ts';
import { decodePathParameter } from './path-parameters.ts';
import { readBytes, readJson } from './read-body.ts';
import { type RequestInfo, requestInfo } from './request-info.ts';
import { sendAnswer } from './send-answer.ts';

export interface RowsOptions {
  readonly services: Services;
  readonly offload: Offload;
  readonly rateLimiter: RateLimiter;
  readonly bodyBudget: BodyBudget;
  readonly onUnexpected: (error: unknown, requestId: string) => void;
}

/** Everybody who shares an answer: it may depend on none of them. */
const ANYBODY: Pick<RequestInfo, 'client' | 'requestId'> = { client: '', requestId: '' };

/** Answers what a row names, and leaves everything else to who comes next. */
export function createRows(options: RowsOptions): RequestHandler {
  const { services, rateLimiter, bodyBudget } = options;
  const adapter = createOpenApiAdapter();
  const common = new CommonAnswers();

  const answerHere = ({ row }: MatchedRow, req: Request, info: RequestInfo): Promise<Answer> => {
    const forAll = row.fixed || row.shared;
    const { client, requestId } = forAll ? ANYBODY : info;
    return adapter({
      method: row.method,
      path: req.path.slice('/api'.length),
      query: req.query,
      contentType: req.headers['content-type'],
      body: req.body,
      context: {
        services,
        rateLimiter,
        client,
        requestId,
        signal: forAll ? undefined : info.signal,
        transport: 'rest',
      },
    });
  };

  return async (req, res, next) => {
    const matched = matchRow(req.path);
    if (!matched) return next();
    const { row } = matched;
    const info = requestInfo(res);
    info.procedure = matched.procedure;
    refuseCrossSite(req);
    refuseOtherMethods(req.method, ROW_METHODS[row.method], info);
    refuseOversized(req, row.maxBodyBytes, info);
    await charge(rateLimiter, info, row.cost);
    if (row.method === 'POST') bodyBudget.hold(req, res, row.maxBodyBytes);
    if (row.offload) return sendAnswer(res, await answerOffThread(options, matched, req, info));
    if (row.method === 'POST') await readJson(row, req, res);
    const make = () => answerHere(matched, req, info);
    sendAnswer(res, await (row.fixed || row.shared ? common.at(req.url, row, make) : make()));
  };
}

async function answerOffThread(
  { offload, onUnexpected }: RowsOptions,
  { procedure, row, pathParameters }: MatchedRow,
  req: Request,
  { client, requestId, signal }: RequestInfo,
): Promise<Answer> {
  const request = {
    procedure,
    pathParameters: decodeAll(pathParameters),
    contentType: req.headers['content-type'] ?? '',
    body: row.method === 'POST' ? await readBytes(row, req) : new Uint8Array(),
    client,
    requestId,
  };
  const answer = await offload.run(request, signal);
  if (answer.fault) onUnexpected(new Error(answer.fault), requestId);
  return answer;
}

function decodeAll(parameters: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, decodePathParameter(value)]),
  );
}

/** The REST rows of the contract: each runs its procedure, light ones here, heavy ones as bytes in a worker process. */
import type { ProcedurePath, RestRow } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { createOpenApiExpressMiddleware } from 'trpc-openapi';
import { describeError } from '../errors.ts';
import { fetchPage } from '../links/fetch-page.ts';
import { appRouter } from '../router.ts';
import type { Services } from '../services.ts';
import type { ApiOptions } from './api-router.ts';
import { guardRow, type MatchedRow, matchRow, tooLarge } from './guard.ts';
import { isCostlyJson } from './json-cost.ts';
import { readBytes } from './read-bytes.ts';
import { requestInfo } from './request-info.ts';
import { sendError } from './send-error.ts';

/** Answers what a row names, and leaves everything else to the next handler. */
export function createRows(options: ApiOptions): RequestHandler {
  const { rateLimiter, bodyBudget } = options;
  const answerHere = createOpenApiHandler(options);
  const parsers = new Map<ProcedurePath, RequestHandler>();

  return async (req, res, next) => {
    const info = requestInfo(res);
    const matched = matchRow(info.path);
    if (!matched) return next();
    const { procedure, row } = matched;
    info.procedure = procedure;
    await guardRow(row, req, res, rateLimiter);
    if (row.method === 'POST') bodyBudget.hold(req, res, row.maxBodyBytes);
    if (row.offload) return answerOffThread(options, matched, req, res);
    if (row.method === 'POST') {
      const parse = parsers.get(procedure) ?? createParser(row);
      parsers.set(procedure, parse);
      await run(parse, req, res);
    }
    // The adapter does not know HEAD; Node omits the body of the answer by itself.
    if (req.method === 'HEAD') req.method = 'GET';
    await answerHere(req, res);
  };
}

function createParser({ maxBodyBytes }: RestRow): RequestHandler {
  return express.json({
    limit: maxBodyBytes,
    inflate: false,
    verify(_req, _res, body) {
      if (isCostlyJson(body)) throw new Failure('invalid-json');
    },
  });
}

function createOpenApiHandler({ services, rateLimiter, onUnexpected }: ApiOptions) {
  return createOpenApiExpressMiddleware({
    router: appRouter,
    createContext({ res }) {
      const { requestId, client, signal } = requestInfo(res);
      return { services, rateLimiter, requestId, client, signal, transport: 'rest' as const };
    },
    onError({ error, req: { res } }) {
      if (!res) throw error;
      const { requestId } = requestInfo(res);
      const described = describeError(error, requestId);
      if (described.unexpected) onUnexpected(error.cause ?? error, requestId);
      replaceEnd(res, () => sendError(res, described));
    },
  });
}

/**
 * Replaces the adapter's error body, which cannot hold the codes and sentences of the failure table: `send` answers
 * instead.
 */
function replaceEnd(res: Response, send: () => void): void {
  const { end } = res;
  res.end = () => {
    res.end = end;
    send();
    return res;
  };
}

function run(handler: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    handler(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

async function answerOffThread(
  { offload, services, onUnexpected }: ApiOptions,
  { procedure, row, pathParameters }: MatchedRow,
  req: Request,
  res: Response,
): Promise<void> {
  const { client, requestId, signal } = requestInfo(res);
  const contentType = req.headers['content-type'] ?? '';
  const body =
    row.method === 'POST' ? await readBytes(req, row.maxBodyBytes, tooLarge(row)) : new Uint8Array();
  const parameters = { ...(row.method === 'GET' && req.query), ...pathParameters };
  const stored = await storedBytes(services, procedure, pathParameters);
  const request = { procedure, parameters, contentType, body, client, requestId, ...stored };
  let answer = await offload.run(request, signal);
  if ('neededUrl' in answer) {
    const page = await fetchPage(services, answer.neededUrl, { client, signal });
    answer = await offload.run({ ...request, page }, signal);
  }
  if ('neededUrl' in answer) throw new Error(`${procedure} asked for a second page`);
  if (answer.fault) onUnexpected(new Error(answer.fault), requestId);
  const { buffer, byteOffset, byteLength } = answer.body;
  res
    .status(answer.status)
    .set(answer.headers)
    .send(Buffer.from(buffer, byteOffset, byteLength));
}

/** What is stored of the result that an export names, because its cost depends on that. */
async function storedBytes(
  { store }: Pick<Services, 'store'>,
  procedure: ProcedurePath,
  { session_id }: MatchedRow['pathParameters'],
): Promise<{ readonly storedBytes?: number }> {
  if (procedure !== 'trending.exportCsv' || session_id === undefined) return {};
  const bytes = await store.trendingSessions.storedBytes(session_id);
  return bytes === null ? {} : { storedBytes: bytes };
}

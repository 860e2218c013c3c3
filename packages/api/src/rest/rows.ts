/**
 * Runs the REST rows of the contract: light procedures on this thread, and heavy procedures in a worker process, which
 * receives the unparsed body.
 */
import type { ProcedurePath, RestRow } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { addJob, answerLater } from '../jobs/answer-later.ts';
import { isQuick, mayRespondLater, preferredWaitMs } from '../jobs/prefer.ts';
import { sendAnswer } from '../jobs/send-answer.ts';
import { isCostlyJson, isDeepJson } from '../request-body/json-cost.ts';
import { readBytes } from '../request-body/read-bytes.ts';
import type { ApiOptions } from './api-options.ts';
import { chargeUndeclared, guardRow, type MatchedRow, matchRow, tooLarge } from './guard.ts';
import { createHereHandler } from './here-handler.ts';
import { requestInfo } from './request-info.ts';

/** Handles requests for rows and passes everything else to the next handler. */
export function createRows(options: ApiOptions): RequestHandler {
  const { rateLimiter, bodyBudget } = options;
  const answerHere = createHereHandler(options);
  const parsers = new Map<ProcedurePath, RequestHandler>();

  return async (req, res, next) => {
    const info = requestInfo(res);
    const matched = matchRow(info.path);
    if (!matched) return next();
    const { procedure, row } = matched;
    info.procedure = procedure;
    await guardRow(row, req, res, rateLimiter);
    if (row.method === 'POST') bodyBudget.hold(req, res, row.maxBodyBytes);
    const waitMs = mayRespondLater(row) ? preferredWaitMs(req.headers.prefer) : null;
    if (row.work || waitMs !== null) return answerFromBytes(options, matched, waitMs, req, res);
    if (row.method === 'POST') {
      const parse = parsers.get(procedure) ?? createParser(row);
      parsers.set(procedure, parse);
      await run(parse, req, res);
    }
    await answerHere(req, res);
  };
}

function createParser({ maxBodyBytes }: RestRow): RequestHandler {
  return express.json({
    limit: maxBodyBytes,
    inflate: false,
    verify(_req, _res, body) {
      if (isCostlyJson(body) || isDeepJson(body)) throw new Failure('invalid-json');
    },
  });
}

function run(handler: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    handler(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

async function answerFromBytes(
  { runCall, jobs, rateLimiter, onUnexpected }: ApiOptions,
  { procedure, row, pathParameters }: MatchedRow,
  waitMs: number | null,
  req: Request,
  res: Response,
): Promise<void> {
  const info = requestInfo(res);
  const { client, requestId, signal } = info;
  const contentType = req.headers['content-type'] ?? '';
  const body =
    row.method === 'POST' ? await readBytes(req, row.maxBodyBytes, tooLarge(row)) : new Uint8Array();
  await chargeUndeclared(row, req, res, rateLimiter, body.length);
  const parameters = { ...(row.method === 'GET' && req.query), ...pathParameters };
  const request = { procedure, parameters, contentType, body, client, requestId };
  const isLater = waitMs !== null && (waitMs === 0 || !isQuick(request, row));
  const job = isLater ? await addJob(jobs, request, waitMs) : null;
  const answer =
    job === null
      ? await runCall(request, { client, signal })
      : await answerLater(jobs, job, waitMs ?? 0, res);
  if (!answer) return;
  if (answer.fault) onUnexpected(new Error(answer.fault), requestId);
  sendAnswer(res, answer);
}

import type { Response } from 'express';
import type { ErrorResponse } from '../errors.ts';
import { SECURITY_HEADER_LINES } from '../pages/security-headers.ts';
import type { Answer } from './answer.ts';
import { requestInfo } from './request-info.ts';

/**
 * Sends a complete answer with the headers of every answer. They go out in one call as a flat list of names and values,
 * because Node checks and copies each header that is set one by one.
 */
export function sendAnswer(res: Response, { status, headers, body }: Answer): void {
  const { requestId, answerHeaders } = requestInfo(res);
  const lines = [...SECURITY_HEADER_LINES, 'X-Request-Id', requestId, ...answerHeaders];
  for (const [name, value] of Object.entries(headers)) lines.push(name, value);
  lines.push('Content-Length', String(Buffer.byteLength(body)));
  res.writeHead(status, lines).end(body);
}

/** Answers with an error of the one table; never HTML, never a stack. */
export function sendError(res: Response, { status, headers, body }: ErrorResponse): void {
  const json = { 'Content-Type': 'application/json; charset=utf-8' };
  sendAnswer(res, { status, headers: { ...headers, ...json }, body: JSON.stringify(body) });
}

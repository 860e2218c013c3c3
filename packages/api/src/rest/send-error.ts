import type { Response } from 'express';
import type { ErrorResponse } from '../errors.ts';

/** Answers with an error of the one table; never HTML, never a stack. */
export function sendError(res: Response, { status, headers, body }: ErrorResponse): void {
  res.status(status).set(headers).json(body);
}

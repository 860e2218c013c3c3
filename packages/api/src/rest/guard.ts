/** What is decided about an API request before its body is read: row, method, origin, size, allowance. */
import { CONTRACT, type ProcedurePath, type RestRow, restRow } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import type { NextFunction, Request, Response } from 'express';
import { type Allowance, AllowanceExceeded, type RateLimiter } from '../rate-limit/rate-limiter.ts';
import { requestInfo } from './request-info.ts';

export interface MatchedRow {
  readonly procedure: ProcedurePath;
  readonly row: RestRow;
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface RowPattern {
  readonly procedure: ProcedurePath;
  readonly row: RestRow;
  readonly pattern: RegExp;
}

const PATTERNS: readonly RowPattern[] = (Object.keys(CONTRACT) as ProcedurePath[]).map((procedure) => {
  const row = restRow(procedure);
  return { procedure, row, pattern: new RegExp(`^${row.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`) };
});

/** Rows without path parameters, found by name alone. */
const EXACT = new Map(
  PATTERNS.filter(({ row }) => !row.path.includes('{')).map((entry) => [entry.row.path as string, entry]),
);

/**
 * The row that an address names. A literal path wins over one with parameters.
 * Throws `Failure('not-found')`, and `Failure('method-not-allowed')` after setting `Allow`.
 */
export function matchRow(req: Request, res: Response): MatchedRow {
  const path = req.baseUrl + req.path;
  const exact = EXACT.get(path);
  const entry = exact ?? PATTERNS.find(({ pattern }) => pattern.test(path));
  if (!entry) throw new Failure('not-found');
  res.locals.procedure = entry.procedure;
  const method = req.method === 'HEAD' ? 'GET' : req.method;
  if (method !== entry.row.method) {
    res.setHeader('Allow', entry.row.method === 'GET' ? 'GET, HEAD' : entry.row.method);
    throw new Failure('method-not-allowed');
  }
  const pathParameters = exact ? {} : (entry.pattern.exec(path)?.groups ?? {});
  return { procedure: entry.procedure, row: entry.row, pathParameters };
}

/** Browsers say where a request comes from; a form on another site may not spend a visitor's allowance. */
export function refuseCrossSite(req: Request, _res: Response, next: NextFunction): void {
  const site = req.get('sec-fetch-site');
  if (
    req.method !== 'GET' &&
    req.method !== 'HEAD' &&
    site !== undefined &&
    site !== 'same-origin' &&
    site !== 'none'
  ) {
    throw new Failure('cross-site');
  }
  next();
}

/** Refuses a declared length over the bound before a byte of it is read. */
export function refuseOversized(req: Request, res: Response, maxBytes: number): void {
  const declared = Number(req.get('content-length') ?? 0);
  if (declared > maxBytes) {
    res.setHeader('Connection', 'close');
    throw new Failure('request-too-large');
  }
}

/** Charges the visitor for the row and says what is left. */
export async function charge(limiter: RateLimiter, req: Request, res: Response, cost: number): Promise<void> {
  try {
    const allowance = await limiter.charge(requestInfo(req).client, cost);
    if (allowance) announce(res, allowance);
  } catch (error) {
    if (error instanceof AllowanceExceeded) announce(res, error.allowance);
    throw error;
  }
}

function announce(res: Response, { limit, remaining, resetSeconds }: Allowance): void {
  res.setHeader('RateLimit-Limit', limit);
  res.setHeader('RateLimit-Remaining', remaining);
  res.setHeader('RateLimit-Reset', resetSeconds);
}

/** Checks an API request before its body is read: row, method, origin, size, rate limit. */
import {
  CONTRACT,
  PROCEDURES,
  type ProcedurePath,
  pointsOf,
  type RestMethod,
  type RestRow,
} from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import type { Request, Response } from 'express';
import type { Allowance, RateLimiter } from '../ports.ts';
import { AllowanceExceeded } from '../rate-limit/allowance.ts';
import { tooLarge } from './read-body.ts';
import { requestInfo } from './request-info.ts';

export interface MatchedRow {
  readonly procedure: ProcedurePath;
  readonly row: RestRow;
  readonly pathParameters: Readonly<Record<string, string>>;
}

const PATTERNS = PROCEDURES.map((procedure) => {
  const row = CONTRACT[procedure];
  return { procedure, row, pattern: new RegExp(`^${row.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`) };
});

export function matchRow(path: string): MatchedRow | undefined {
  for (const { procedure, row, pattern } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { procedure, row, pathParameters: found.groups ?? {} };
  }
  return undefined;
}

const ROW_METHODS: Readonly<Record<RestMethod, readonly string[]>> = {
  GET: ['GET', 'HEAD'],
  POST: ['POST'],
  DELETE: ['DELETE'],
};

export async function guardRow(
  row: RestRow,
  req: Request,
  res: Response,
  limiter: RateLimiter,
): Promise<void> {
  refuseCrossSite(req);
  refuseOtherMethods(req, res, ROW_METHODS[row.method]);
  const declaredBytes = Number(req.headers['content-length'] ?? 0);
  if (declaredBytes > row.maxBodyBytes) throw new Failure(tooLarge(row));
  await charge(limiter, res, pointsOf(row, declaredBytes));
}

export function refuseOtherMethods({ method }: Request, res: Response, allowed: readonly string[]): void {
  if (allowed.includes(method)) return;
  res.set('Allow', allowed.join(', '));
  throw new Failure('method-not-allowed');
}

/** A form on another site must not use up a visitor's allowance. Browsers without `Sec-Fetch-Site` send `Origin`. */
export function refuseCrossSite(req: Request): void {
  const { 'sec-fetch-site': site, origin } = req.headers;
  if (req.method === 'GET' || req.method === 'HEAD') return;
  const isForeign =
    site === undefined ? isForeignOrigin(origin, req.host) : site !== 'same-origin' && site !== 'none';
  if (isForeign) throw new Failure('cross-site');
}

/** `null`, as sent by a sandboxed page, counts as another host. */
function isForeignOrigin(origin: string | undefined, host: string): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

export async function charge(limiter: RateLimiter, res: Response, cost: number): Promise<void> {
  try {
    const allowance = await limiter.charge(requestInfo(res).client, cost);
    if (allowance) announce(res, allowance);
  } catch (error) {
    if (error instanceof AllowanceExceeded) announce(res, error.allowance);
    throw error;
  }
}

function announce(res: Response, { limit, remaining, resetSeconds }: Allowance): void {
  res.set({
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
  });
}

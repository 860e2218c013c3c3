/** What is decided about an API request before its body is read: row, method, origin, size, allowance. */
import type { IncomingMessage } from 'node:http';
import {
  CONTRACT,
  type ProcedurePath,
  type RestMethod,
  type RestRow,
  restRow,
} from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import { type Allowance, AllowanceExceeded, type RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { RequestInfo } from './request-info.ts';

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
const EXACT = new Map<string, MatchedRow>(
  PATTERNS.filter(({ row }) => !row.path.includes('{')).map(({ procedure, row }) => [
    row.path,
    { procedure, row, pathParameters: {} },
  ]),
);

/** The row that a path names, or nothing. A literal path wins over one with parameters. */
export function matchRow(path: string): MatchedRow | undefined {
  const exact = EXACT.get(path);
  if (exact) return exact;
  for (const { procedure, row, pattern } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { procedure, row, pathParameters: found.groups ?? {} };
  }
  return undefined;
}

/** Refuses every method but these. */
export function refuseOtherMethods(method: string, allowed: readonly string[], info: RequestInfo): void {
  if (allowed.includes(method)) return;
  info.answerHeaders.push('Allow', allowed.join(', '));
  throw new Failure('method-not-allowed');
}

/** The methods that a row answers. */
export const ROW_METHODS: Readonly<Record<RestMethod, readonly string[]>> = {
  GET: ['GET', 'HEAD'],
  POST: ['POST'],
};

/** Browsers say where a request comes from; a form on another site may not spend a visitor's allowance. */
export function refuseCrossSite({ method, headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  if (method === 'GET' || method === 'HEAD' || site === undefined) return;
  if (site !== 'same-origin' && site !== 'none') throw new Failure('cross-site');
}

/** Refuses a declared length over the bound before a byte of it is read. */
export function refuseOversized({ headers }: IncomingMessage, maxBytes: number, info: RequestInfo): void {
  if (Number(headers['content-length'] ?? 0) <= maxBytes) return;
  info.answerHeaders.push('Connection', 'close');
  throw new Failure('request-too-large');
}

/** Charges the visitor for the row and says what is left. */
export async function charge(limiter: RateLimiter, info: RequestInfo, cost: number): Promise<void> {
  try {
    const allowance = await limiter.charge(info.client, cost);
    if (allowance) announce(info, allowance);
  } catch (error) {
    if (error instanceof AllowanceExceeded) announce(info, error.allowance);
    throw error;
  }
}

function announce({ answerHeaders }: RequestInfo, { limit, remaining, resetSeconds }: Allowance): void {
  answerHeaders.push('RateLimit-Limit', String(limit));
  answerHeaders.push('RateLimit-Remaining', String(remaining));
  answerHeaders.push('RateLimit-Reset', String(resetSeconds));
}

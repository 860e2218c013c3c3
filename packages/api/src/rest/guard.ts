/** Checks an API request (row, method, origin, size, rate limit), then reads its body. */
import {
  CONTRACT,
  PROCEDURES,
  type ProcedurePath,
  pointsOf,
  type RestMethod,
  type RestRow,
} from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import { percentDecoded } from '@earshot/schema/percent-decoded';
import type { Request, Response } from 'express';
import type { RateLimiter } from '../ports.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { readBytes, tooLarge } from './read-body.ts';
import { requestInfo } from './request-info.ts';

interface MatchedRow {
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
    if (!found) continue;
    const parameters = Object.entries(found.groups ?? {});
    const decoded = parameters.map(([name, value]) => [name, percentDecoded(value) ?? value]);
    return { procedure, row, pathParameters: Object.fromEntries(decoded) };
  }
  return undefined;
}

export const ROW_METHODS: Readonly<Record<RestMethod, readonly string[]>> = {
  GET: ['GET', 'HEAD'],
  POST: ['POST'],
  DELETE: ['DELETE'],
};

/**
 * Charges a request for one call or a batch, and returns its body. A batch costs the sum of its calls and, for its body, the
 * highest rate among them. It is refused as a whole if it exceeds the allowance.
 */
export async function admit(
  rows: readonly [RestRow, ...RestRow[]],
  methods: readonly string[],
  req: Request,
  res: Response,
  { rateLimiter, budget }: { readonly rateLimiter: RateLimiter; readonly budget: MemoryBudget },
): Promise<Buffer | null> {
  refuseCrossSite(req);
  if (!methods.includes(req.method)) {
    res.set('Allow', methods.join(', '));
    throw new Failure('method-not-allowed');
  }
  const [{ kind, cost }, ...others] = rows;
  const maxBodyBytes = Math.max(...rows.map((row) => row.maxBodyBytes));
  const pointsOfBody = (bytes: number) => Math.max(...rows.map((row) => pointsOf(row, bytes) - row.cost));
  const declaredBytes = Number(req.headers['content-length'] ?? 0);
  if (declaredBytes > maxBodyBytes) throw new Failure(tooLarge({ kind }));
  await charge(rateLimiter, res, cost + pointsOfBody(declaredBytes));
  for (const row of others) await charge(rateLimiter, res, row.cost);
  budget.admit(res);
  if (req.method !== 'POST') return null;
  const bytes = await readBytes(req, res, { maxBodyBytes, kind }, budget);
  const undeclaredPoints = declaredBytes === 0 ? pointsOfBody(bytes.length) : 0;
  if (undeclaredPoints > 0) await charge(rateLimiter, res, undeclaredPoints);
  return bytes;
}

/** A form on another site must not use up a visitor's allowance. Browsers without `Sec-Fetch-Site` send `Origin`. */
export function refuseCrossSite(req: Request): void {
  const { 'sec-fetch-site': site, origin } = req.headers;
  if (req.method === 'GET' || req.method === 'HEAD') return;
  const isForeign =
    site === undefined ? isForeignOrigin(origin, req.host) : site !== 'same-origin' && site !== 'none';
  if (isForeign) throw new Failure('cross-site');
}

/** The origin `null` of a sandboxed page counts as foreign. */
function isForeignOrigin(origin: string | undefined, host: string): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/** Announces what is left. Throws `rate-limited` if that is too little. */
export async function charge(limiter: RateLimiter, res: Response, cost: number): Promise<void> {
  const allowance = await limiter.charge(requestInfo(res).client, cost);
  if (!allowance) return;
  const { limit, remaining, resetSeconds, isExceeded } = allowance;
  res.set({
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
  });
  if (isExceeded) throw new Failure('rate-limited', { retryAfterSeconds: Math.max(1, resetSeconds) });
}

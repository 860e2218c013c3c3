/** The preference of a client for an answer that comes later (RFC 7240). */
import type { RestRow } from '@earshot/schema/contract';
import { costOfRequest } from '../compute/cost-class.ts';
import { SERVER_LIMITS } from '../limits.ts';
import type { OffloadedRequest } from '../ports.ts';

/** Bodies above it hold a picture or more text than a form. */
const QUICK_BODY_BYTES = 64 * 1024;

/**
 * Time that the client wants to wait for the answer itself, in milliseconds, from `Prefer: respond-async, wait=2`. 0 without `wait`.
 * Null when it wants no later answer.
 */
export function preferredWaitMs(header: string | readonly string[] | undefined): number | null {
  const preferences = [header ?? []].flat().join(',').toLowerCase().split(',');
  const names = preferences.map((preference) => preference.trim());
  if (!names.includes('respond-async')) return null;
  const wait = names.map((name) => /^wait\s*=\s*"?(\d{1,6})"?$/.exec(name)?.[1]).find(Boolean);
  return Math.min(Number(wait ?? 0) * 1000, SERVER_LIMITS.jobs.maxPreferredWaitMs);
}

/** Whether calls of a row may be answered later: those that analyze. */
export function mayRespondLater({ method, work, cost }: RestRow): boolean {
  return method === 'POST' && (work !== undefined || cost >= HEAVY_COST);
}
const HEAVY_COST = 20;

/** Whether a request is sure to be answered within a client's wait, so that a job would only be a detour. */
export function isQuick(request: OffloadedRequest, { work }: RestRow): boolean {
  return work ? costOfRequest(request) === 'quick' : request.body.length <= QUICK_BODY_BYTES;
}

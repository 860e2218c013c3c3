/** A client's preference for an asynchronous response (RFC 7240). */
import type { RestRow } from '@earshot/schema/contract';
import { costOfRequest } from '../compute/cost-class.ts';
import { SERVER_LIMITS } from '../limits.ts';
import type { OffloadedRequest } from '../ports.ts';

/** Maximum body size of a quick request. Larger bodies contain an image or more text than a form. */
const QUICK_BODY_BYTES = 64 * 1024;

/**
 * Returns how long the client wants to wait for the answer itself, in milliseconds, from `Prefer: respond-async, wait=2`. 0
 * without `wait`. Null if the client did not ask for an asynchronous response.
 */
export function preferredWaitMs(header: string | readonly string[] | undefined): number | null {
  const preferences = [header ?? []].flat().join(',').toLowerCase().split(',');
  const names = preferences.map((preference) => preference.trim());
  if (!names.includes('respond-async')) return null;
  const wait = names.map((name) => /^wait\s*=\s*"?(\d{1,6})"?$/.exec(name)?.[1]).find(Boolean);
  return Math.min(Number(wait ?? 0) * 1000, SERVER_LIMITS.jobs.maxPreferredWaitMs);
}

/** Whether calls of a row may be answered later. Only expensive POST calls may. */
export function mayRespondLater({ method, work, cost }: RestRow): boolean {
  return method === 'POST' && (work !== undefined || cost >= HEAVY_COST);
}
const HEAVY_COST = 20;

/** Whether a request is so small that it is answered almost immediately. A job would only be overhead. */
export function isQuick(request: OffloadedRequest, { work }: RestRow): boolean {
  return work ? costOfRequest(request) === 'quick' : request.body.length <= QUICK_BODY_BYTES;
}

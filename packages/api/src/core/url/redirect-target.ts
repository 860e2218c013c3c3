import { Failure } from '@earshot/schema/failures';

/** Statuses whose `Location` leads on (RFC 9110, section 15.4). */
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The address that a redirect leads to, made absolute, or null when the response is none. Throws `Failure`:
 * `bad-response` without a `Location`, `redirect-forbidden` for one that is no address.
 */
export function redirectTarget(base: string, status: number, location: string | undefined): URL | null {
  if (!REDIRECT_STATUSES.has(status)) return null;
  if (location === undefined || location.trim() === '') throw new Failure('bad-response');
  if (!URL.canParse(location, base)) throw new Failure('redirect-forbidden');
  return new URL(location, base);
}

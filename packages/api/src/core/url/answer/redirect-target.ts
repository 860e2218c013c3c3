/** Where the headers of an answer lead. */
import { Failure } from '@earshot/schema/failures';
import { type AppAddress, type Derived, type DerivedUrl, deriveTarget, deriveUrl } from '../derived-url.ts';
import type { PageRedirect } from '../landing/page-redirect.ts';
import { parseRefresh } from '../landing/refresh.ts';

/** Statuses whose `Location` leads on (RFC 9110, section 15.4). */
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** A choice of addresses; `Location` is the one that the server prefers, and a page lists them when there is none. */
const MULTIPLE_CHOICES = 300;

/**
 * The address that a redirect leads to, made absolute, or null when the response is not a redirect. Throws `Failure`:
 * `bad-response` without a `Location`, `redirect-forbidden` for one that is not an address or is too long.
 */
export function redirectTarget(
  base: string,
  status: number,
  location: string | undefined,
): Derived<DerivedUrl | AppAddress> | null {
  if (status === MULTIPLE_CHOICES && !location?.trim()) return null;
  if (!REDIRECT_STATUSES.has(status) && status !== MULTIPLE_CHOICES) return null;
  if (location === undefined || location.trim() === '') throw new Failure('bad-response');
  const target = deriveTarget(location, base);
  if (target === null) throw new Failure('redirect-forbidden');
  return target;
}

/** The next address by `Location` or, on a success, by `Refresh`; null when no header leads on. Throws what `redirectTarget` throws. */
export function headerRedirect(
  url: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): PageRedirect | null {
  const target = redirectTarget(url, status, headers.location);
  if (target !== null) return { ...inheritFragment(target, url), via: 'http' };
  const refresh = status >= 200 && status < 300 ? parseRefresh(headers.refresh ?? '') : null;
  const refreshed = refresh === null ? null : deriveTarget(refresh, url);
  return refreshed === null || refreshed.url === url ? null : { ...refreshed, via: 'refresh-header' };
}

/** A redirect without a fragment keeps the one it was asked with (RFC 9110, section 10.2.2). */
function inheritFragment<T extends Derived<DerivedUrl | AppAddress>>(target: T, from: string): T {
  const { hash } = new URL(from);
  if (target.url.includes('#') || hash === '') return target;
  const whole = deriveUrl(`${target.url}${hash}`);
  return whole === null ? target : { ...target, url: whole.url };
}

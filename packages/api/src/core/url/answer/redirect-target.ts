/** Finds where the headers of a response lead. */
import { Failure } from '@earshot/schema/failures';
import { type AppAddress, type Derived, type DerivedUrl, deriveTarget, deriveUrl } from '../derived-url.ts';
import type { PageRedirect } from '../landing/page-redirect.ts';
import { parseRefresh } from '../landing/refresh.ts';

/** Statuses with a `Location` to follow (RFC 9110, section 15.4). */
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/**
 * Status of a choice between several URLs. `Location` is the one that the server prefers. Without it, the page lists them.
 */
const MULTIPLE_CHOICES = 300;

/**
 * Returns the absolute URL of a redirect, or null if the response is not a redirect. Throws `Failure`: `bad-response`
 * without a `Location`, `redirect-forbidden` if it is not a URL or is too long.
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

/**
 * Returns the next URL from `Location` or, on a success, from `Refresh`. Null if neither header redirects. Throws the errors
 * of `redirectTarget`.
 */
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

/** A redirect without a fragment inherits the fragment of the request URL (RFC 9110, section 10.2.2). */
function inheritFragment<T extends Derived<DerivedUrl | AppAddress>>(target: T, from: string): T {
  const { hash } = new URL(from);
  if (target.url.includes('#') || hash === '') return target;
  const whole = deriveUrl(`${target.url}${hash}`);
  return whole === null ? target : { ...target, url: whole.url };
}

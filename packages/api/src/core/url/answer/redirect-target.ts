import { Failure } from '@earshot/schema/failures';
import type { Hop } from '@earshot/schema/url-expander/model';
import { type AppAddress, type Derived, type DerivedUrl, deriveTarget, deriveUrl } from '../derived-url.ts';
import type { PageRedirect } from '../landing/page-redirect.ts';

/** Statuses with a `Location` to follow (RFC 9110, section 15.4). */
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** `Location` is the choice that the server prefers. Without it, the page lists the choices. */
const MULTIPLE_CHOICES = 300;

/** Throws `bad-response` without a `Location`, `redirect-forbidden` if it is no URL or too long. */
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

/** From `Location` or, on a success, `Refresh`. Null without a redirect. Throws like `redirectTarget`. */
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

/** Maximum delay of a redirect in seconds. A longer delay leaves time to read the page. */
const MAX_DELAY_SECONDS = 15;

/** HTML Standard, shared declarative refresh steps. Null if the value is invalid, or waits too long for a redirect. */
export function parseRefresh(value: string): string | null {
  const match = /^\s*(\d*)(?:\.[\d.]*)?\s*(?:[;,]|\s)\s*(.*)$/s.exec(value);
  if (match === null || Number(match[1] ?? '0') > MAX_DELAY_SECONDS) return null;
  const rest = (match[2] ?? '').replace(/^url\s*=\s*/i, '');
  const quote = rest.charAt(0);
  const address = quote === '"' || quote === "'" ? (rest.slice(1).split(quote)[0] ?? '') : rest;
  return address.trim() === '' ? null : address.trim();
}

const LOGIN =
  /^https?:\/\/(?:(?:accounts?|auth|login|signin|sso|id|identity|idp)\.[^/]+\/|[^/]+\/(?:[^?#]*\/)?(?:log-?in|sign-?in|signin|auth(?:orize|wall)?|sso|uas\/login|checkpoint)(?:\.\w+)?(?:[/?#]|$))/i;

/** The page that redirected to a login page is the actual destination. Null if there is none. */
export function loginDetour(hops: readonly Hop[]): string | null {
  const last = hops.at(-1);
  if (last === undefined || !LOGIN.test(last.url)) return null;
  const first = hops.findIndex(
    ({ url }, i) => hops.slice(i).every((hop) => LOGIN.test(hop.url)) && LOGIN.test(url),
  );
  const before = hops[first - 1];
  return before !== undefined && before.via === 'http' && !LOGIN.test(before.url) ? before.url : null;
}

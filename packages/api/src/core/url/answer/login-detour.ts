import type { Hop } from '@earshot/schema/url-expander/model';

/** Addresses of pages for signing in. */
const LOGIN =
  /^https?:\/\/(?:(?:accounts?|auth|login|signin|sso|id|identity|idp)\.[^/]+\/|[^/]+\/(?:[^?#]*\/)?(?:log-?in|sign-?in|signin|auth(?:orize|wall)?|sso|uas\/login|checkpoint)(?:\.\w+)?(?:[/?#]|$))/i;

/**
 * The page that sent its visitor to sign in, or null when the way does not end at a login page, or begins at one. That page is
 * where the link leads: the login is only in front of it.
 */
export function loginDetour(hops: readonly Hop[]): string | null {
  const last = hops.at(-1);
  if (last === undefined || !LOGIN.test(last.url)) return null;
  const first = hops.findIndex(
    ({ url }, i) => hops.slice(i).every((hop) => LOGIN.test(hop.url)) && LOGIN.test(url),
  );
  const before = hops[first - 1];
  return before !== undefined && before.via === 'http' && !LOGIN.test(before.url) ? before.url : null;
}

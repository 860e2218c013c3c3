import type { Hop } from '@earshot/schema/url-expander/model';

/** URLs of login pages. */
const LOGIN =
  /^https?:\/\/(?:(?:accounts?|auth|login|signin|sso|id|identity|idp)\.[^/]+\/|[^/]+\/(?:[^?#]*\/)?(?:log-?in|sign-?in|signin|auth(?:orize|wall)?|sso|uas\/login|checkpoint)(?:\.\w+)?(?:[/?#]|$))/i;

/**
 * Returns the URL of the page that redirected to a login page. That page is the actual destination. Null if the chain does
 * not end at a login page, starts at one, or did not get there by an HTTP redirect.
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

/** Failure codes for each of the assistant's common issues, in the order of the issues. */
const CODES_OF_ISSUE: readonly (readonly string[])[] = [
  ['login_required', 'paywall', 'consent_required'],
  ['not_found', 'unreachable', 'redirect_loop', 'too_many_redirects', 'invalid_url', 'url_not_allowed'],
  ['access_denied', 'robots', 'site_rate_limited', 'timeout'],
  ['no_text'],
];

/** Returns the index of the common issue that a failure code suggests. Null if it suggests none. */
export function likelyIssue(code: string | undefined): number | null {
  const position = CODES_OF_ISSUE.findIndex((codes) => code !== undefined && codes.includes(code));
  return position < 0 ? null : position;
}

/** `Retry-After` (RFC 9110, section 10.2.3): seconds or a date. */

/** Longer waits are cut to this; sites rarely mean them. */
const MAX_SECONDS = 24 * 3_600;

/** Whole seconds from `nowMs` until another try is welcome, at least 1; undefined when the header does not say. */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? '';
  const isSeconds = /^\d{1,9}$/.test(text);
  const seconds = isSeconds ? Number(text) : Math.ceil((Date.parse(text) - nowMs) / 1_000);
  return seconds > 0 ? Math.min(seconds, MAX_SECONDS) : undefined;
}

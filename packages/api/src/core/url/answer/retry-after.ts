/** Parses `Retry-After` (RFC 9110, section 10.2.3): seconds or a date. */
import { instantOf } from '@earshot/schema/values/dates/calendar';

/** Longer waits are capped at this value, because sites rarely mean them. */
const MAX_SECONDS = 24 * 3_600;

/**
 * Returns the whole seconds from `nowMs` until a retry is allowed, at least 1. Undefined if there is no valid future time.
 */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? '';
  const isSeconds = /^\d{1,9}$/.test(text);
  const seconds = isSeconds ? Number(text) : Math.ceil((instantOf(text) - nowMs) / 1_000);
  return seconds > 0 ? Math.min(seconds, MAX_SECONDS) : undefined;
}

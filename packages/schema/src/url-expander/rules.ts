/** URL Expander: what counts as an address and the texts of its result area (spec sections 5 and 8). */
import { parseWebUrl } from '../web-url.ts';

/** A real short-link host for the example in the message. */
export const EXAMPLE_HOST = 'tinyurl.com';
export const INVALID_URL_TEXT = `Please enter a valid URL (e.g., bit.ly/example or ${EXAMPLE_HOST}/example)`;
export const EXPANSION_FAILED_TEXT = 'Failed to expand URL. Please check the URL and try again.';

/**
 * The complete address of what the user typed, or null when it is none. `https://` is assumed unless the text
 * starts with a scheme; a host needs a dot, so that a lone word is not taken for one (#232, #233).
 */
export function normalizeShortUrl(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  const url = parseWebUrl(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || !(url.hostname.includes('.') || url.hostname.startsWith('['))) return null;
  return url.href;
}

/** Only web addresses may become links (#239). */
export function isVisitable(url: string): boolean {
  return parseWebUrl(url) !== null;
}

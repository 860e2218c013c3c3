import { readPastedAddress, severalAddressesText } from '../pasted-address.ts';
import { parseWebUrl } from '../web-url.ts';

/** A real short-link host, for the example in the message. */
export const EXAMPLE_HOST = 'tinyurl.com';
export const INVALID_URL_TEXT = `Please enter a valid URL (e.g., bit.ly/example or ${EXAMPLE_HOST}/example)`;
export const EXPANSION_FAILED_TEXT = 'Failed to expand URL. Please check the URL and try again.';

type ShortUrlInput =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'invalid' | 'several'; readonly text: string };

/** Assumes `https://` without a scheme. A host needs a dot, so a single word is not a URL (#232, #233). */
export function readShortUrl(text: string): ShortUrlInput {
  const pasted = readPastedAddress(text);
  if (pasted.kind === 'several') return { kind: 'several', text: severalAddressesText(pasted.urls.length) };
  const url = pasted.kind === 'address' ? parseWebUrl(pasted.url) : null;
  const isHost = url !== null && (url.hostname.includes('.') || url.hostname.startsWith('['));
  return isHost ? { kind: 'address', url: url.href } : { kind: 'invalid', text: INVALID_URL_TEXT };
}

export function isVisitable(url: string): boolean {
  return parseWebUrl(url) !== null;
}

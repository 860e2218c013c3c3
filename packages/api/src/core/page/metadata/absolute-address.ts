import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';

/** Resolves a URL against the page's base element and its own URL. Null if the result is not an http(s) URL. */
export function absoluteAddress(
  address: string | null | undefined,
  url: string,
  base: string | null,
): DerivedUrl | null {
  if (!address) return null;
  const from = base === null ? url : (deriveUrl(base, url)?.url ?? url);
  return deriveUrl(address, from)?.url ?? null;
}

import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';

/** The address as an absolute http(s) one, read against the page's own and its base element; null when it is not one. */
export function absoluteAddress(
  address: string | null | undefined,
  url: string,
  base: string | null,
): DerivedUrl | null {
  if (!address) return null;
  const from = base === null ? url : (deriveUrl(base, url)?.url ?? url);
  return deriveUrl(address, from)?.url ?? null;
}

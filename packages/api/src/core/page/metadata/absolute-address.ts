/** The address as an absolute http(s) one, read against the page's own and its base element; null when it is not one. */
export function absoluteAddress(
  address: string | null | undefined,
  url: string,
  base: string | null,
): string | null {
  if (!address) return null;
  const page = URL.canParse(url) ? url : undefined;
  const from = base && URL.canParse(base, page) ? new URL(base, page).href : page;
  if (!URL.canParse(address, from)) return null;
  const parsed = new URL(address, from);
  return /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}

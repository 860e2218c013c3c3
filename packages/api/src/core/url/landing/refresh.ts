/** Parses the `Refresh` header and its meta element (HTML Standard, shared declarative refresh steps). */

/** Maximum delay of a redirect in seconds. A longer delay leaves time to read the page. */
const MAX_DELAY_SECONDS = 15;

/**
 * Returns the URL in a refresh value, as written. Null if the value is invalid, has no URL, or has a delay that is too long
 * for a redirect.
 */
export function parseRefresh(value: string): string | null {
  const match = /^\s*(\d*)(?:\.[\d.]*)?\s*(?:[;,]|\s)\s*(.*)$/s.exec(value);
  if (match === null || Number(match[1] ?? '0') > MAX_DELAY_SECONDS) return null;
  const rest = (match[2] ?? '').replace(/^url\s*=\s*/i, '');
  const quote = rest.charAt(0);
  const address = quote === '"' || quote === "'" ? (rest.slice(1).split(quote)[0] ?? '') : rest;
  return address.trim() === '' ? null : address.trim();
}

/** The `Refresh` header and its meta element (HTML Standard, shared declarative refresh steps). */

/** A longer delay shows a page to be read and reloaded, not one that leads on. */
const MAX_DELAY_SECONDS = 15;

/**
 * The address that a refresh value leads to, as written, or null when it has none, is not one, or takes longer than
 * anybody would call a redirect.
 */
export function parseRefresh(value: string): string | null {
  const match = /^\s*(\d*)(?:\.[\d.]*)?\s*(?:[;,]|\s)\s*(.*)$/s.exec(value);
  if (match === null || Number(match[1] ?? '0') > MAX_DELAY_SECONDS) return null;
  const rest = (match[2] ?? '').replace(/^url\s*=\s*/i, '');
  const quote = rest.charAt(0);
  const address = quote === '"' || quote === "'" ? (rest.slice(1).split(quote)[0] ?? '') : rest;
  return address.trim() === '' ? null : address.trim();
}

/** Returns the parsed URL if the trimmed text is a complete http(s) URL. Otherwise returns null. */
export function parseWebUrl(text: string): URL | null {
  const url = tryParse(text.trim());
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '' ? url : null;
}

function tryParse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Returns an address without its fragment. */
export function withoutFragment(href: string): string {
  return href.replace(/#.*$/s, '');
}

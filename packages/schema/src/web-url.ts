/** Null unless the text is an absolute http or https URL. */
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

export function withoutFragment(href: string): string {
  return href.replace(/#.*$/s, '');
}

/** Base64 and base64url, with or without padding. */

/** Decodes to one character per byte. Returns `''` for invalid input. */
export function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
  } catch {
    return '';
  }
}

/** Decodes to UTF-8 text. Returns `''` for invalid input. */
export function fromBase64Url(text: string): string {
  const bytes = Uint8Array.from(fromBase64(text), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

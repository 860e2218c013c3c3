/** Base64 and base64url, with or without padding. */

/** The bytes as one character each; `''` when the text is damaged. */
export function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
  } catch {
    return '';
  }
}

/** The bytes read as UTF-8; `''` when the text is damaged. */
export function fromBase64Url(text: string): string {
  const bytes = Uint8Array.from(fromBase64(text), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

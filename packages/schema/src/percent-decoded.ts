/** Decodes the percent-encoding of a text. Null if it is invalid. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

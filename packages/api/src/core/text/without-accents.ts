/**
 * Removes accents and other combining marks from a text and decomposes it (NFD). Case and letters such as `ł` are kept:
 * `Órgão` becomes `Orgao`.
 */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

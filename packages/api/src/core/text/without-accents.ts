/** Case and letters such as `ł` are kept. The result is decomposed (NFD). */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

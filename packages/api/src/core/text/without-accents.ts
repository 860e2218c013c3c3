/** A text without accents and other combining marks, decomposed (NFD); case and letters such as `ł` stay: `Órgão` gives `Orgao`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Matches one count as a user writes it, e.g. `1286 likes`. */

const FIGURE = /^(\d[\d.,\s]{0,15})\s+(\p{L}[\p{L} ]{0,30})$/u;

export function writtenCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

/**
 * Parses the counts in a text, such as `1286 likes, 97 replies`. Returns null if any part is not a count. Digits may be
 * grouped, so a comma separates counts only after a word.
 */
export function readCounts(text: string): Record<string, number> | null {
  const counts: Record<string, number> = {};
  const parts = text.split(/(?<=\p{L})\s*[,;·\n]\s*/u).filter((part) => part.trim() !== '');
  for (const part of parts) {
    const [, digits = '', name = ''] = FIGURE.exec(part.trim()) ?? [];
    if (name === '') return null;
    counts[name.trim().toLowerCase()] = Number(digits.replace(/\D/g, ''));
  }
  return counts;
}

/** The figures of a post as a person writes them: `1286 likes, 97 replies`. */

const FIGURE = /^(\d[\d.,\s]{0,15})\s+(\p{L}[\p{L} ]{0,30})$/u;

export function writtenCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

/** The figures of a text; null when a part of it is none. Digits may be grouped: a comma parts figures where a word stands before it. */
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

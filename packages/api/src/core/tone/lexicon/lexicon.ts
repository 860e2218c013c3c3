/** The words and phrases that have a tone, in searchable form. */
export interface Lexicon {
  has(key: string): boolean;
  /** Returns the number of words in the longest entry that begins with this word, or 0 if there is none. */
  longestFrom(word: string): number;
}

/** @param keys lowercase words, phrases with single spaces, emoticons, emoji. */
export function lexiconOf(keys: Iterable<string>): Lexicon {
  const entries = new Set(keys);
  const longest = new Map<string, number>();
  for (const key of entries) {
    const words = key.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return { has: (key) => entries.has(key), longestFrom: (word) => longest.get(word) ?? 0 };
}

/** The words and phrases that bear tone, as the search for them needs them. */
export interface Lexicon {
  has(key: string): boolean;
  /** Most words of an entry that begins with this word; 0 when there is none. */
  longestFrom(word: string): number;
}

/** @param keys lower-case words, phrases with single spaces, emoticons, emoji. */
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

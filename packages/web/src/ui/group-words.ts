/** An occurrence of a word that contributes to a tone value. A positive weight raises the value. */
export interface WeightedWord {
  readonly text: string;
  readonly weight: number;
}

/** All occurrences of one word with the same sign. */
interface WordGroup extends WeightedWord {
  readonly uses: number;
}

/**
 * Groups occurrences of the same word, ignoring case, and adds up their weights. The groups are sorted by absolute weight,
 * largest first. A word with both positive and negative occurrences (for example, because of a negation) is in two groups,
 * so that they do not cancel out.
 */
export function groupWords(words: readonly WeightedWord[]): WordGroup[] {
  const groups = new Map<string, WordGroup>();
  for (const { text, weight } of words) {
    const key = `${text.toLowerCase()} ${Math.sign(weight)}`;
    const known = groups.get(key);
    groups.set(key, {
      text: known?.text ?? text,
      weight: (known?.weight ?? 0) + weight,
      uses: (known?.uses ?? 0) + 1,
    });
  }
  return [...groups.values()].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

/** A use of a word that counts in a sentiment value; a positive weight raises it. */
export interface WeightedWord {
  readonly text: string;
  readonly weight: number;
}

/** Every use of one word in one direction. */
interface WordGroup extends WeightedWord {
  readonly uses: number;
}

/**
 * Uses of the same word in one, whatever their capitals, with the sum of their weights; the strongest first. A word that
 * counts once for and once against (after a negation, for example) is in two groups, so nothing cancels out.
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

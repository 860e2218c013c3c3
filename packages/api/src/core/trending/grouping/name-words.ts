import { type PackedRows, rowOf } from './packed-rows.ts';

/**
 * Two words form a name if the second follows the first in at least this fraction of the second word's occurrences, and of
 * the cases in which any name follows the first.
 */
const MIN_SHARE_TOGETHER = 0.8;
const MIN_TITLES = 2;
/** More than the number of distinct words in any list. */
const PAIR_BASE = 2 ** 26;

/**
 * Returns, for each word number, the first word of the name that the word belongs to in this list, or else the word itself:
 * "Kessler Bio" is one name, not two shared words. `titles`: indexes of the distinct titles. `names`: by word, 1 if it is a
 * name.
 */
export function firstWordsOfNames(sequences: PackedRows, titles: Int32Array, names: Uint8Array): Int32Array {
  const counts = new Int32Array(names.length);
  const together = new Map<number, number>();
  /** By word: how often a name follows it. */
  const followed = new Int32Array(names.length);
  for (const title of titles) {
    const words = rowOf(sequences, title);
    words.forEach((word, i) => {
      if (names[word] !== 1) return;
      counts[word] = (counts[word] ?? 0) + 1;
      const next = words[i + 1];
      if (next === undefined || names[next] !== 1 || next === word) return;
      followed[word] = (followed[word] ?? 0) + 1;
      const pair = word * PAIR_BASE + next;
      together.set(pair, (together.get(pair) ?? 0) + 1);
    });
  }
  const first = Int32Array.from(names, (_, word) => word);
  for (const [pair, count] of together) {
    const [word, next] = [Math.floor(pair / PAIR_BASE), pair % PAIR_BASE];
    const most = Math.max(followed[word] ?? 0, counts[next] ?? 0);
    if (count >= MIN_TITLES && count >= MIN_SHARE_TOGETHER * most && first[next] === next) first[next] = word;
  }
  return first.map((word) => rootOf(word, first));
}

/**
 * Returns the first word of a name by following `first` word by word. The number of steps is limited, because two words may
 * refer to each other.
 */
function rootOf(word: number, first: Int32Array): number {
  let root = word;
  for (let steps = 0; steps < 4 && first[root] !== root; steps++) root = first[root] ?? root;
  return root;
}

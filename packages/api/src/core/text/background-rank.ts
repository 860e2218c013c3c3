import { WORD_FREQUENCY_CLASSES } from '../../content/word-frequencies.ts';

/** Rank of words that general English does not list: names, coinages and words of other languages. */
const UNKNOWN_RANK = 30_000;
/** Figures occur in every story, though one exact figure tells something. */
const NUMBER_RANK = 3_000;

let ranks: ReadonlyMap<string, number> | undefined;

function loadRanks(): ReadonlyMap<string, number> {
  ranks ??= new Map(
    WORD_FREQUENCY_CLASSES.flatMap((words, index) => words.map((word) => [word, 2 ** (index / 2)] as const)),
  );
  return ranks;
}

/**
 * How rare a word is in general use, from 0 (the most frequent) to 1 (unknown to the list): the logarithm of its rank
 * by Zipf's law.
 */
export function backgroundRarity(key: string): number {
  const rank = loadRanks().get(key) ?? (/^\d/.test(key) ? NUMBER_RANK : UNKNOWN_RANK);
  return Math.log(1 + rank) / Math.log(1 + UNKNOWN_RANK);
}

/** Whether general English knows the word. */
export function isCommonWord(key: string): boolean {
  return loadRanks().has(key);
}

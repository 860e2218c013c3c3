import { WORD_FREQUENCY_CLASSES } from '../../content/word-frequencies.ts';

/** Rank of words that general English does not list: names, coinages and words of other languages. */
const UNKNOWN_RANK = 30_000;
/** Numbers occur in every story, but an exact number is still informative. */
const NUMBER_RANK = 3_000;

let rarities: ReadonlyMap<string, number> | undefined;

function loadRarities(): ReadonlyMap<string, number> {
  if (rarities) return rarities;
  const read = new Map<string, number>();
  WORD_FREQUENCY_CLASSES.forEach((words, index) => {
    const rarity = rarityOfRank(2 ** (index / 2));
    for (const word of words) read.set(word, rarity);
  });
  rarities = read;
  return read;
}

function rarityOfRank(rank: number): number {
  return Math.log(1 + rank) / Math.log(1 + UNKNOWN_RANK);
}

const NUMBER_RARITY = rarityOfRank(NUMBER_RANK);

/**
 * How rare a word is in general use, from 0 (the most frequent) to 1 (unknown to the list): the logarithm of its rank
 * by Zipf's law.
 */
export function backgroundRarity(key: string): number {
  return loadRarities().get(key) ?? (/^\d/.test(key) ? NUMBER_RARITY : 1);
}

/** Whether general English knows the word. */
export function isCommonWord(key: string): boolean {
  return loadRarities().has(key);
}

import { wordFrequencies } from '../../content/word-frequencies.ts';

/** Rank of words that are not in the general English list: names, coinages and words of other languages. */
const UNKNOWN_RANK = 30_000;
/** Numbers occur in every story, but an exact number is still informative. */
const NUMBER_RANK = 3_000;

/** Rarities by frequency class. */
const rarities: number[] = [];

function rarityOfClass(index: number): number {
  rarities[index] ??= rarityOfRank(2 ** (index / 2));
  return rarities[index];
}

function rarityOfRank(rank: number): number {
  return Math.log(1 + rank) / Math.log(1 + UNKNOWN_RANK);
}

const NUMBER_RARITY = rarityOfRank(NUMBER_RANK);

/**
 * Returns the rarity of a word in general use, from 0 (the most frequent) to 1 (not in the list): the logarithm of its rank
 * by Zipf's law.
 */
export function backgroundRarity(key: string): number {
  const table = wordFrequencies();
  const row = table.rowOf(key);
  if (row < 0) return /^\d/.test(key) ? NUMBER_RARITY : 1;
  return rarityOfClass(table.column('class')[row] ?? 0);
}

/** Whether the word is in the general English list. */
export function isCommonWord(key: string): boolean {
  return wordFrequencies().has(key);
}

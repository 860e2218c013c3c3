import { wordFrequencies } from '../../content/word-frequencies.ts';

const UNKNOWN_RANK = 30_000;
const NUMBER_RANK = 3_000;

const rarities: number[] = [];

function rarityOfClass(index: number): number {
  rarities[index] ??= rarityOfRank(2 ** (index / 2));
  return rarities[index];
}

function rarityOfRank(rank: number): number {
  return Math.log(1 + rank) / Math.log(1 + UNKNOWN_RANK);
}

const NUMBER_RARITY = rarityOfRank(NUMBER_RANK);

/** Zipf's law: the logarithm of the rank, from 0 (the most frequent) to 1 (not in the list). */
export function backgroundRarity(key: string): number {
  const table = wordFrequencies();
  const row = table.rowOf(key);
  if (row < 0) return /^\d/.test(key) ? NUMBER_RARITY : 1;
  return rarityOfClass(table.column('class')[row] ?? 0);
}

export function isCommonWord(key: string): boolean {
  return wordFrequencies().has(key);
}

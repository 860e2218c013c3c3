import type { Member, TrendingItem } from './model.ts';

/** The part of a story that is used to compare words. */
export interface WordedStory extends Pick<TrendingItem, 'title'> {
  readonly members: readonly Pick<Member, 'title' | 'text'>[];
}

/** Weight per word, normalized as a vector of length 1. */
export type WordWeights = ReadonlyMap<string, number>;

/**
 * Exponent for the rarity of words. Above 1, rare words have even more weight, because two stories about one client share
 * many frequent words.
 */
const RARITY_EXPONENT = 1.5;
const STEM_CHARACTERS = 5;
/** Maximum number of lines to read per story. More lines would not add distinctive words. */
const MAX_LINES_READ = 40;

/** Returns the stems of the words in a story's headlines, each with the fraction of lines that contain it. */
export function wordShares({ title, members }: WordedStory): Map<string, number> {
  const lines = members.slice(0, MAX_LINES_READ).map((member) => member.title || member.text);
  const texts = lines.length > 0 ? lines : [title];
  const shares = new Map<string, number>();
  for (const text of texts)
    for (const stem of stemsOf(text)) shares.set(stem, (shares.get(stem) ?? 0) + 1 / texts.length);
  return shares;
}

/** Returns the number of stories that contain each word. */
export function countStories(stories: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of stories) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Multiplies each share by the word's rarity and normalizes the result (tf-idf weights, Salton and Buckley 1988).
 * @param storiesOf number of stories that contain a word
 * @param total number of stories
 */
export function weighWords(
  shares: ReadonlyMap<string, number>,
  storiesOf: (word: string) => number,
  total: number,
): WordWeights {
  const raw = [...shares].map(
    ([word, share]) => [word, share * Math.log((1 + total) / storiesOf(word)) ** RARITY_EXPONENT] as const,
  );
  const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
  return new Map(raw.map(([word, weight]) => [word, weight / length]));
}

/** Returns the similarity of two stories based on their words, from 0 to 1. */
export function wordCosine(a: WordWeights, b: WordWeights | undefined): number {
  let sum = 0;
  for (const [word, weight] of a) sum += weight * (b?.get(word) ?? 0);
  return sum;
}

/** Returns the first letters of each word, so that "fine", "fined" and "fines" count as the same word. */
function stemsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM_CHARACTERS)));
}

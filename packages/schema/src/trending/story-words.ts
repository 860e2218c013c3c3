import type { Member, TrendingItem } from './model.ts';

/** The part of a story whose words are compared with another's. */
export interface WordedStory extends Pick<TrendingItem, 'title'> {
  readonly members: readonly Pick<Member, 'title' | 'text'>[];
}

/** Words with their weights, a vector of length 1. */
export type WordWeights = ReadonlyMap<string, number>;

/** Above 1 a rare word weighs even more: two stories of one client share many frequent ones. */
const RARITY_EXPONENT = 1.5;
const STEM_CHARACTERS = 5;
/** Number of lines of a story that are read. Further lines add no distinctive words. */
const MAX_LINES_READ = 40;

/** The words of a story's headlines with the share of lines that contain each. */
export function wordShares({ title, members }: WordedStory): Map<string, number> {
  const lines = members.slice(0, MAX_LINES_READ).map((member) => member.title || member.text);
  const texts = lines.length > 0 ? lines : [title];
  const shares = new Map<string, number>();
  for (const text of texts)
    for (const stem of stemsOf(text)) shares.set(stem, (shares.get(stem) ?? 0) + 1 / texts.length);
  return shares;
}

/** Number of stories that contain each word. */
export function countStories(stories: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of stories) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * The shares, each multiplied by the rarity of the word (tf-idf weights, Salton and Buckley 1988).
 * @param storiesOf number of stories that contain a word
 * @param total     number of stories
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

/** Similarity of two stories by their words, 0 to 1. */
export function wordCosine(a: WordWeights, b: WordWeights | undefined): number {
  let sum = 0;
  for (const [word, weight] of a) sum += weight * (b?.get(word) ?? 0);
  return sum;
}

/** The first letters of each word, so that "fine", "fined" and "fines" count as one. */
function stemsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM_CHARACTERS)));
}

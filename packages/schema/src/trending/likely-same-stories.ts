import type { Member, TrendingItem } from './model.ts';

/** The part of a story that is used to compare words. */
interface WordedStory extends Pick<TrendingItem, 'title'> {
  readonly members: readonly Pick<Member, 'title' | 'text'>[];
}

/**
 * Exponent for the rarity of words. Above 1, rare words have even more weight, because two stories about one client share
 * many frequent words.
 */
const RARITY_EXPONENT = 1.5;
/** Words that begin with the same letters count as the same: "fine", "fined" and "fines". */
const STEM_CHARACTERS = 5;
/** Maximum number of lines to read per story. More lines would not add distinctive words. */
const MAX_LINES_READ = 40;

/**
 * Returns the other stories of a ranking, sorted by similarity to `story`, based on their words. Ties, including stories
 * that share no word with it, keep the order of the ranking. Words that occur in many stories have little weight (tf-idf,
 * Salton and Buckley 1988).
 * @param most maximum number of stories
 */
export function likelySameStories<Story extends WordedStory>(
  story: Story,
  ranking: readonly Story[],
  most: number,
): Story[] {
  const shares = new Map(ranking.map((other) => [other, wordShares(other)] as const));
  const counts = new Map<string, number>();
  for (const words of shares.values())
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weighted = ([word, share]: readonly [string, number]) =>
    [word, share * Math.log((1 + ranking.length) / (counts.get(word) ?? 1)) ** RARITY_EXPONENT] as const;
  const weights = new Map([...wordShares(story)].map(weighted));
  const likeness = (other: Story) => {
    const words = [...(shares.get(other) ?? [])].map(weighted);
    const product = words.reduce((sum, [word, weight]) => sum + weight * (weights.get(word) ?? 0), 0);
    return product / (Math.hypot(...words.map(([, weight]) => weight)) || 1);
  };
  return ranking
    .filter((other) => other !== story)
    .map((other) => ({ other, likeness: likeness(other) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ other }) => other);
}

/** Returns the beginnings of the words in a story's headlines, each with the fraction of lines that contain it. */
function wordShares({ title, members }: WordedStory): Map<string, number> {
  const lines = members.slice(0, MAX_LINES_READ).map((member) => member.title || member.text);
  const texts = lines.length > 0 ? lines : [title];
  const shares = new Map<string, number>();
  for (const text of texts) {
    const words =
      text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    for (const stem of new Set(words.map((word) => word.slice(0, STEM_CHARACTERS))))
      shares.set(stem, (shares.get(stem) ?? 0) + 1 / texts.length);
  }
  return shares;
}

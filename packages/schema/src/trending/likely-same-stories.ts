import type { Member, TrendingItem } from './model.ts';

interface WordedStory extends Pick<TrendingItem, 'title'> {
  readonly members: readonly Pick<Member, 'title' | 'text'>[];
}

/** Above 1, because two stories about one client share many frequent words. */
const RARITY_EXPONENT = 1.5;
/** "fine", "fined" and "fines" count as the same. */
const STEM_CHARACTERS = 5;
const MAX_LINES_READ = 40;

/** The other stories, most similar first (tf-idf of words, Salton and Buckley 1988). Ties keep the order of the ranking. */
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

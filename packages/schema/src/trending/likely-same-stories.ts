import { countStories, type WordedStory, weighWords, wordCosine, wordShares } from './story-words.ts';

/**
 * The other stories of a ranking, those with the most words in common with `story` first. Ties, and stories without a
 * common word, keep the order of the ranking. Words of many stories count little.
 * @param most  number of stories given at most
 */
export function likelySameStories<Story extends WordedStory>(
  story: Story,
  ranking: readonly Story[],
  most: number,
): Story[] {
  const shares = ranking.map(wordShares);
  const counts = countStories(shares);
  const weigh = (words: ReadonlyMap<string, number>) =>
    weighWords(words, (word) => counts.get(word) ?? 1, ranking.length);
  const own = weigh(wordShares(story));
  return ranking
    .map((other, rank) => ({ other, rank, likeness: wordCosine(own, weigh(shares[rank] ?? new Map())) }))
    .filter(({ other }) => other !== story)
    .sort((a, b) => b.likeness - a.likeness || a.rank - b.rank)
    .slice(0, most)
    .map(({ other }) => other);
}

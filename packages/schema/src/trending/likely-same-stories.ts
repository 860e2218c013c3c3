import { countStories, type WordedStory, weighWords, wordCosine, wordShares } from './story-words.ts';

/**
 * Returns the other stories of a ranking, sorted by similarity to `story`, based on their words. Ties, including stories
 * that share no word with it, keep the order of the ranking. Words that occur in many stories have little weight.
 * @param most maximum number of stories
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

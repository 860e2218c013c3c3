import type { RankedTheme, TrendingItem } from './model.ts';
import { countStories, type WordedStory, type WordWeights, weighWords, wordShares } from './story-words.ts';

/** Stories about one subject, such as a strike and its consequences. */
export interface Theme<Story> {
  /** Words shared by at least half of the theme's stories, most distinctive first. */
  readonly terms: readonly string[];
  /** The theme's stories in rank order, at least two. */
  readonly stories: readonly Story[];
}

/** Minimum number of lines for themes. In a shorter list, it is obvious which stories belong together. */
export const THEMES_FROM_LINES = 15;
/** Maximum number of stories to group into themes. The hottest stories are used. */
const MAX_STORIES = 500;
/** Minimum mean similarity between a story and the stories of a theme. */
const MIN_SIMILARITY = 0.1;
/**
 * A word that occurs in more than this fraction of the stories, and in more than `MAX_HELD` stories, is considered the
 * subject of the list and ignored.
 */
const MAX_SHARE = 0.25;
const MAX_HELD = 4;
const MAX_TERMS = 3;
const MIN_TERM_CHARACTERS = 4;

/**
 * Groups stories by subject, as a second, looser level of grouping. Each story, hottest first, joins the theme with the most
 * similar words (leader clustering by cosine), or starts a new one. The stories themselves do not change. Themes with the
 * most lines come first.
 */
export function themesOf<Story extends WordedStory & Pick<TrendingItem, 'mentions'>>(
  ranking: readonly Story[],
): Theme<Story>[] {
  const stories = ranking.slice(0, MAX_STORIES);
  if (stories.reduce((lines, { mentions }) => lines + mentions, 0) < THEMES_FROM_LINES) return [];
  const shares = stories.map(wordShares);
  const counts = countStories(shares);
  const isCommon = (word: string) => (counts.get(word) ?? 0) > Math.max(MAX_HELD, MAX_SHARE * stories.length);
  const weighed = shares.map((words) => {
    const own = new Map([...words].filter(([word]) => word.length >= MIN_TERM_CHARACTERS && !isCommon(word)));
    return weighWords(own, (word) => counts.get(word) ?? 1, stories.length);
  });
  const groups: number[][] = [];
  const earlier: WordHolders = new Map();
  for (const [story, words] of weighed.entries()) {
    const cosines = cosinesWith(earlier, story, words);
    let [best, most] = [-1, MIN_SIMILARITY];
    for (const [i, group] of groups.entries()) {
      const mean = group.reduce((sum, other) => sum + (cosines[other] ?? 0), 0) / group.length;
      if (mean >= most) [best, most] = [i, mean];
    }
    const theme = groups[best];
    if (theme) theme.push(story);
    else groups.push([story]);
  }
  return groups
    .map((group) => ({
      terms: sharedTerms(group, weighed, stories),
      stories: group.flatMap((story) => stories[story] ?? []),
    }))
    .filter(({ terms, stories: own }) => own.length > 1 && terms.length > 0)
    .sort((a, b) => linesOf(b.stories) - linesOf(a.stories));
}

/** By word: the stories that contain it, with its weight in each. */
type WordHolders = Map<string, { readonly story: number; readonly weight: number }[]>;

/** Returns the similarity of a story to each earlier one, from 0 to 1, and adds the story's words to `earlier`. */
function cosinesWith(earlier: WordHolders, story: number, words: WordWeights): Float64Array {
  const cosines = new Float64Array(story);
  for (const [word, weight] of words) {
    const holders = earlier.get(word) ?? [];
    for (const other of holders) cosines[other.story] = (cosines[other.story] ?? 0) + weight * other.weight;
    holders.push({ story, weight });
    earlier.set(word, holders);
  }
  return cosines;
}

/** Returns the themes of a ranking, with the ranks of their stories. */
export function rankedThemes(items: readonly TrendingItem[]): RankedTheme[] {
  const rankOf = new Map(items.map((item, i) => [item, i + 1]));
  return themesOf(items).map(({ terms, stories }) => ({
    terms: [...terms],
    ranks: stories.flatMap((story) => rankOf.get(story) ?? []),
  }));
}

function linesOf(stories: readonly Pick<TrendingItem, 'mentions'>[]): number {
  return stories.reduce((sum, { mentions }) => sum + mentions, 0);
}

/**
 * Returns words that occur in at least two stories and in at least half of them, in their most frequent form, highest total
 * weight first.
 */
function sharedTerms(
  group: readonly number[],
  weighed: readonly WordWeights[],
  stories: readonly WordedStory[],
): string[] {
  const sums = new Map<string, { weight: number; held: number }>();
  for (const story of group)
    for (const [word, weight] of weighed[story] ?? []) {
      const sum = sums.get(word) ?? { weight: 0, held: 0 };
      sums.set(word, { weight: sum.weight + weight, held: sum.held + 1 });
    }
  const written = writtenForms(group.flatMap((story) => stories[story] ?? []));
  return [...sums]
    .filter(([, { held }]) => held >= 2 && 2 * held >= group.length)
    .sort(([a, x], [b, y]) => y.weight - x.weight || (a < b ? -1 : 1))
    .slice(0, MAX_TERMS)
    .flatMap(([word]) => written.get(word) ?? []);
}

/** Returns the most frequent written form of each stem. */
function writtenForms(stories: readonly WordedStory[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { title, members } of stories)
    for (const text of [title, ...members.map((member) => member.title || member.text)])
      for (const word of text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1);
  const forms = new Map<string, string>();
  for (const [word] of [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))) {
    const [stem = ''] = wordShares({ title: word, members: [] }).keys();
    if (!forms.has(stem)) forms.set(stem, word);
  }
  return forms;
}

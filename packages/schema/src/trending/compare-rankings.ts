import type { TrendingItem } from './model.ts';
import { countStories, type WordedStory, weighWords, wordCosine, wordShares } from './story-words.ts';

export const CHANGES = ['new', 'growing', 'steady', 'fading', 'gone'] as const;
export type Change = (typeof CHANGES)[number];

/** A story that is in one or both of the rankings. */
export interface ComparedStory {
  readonly change: Change;
  readonly title: string;
  readonly before: ComparedSide | null;
  readonly after: ComparedSide | null;
}

interface ComparedSide {
  readonly title: string;
  /** 1-based. */
  readonly rank: number;
  readonly lines: number;
}

/** The part of a story that a comparison needs. */
export interface ComparableStory extends WordedStory, Pick<TrendingItem, 'mentions'> {}

interface Match {
  readonly before: number;
  readonly after: number;
  readonly similarity: number;
}

/** Lowest cosine similarity at which two stories count as the same. */
const MIN_SIMILARITY = 0.3;
/** A word that occurs in more stories than this does not make two of them candidates. */
const MAX_STORIES_OF_WORD = 60;

/**
 * Stories of two rankings, matched by their words: words of many stories of either list weigh little (cosine of tf-idf
 * weights, Salton and Buckley 1988), and each story has one partner at most, the most similar first. A story grows (fades)
 * when both its lines and its share of the list's lines are more (fewer) than before. Heat is not compared: it describes one list.
 * `minSimilarity`: lowest cosine at which two stories count as the same.
 */
export function compareRankings(
  before: readonly ComparableStory[],
  after: readonly ComparableStory[],
  minSimilarity = MIN_SIMILARITY,
): ComparedStory[] {
  const partnerOf = new Map<number, number>();
  const taken = new Set<number>();
  for (const { before: old, after: now } of matches(before, after, minSimilarity)) {
    if (partnerOf.has(now) || taken.has(old)) continue;
    partnerOf.set(now, old);
    taken.add(old);
  }
  const [linesBefore, linesAfter] = [linesOf(before), linesOf(after)];
  const current = after.map((item, at): ComparedStory => {
    const old = partnerOf.get(at);
    const earlier = old === undefined ? undefined : before[old];
    const now = { title: item.title, rank: at + 1, lines: item.mentions };
    if (old === undefined || !earlier) return { change: 'new', title: item.title, before: null, after: now };
    const change = changeOf(earlier.mentions, item.mentions, linesBefore, linesAfter);
    return {
      change,
      title: item.title,
      before: { title: earlier.title, rank: old + 1, lines: earlier.mentions },
      after: now,
    };
  });
  const gone = before.flatMap((item, at): ComparedStory[] =>
    taken.has(at)
      ? []
      : [
          {
            change: 'gone',
            title: item.title,
            before: { title: item.title, rank: at + 1, lines: item.mentions },
            after: null,
          },
        ],
  );
  return [...current, ...gone];
}

function changeOf(old: number, now: number, linesBefore: number, linesAfter: number): Change {
  const shareChange = now * linesBefore - old * linesAfter;
  if (now > old && shareChange > 0) return 'growing';
  return now < old && shareChange < 0 ? 'fading' : 'steady';
}

function linesOf(items: readonly ComparableStory[]): number {
  return items.reduce((sum, { mentions }) => sum + mentions, 0);
}

/** Pairs that are similar enough, the most similar first. */
function matches(
  before: readonly ComparableStory[],
  after: readonly ComparableStory[],
  minSimilarity: number,
): Match[] {
  const shares = [...before, ...after].map(wordShares);
  const counts = [shares.slice(0, before.length), shares.slice(before.length)].map(countStories);
  // The larger of the two counts: a story in both lists does not make its own words common.
  const storiesOf = (word: string) => Math.max(...counts.map((count) => count.get(word) ?? 0));
  const weighed = shares.map((words) => weighWords(words, storiesOf, Math.max(before.length, after.length)));
  const holders = new Map<string, number[]>();
  for (const [at, words] of weighed.slice(0, before.length).entries())
    for (const word of words.keys())
      if (storiesOf(word) <= MAX_STORIES_OF_WORD)
        (holders.get(word) ?? holders.set(word, []).get(word))?.push(at);
  const found = weighed.slice(before.length).flatMap((story, now) => {
    const candidates = new Set([...story.keys()].flatMap((word) => holders.get(word) ?? []));
    return [...candidates]
      .map((old) => ({ before: old, after: now, similarity: wordCosine(story, weighed[old]) }))
      .filter(({ similarity }) => similarity >= minSimilarity);
  });
  return found.sort((a, b) => b.similarity - a.similarity || a.after - b.after || a.before - b.before);
}

import type { Member, TrendingItem } from './model.ts';

export const CHANGES = ['new', 'growing', 'steady', 'fading', 'gone'] as const;
export type Change = (typeof CHANGES)[number];

/** A story of one or both of two rankings. */
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

/** What a comparison reads of a story. */
export interface ComparableStory extends Pick<TrendingItem, 'title' | 'mentions'> {
  readonly members: readonly Pick<Member, 'title' | 'text'>[];
}

interface StoryWords {
  /** Words with the share of the story's lines that hold each, times how rare the word is in both lists; of length 1. */
  readonly weights: ReadonlyMap<string, number>;
}

interface Match {
  readonly before: number;
  readonly after: number;
  readonly similarity: number;
}

/** Least cosine of the words of two stories that are taken for the same one. */
const MIN_SIMILARITY = 0.3;
/** Above 1 a rare word weighs even more: two stories of one client share many frequent ones. */
const RARITY_EXPONENT = 1.5;
const STEM_CHARACTERS = 5;
/** Lines of a story that are read; further lines add no distinctive word. */
const MAX_LINES_READ = 40;
/** A word of more stories than this does not make two of them candidates. */
const MAX_STORIES_OF_WORD = 60;

/**
 * Stories of two rankings, matched by their words: words of many stories of either list weigh little (cosine of tf-idf
 * weights, Salton and Buckley 1988), and each story has one partner at most, the most similar first. A story grows (fades)
 * when both its lines and its share of the list's lines are more (fewer) than before. Heat is not compared: it describes one list.
 * `minSimilarity`: cosine from which on two stories are taken for one.
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
  // The more frequent side: a story that stands in both lists does not make its own words common.
  const storiesOf = (word: string) => Math.max(...counts.map((count) => count.get(word) ?? 0));
  const weighed = shares.map((words) => weigh(words, storiesOf, Math.max(before.length, after.length)));
  const holders = new Map<string, number[]>();
  for (const [at, { weights }] of weighed.slice(0, before.length).entries())
    for (const word of weights.keys())
      if (storiesOf(word) <= MAX_STORIES_OF_WORD)
        (holders.get(word) ?? holders.set(word, []).get(word))?.push(at);
  const found = weighed.slice(before.length).flatMap((story, now) => {
    const candidates = new Set([...story.weights.keys()].flatMap((word) => holders.get(word) ?? []));
    return [...candidates]
      .map((old) => ({ before: old, after: now, similarity: cosine(story, weighed[old]) }))
      .filter(({ similarity }) => similarity >= minSimilarity);
  });
  return found.sort((a, b) => b.similarity - a.similarity || a.after - b.after || a.before - b.before);
}

/** In how many stories each word stands. */
function countStories(stories: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of stories) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of a story's headlines with the share of lines that hold each. */
function wordShares({ title, members }: ComparableStory): Map<string, number> {
  const lines = members.slice(0, MAX_LINES_READ).map((member) => member.title || member.text);
  const texts = lines.length > 0 ? lines : [title];
  const shares = new Map<string, number>();
  for (const text of texts)
    for (const stem of stemsOf(text)) shares.set(stem, (shares.get(stem) ?? 0) + 1 / texts.length);
  return shares;
}

/** The first letters of every word: "fine", "fined" and "fines" are one. */
function stemsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM_CHARACTERS)));
}

function weigh(
  shares: ReadonlyMap<string, number>,
  storiesOf: (word: string) => number,
  total: number,
): StoryWords {
  const raw = [...shares].map(
    ([word, share]) => [word, share * Math.log((1 + total) / storiesOf(word)) ** RARITY_EXPONENT] as const,
  );
  const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
  return { weights: new Map(raw.map(([word, weight]) => [word, weight / length])) };
}

function cosine(a: StoryWords, b: StoryWords | undefined): number {
  let sum = 0;
  for (const [word, weight] of a.weights) sum += weight * (b?.weights.get(word) ?? 0);
  return sum;
}

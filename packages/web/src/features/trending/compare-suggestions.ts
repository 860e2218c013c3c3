import type { ComparedStory, NearStories } from '@earshot/schema/trending/compare-rankings';
import { likelyJoins, POSSIBLE_JOIN } from '@earshot/schema/trending/likely-joins';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';

/** A join that the user can make in a comparison. The numbers are those of lines, which do not change with the ranks. */
export type ComparedJoin =
  | { readonly kind: 'now' | 'earlier'; readonly line: number; readonly to: number }
  | { readonly kind: 'across'; readonly before: number; readonly after: number };

/** A story that may be the same event as a story that is new, fading or gone. */
export interface JoinSuggestion {
  /** Title of the other story. */
  readonly title: string;
  /** Likelihood from 0 to 1. Null for stories of different lists, whose link is not a likelihood. */
  readonly likelihood: number | null;
  readonly join: ComparedJoin;
}

type NearPairs = TrendingResult['near_stories'];

/** Two rankings that were compared, and what the server said about them. */
export interface Compared {
  readonly stories: readonly ComparedStory[];
  readonly near: readonly NearStories[];
  readonly before: readonly TrendingItem[];
  readonly after: readonly TrendingItem[];
}

/**
 * Returns for each compared story that is new, fading or gone the story that is most likely the same event, if there is one:
 * a story of the same list that is not joined with it, or one of the other list that is not matched with it.
 * @param nearBefore likely joins within the earlier list
 * @param nearAfter likely joins within the later list
 */
export function suggestJoins(
  compared: Compared,
  nearBefore: NearPairs,
  nearAfter: NearPairs,
): Map<ComparedStory, JoinSuggestion> {
  const { before, after } = compared;
  const [earlierJoins, laterJoins] = [joinsOf(before, nearBefore), joinsOf(after, nearAfter)];
  const suggestionFor = (row: ComparedStory): JoinSuggestion | null => {
    if (row.change === 'gone')
      return fromOwnList('earlier', storyAt(before, row.before), earlierJoins) ?? forGone(row, compared);
    if (row.change !== 'new' && row.change !== 'fading') return null;
    return fromOwnList('now', storyAt(after, row.after), laterJoins) ?? forNew(row, compared);
  };
  return new Map(
    compared.stories.flatMap((row) => {
      const suggestion = suggestionFor(row);
      return suggestion ? [[row, suggestion] as const] : [];
    }),
  );
}

/** Joins a new story with the story that the linked earlier one is matched with, or with the earlier one itself. */
function forNew(row: ComparedStory, { stories, near, before, after }: Compared): JoinSuggestion | null {
  const link = row.before === null ? near.find((pair) => pair.after === row.after?.rank) : undefined;
  if (!link) return null;
  const match = stories.find((other) => other.before?.rank === link.before);
  const other = storyAt(after, match?.after ?? null);
  const own = storyAt(after, row.after);
  return other
    ? withinList('now', own, other, null)
    : acrossLists(storyAt(before, link.before), own, 'before');
}

/** Joins a story that is gone with the earlier story that the linked later one is matched with, or with the later one. */
function forGone(row: ComparedStory, { stories, near, before, after }: Compared): JoinSuggestion | null {
  const link = near.find((pair) => pair.before === row.before?.rank);
  if (!link) return null;
  const match = stories.find((other) => other.after?.rank === link.after);
  const other = storyAt(before, match?.before ?? null);
  const own = storyAt(before, row.before);
  return other
    ? withinList('earlier', own, other, null)
    : acrossLists(own, storyAt(after, link.after), 'after');
}

function acrossLists(
  old: TrendingItem | undefined,
  now: TrendingItem | undefined,
  other: 'before' | 'after',
): JoinSuggestion | null {
  const [before, after] = [lineOf(old), lineOf(now)];
  if (before === undefined || after === undefined) return null;
  const title = (other === 'before' ? old : now)?.title ?? '';
  return { title, likelihood: null, join: { kind: 'across', before, after } };
}

function withinList(
  kind: 'now' | 'earlier',
  own: TrendingItem | undefined,
  other: TrendingItem,
  likelihood: number | null,
): JoinSuggestion | null {
  const [line, to] = [lineOf(own), lineOf(other)];
  if (line === undefined || to === undefined) return null;
  return { title: other.title, likelihood, join: { kind, line, to } };
}

function storyAt(
  items: readonly TrendingItem[],
  side: number | ComparedStory['before'],
): TrendingItem | undefined {
  return items[(typeof side === 'number' ? side : (side?.rank ?? 0)) - 1];
}

function lineOf(story: TrendingItem | undefined): number | undefined {
  return story?.members[0]?.line;
}

function joinsOf(items: readonly TrendingItem[], near: NearPairs) {
  return likelyJoins(items, near).filter(({ likelihood }) => likelihood >= POSSIBLE_JOIN);
}

function fromOwnList(
  kind: 'now' | 'earlier',
  story: TrendingItem | undefined,
  joins: ReturnType<typeof joinsOf>,
): JoinSuggestion | null {
  const join = joins.find(({ a, b }) => a === story || b === story);
  return join ? withinList(kind, story, join.a === story ? join.b : join.a, join.likelihood) : null;
}

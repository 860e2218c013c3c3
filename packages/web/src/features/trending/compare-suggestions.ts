import type { ComparedStory, NearStories } from '@earshot/schema/trending/compare-rankings';
import { LIKELY_JOIN, likelyJoins } from '@earshot/schema/trending/likely-joins';
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

/** An answer to a suggestion. */
export interface JoinAnswer<Join extends ComparedJoin = ComparedJoin> {
  readonly join: Join;
  /** False if the user said that the two stories are different. */
  readonly isSame: boolean;
}

/** Two rankings that were compared, and what the server said about them. */
export interface Compared {
  readonly stories: readonly ComparedStory[];
  readonly near: readonly NearStories[];
  readonly before: readonly TrendingItem[];
  readonly after: readonly TrendingItem[];
}

/** What suggestions are made from, besides the comparison. */
interface SuggestionBasis {
  /** Likely joins within the earlier list. */
  readonly nearBefore: NearPairs;
  /** Likely joins within the later list. */
  readonly nearAfter: NearPairs;
  /** Whether the user said that the stories of a join are different. */
  readonly isDeclined: (join: ComparedJoin) => boolean;
}

/**
 * Returns for each compared story that is new, fading or gone the story that is most likely the same event, if there is one:
 * a story of the same list that is not joined with it, or one of the other list that is not matched with it. No story and
 * no pair is suggested twice, because most suggestions of a story that resembles several ones would be wrong.
 */
export function suggestJoins(
  compared: Compared,
  { nearBefore, nearAfter, isDeclined }: SuggestionBasis,
): Map<ComparedStory, JoinSuggestion> {
  const { before, after } = compared;
  const earlierJoins = joinsOf('earlier', before, nearBefore, isDeclined);
  const laterJoins = joinsOf('now', after, nearAfter, isDeclined);
  const suggestionFor = (row: ComparedStory): JoinSuggestion | null => {
    if (row.change === 'gone')
      return fromOwnList('earlier', storyAt(before, row.before), earlierJoins) ?? forGone(row, compared);
    if (row.change !== 'new' && row.change !== 'fading') return null;
    return fromOwnList('now', storyAt(after, row.after), laterJoins) ?? forNew(row, compared);
  };
  const suggested = new Set<string>();
  return new Map(
    compared.stories.flatMap((row) => {
      const suggestion = suggestionFor(row);
      if (suggestion === null || isDeclined(suggestion.join)) return [];
      const names = [suggestion.title, pairOf(suggestion.join)];
      if (names.some((name) => suggested.has(name))) return [];
      for (const name of names) suggested.add(name);
      return [[row, suggestion] as const];
    }),
  );
}

/** Returns the same text for a join and for its reverse. */
function pairOf(join: ComparedJoin): string {
  if (join.kind === 'across') return `across ${join.before} ${join.after}`;
  return `${join.kind} ${Math.min(join.line, join.to)} ${Math.max(join.line, join.to)}`;
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

/** Returns the likely joins of a list, each story only with the one that it most likely belongs to. */
function joinsOf(
  kind: 'now' | 'earlier',
  items: readonly TrendingItem[],
  near: NearPairs,
  isDeclined: SuggestionBasis['isDeclined'],
) {
  const used = new Set<TrendingItem>();
  return likelyJoins(items, near).filter(({ a, b, likelihood }) => {
    const join = withinList(kind, a, b, likelihood);
    if (likelihood < LIKELY_JOIN || used.has(a) || used.has(b) || !join || isDeclined(join.join))
      return false;
    used.add(a).add(b);
    return true;
  });
}

function fromOwnList(
  kind: 'now' | 'earlier',
  story: TrendingItem | undefined,
  joins: ReturnType<typeof joinsOf>,
): JoinSuggestion | null {
  const join = joins.find(({ a, b }) => a === story || b === story);
  return join ? withinList(kind, story, join.a === story ? join.b : join.a, join.likelihood) : null;
}

import type { ComparedStory, NearStories } from '@earshot/schema/trending/compare-rankings';
import { LIKELY_JOIN, likelyJoins } from '@earshot/schema/trending/likely-joins';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import type { ApartCheck } from './apart-stories.ts';
import type { ToldPairs } from './compare-answers.ts';

/**
 * A join that the user can make in a comparison. Stories are identified by line numbers, which do not change with the
 * ranks.
 */
export type ComparedJoin =
  | { readonly kind: 'now' | 'earlier'; readonly line: number; readonly to: number }
  | { readonly kind: 'across'; readonly before: number; readonly after: number };

/** A story that may be the same event as a story that is new, fading or gone. */
export interface JoinSuggestion {
  /** Title of the other story. */
  readonly title: string;
  /** List and first line of the other story, which distinguish it from stories with the same title. */
  readonly story: string;
  /**
   * Likelihood from 0 to 1. Null if the suggestion is based on a link between the two lists, which is not a likelihood.
   */
  readonly likelihood: number | null;
  readonly join: ComparedJoin;
}

type NearPairs = TrendingResult['near_stories'];

/** The user's answer to a suggestion or about a match. */
export interface JoinAnswer {
  readonly join: ComparedJoin;
  /** False if the user said that the two stories are different. */
  readonly isSame: boolean;
}

/** Two rankings that were compared, and what the server said about them. */
export interface Compared {
  readonly stories: readonly ComparedStory[];
  readonly near: readonly NearStories[];
  readonly before: readonly TrendingItem[];
  readonly after: readonly TrendingItem[];
  /** The user's answers about stories of both lists that the comparison takes into account. */
  readonly told: ToldPairs;
}

/** Data, other than the comparison, that suggestions are based on. */
interface SuggestionBasis {
  /** Likely joins within the earlier list. */
  readonly nearBefore: NearPairs;
  /** Likely joins within the later list. */
  readonly nearAfter: NearPairs;
  /** Whether the user said that the stories of two lines of a list are different. */
  readonly isApart: { readonly now: ApartCheck; readonly earlier: ApartCheck };
}

/**
 * For each compared story that is new, fading or gone, returns the story that is most likely the same event, if any:
 * a story of the same list that is not joined with it, or one of the other list that is not matched with it. No
 * story and no pair is suggested twice, because most suggestions of a story that resembles several others would be
 * wrong.
 */
export function suggestJoins(
  compared: Compared,
  { nearBefore, nearAfter, isApart }: SuggestionBasis,
): Map<ComparedStory, JoinSuggestion> {
  const { before, after } = compared;
  const links = linksOf(compared);
  const earlierJoins = joinsOf(before, nearBefore, isApart.earlier);
  const laterJoins = joinsOf(after, nearAfter, isApart.now);
  const suggestionFor = (row: ComparedStory): JoinSuggestion | null => {
    if (row.change === 'gone')
      return (
        fromOwnList('earlier', storyAt(before, row.before), earlierJoins) ?? forGone(row, compared, links)
      );
    if (row.change !== 'new' && row.change !== 'fading') return null;
    return fromOwnList('now', storyAt(after, row.after), laterJoins) ?? forNew(row, compared, links);
  };
  const suggested = new Set<string>();
  return new Map(
    compared.stories.flatMap((row) => {
      const suggestion = suggestionFor(row);
      if (suggestion === null) return [];
      const { join } = suggestion;
      if (join.kind !== 'across' && isApart[join.kind](join.line, join.to)) return [];
      const names = [suggestion.story, pairOf(join)];
      if (names.some((name) => suggested.has(name))) return [];
      for (const name of names) suggested.add(name);
      return [[row, suggestion] as const];
    }),
  );
}

/** Returns the nearest story and the match of each story, keyed by rank in its list. */
function linksOf({ stories, near }: Compared) {
  const rankOf = (row: ComparedStory, list: 'before' | 'after') => row[list]?.rank ?? 0;
  // Of several pairs that name a story, the first and strongest remains, because it is set last.
  const weakestFirst = [...near].reverse();
  return {
    nearOf: {
      before: new Map(weakestFirst.map((pair) => [pair.before, pair.after])),
      after: new Map(weakestFirst.map((pair) => [pair.after, pair.before])),
    },
    rowOf: {
      before: new Map(stories.map((row) => [rankOf(row, 'before'), row])),
      after: new Map(stories.map((row) => [rankOf(row, 'after'), row])),
    },
  };
}

type Links = ReturnType<typeof linksOf>;

/** Returns the same text for a join and for its reverse. */
function pairOf(join: ComparedJoin): string {
  if (join.kind === 'across') return `across ${join.before} ${join.after}`;
  return `${join.kind} ${Math.min(join.line, join.to)} ${Math.max(join.line, join.to)}`;
}

/** Suggests joining a new story with the match of its linked earlier story, or with that earlier story itself. */
function forNew(row: ComparedStory, { before, after }: Compared, links: Links): JoinSuggestion | null {
  const old = row.before === null ? links.nearOf.after.get(row.after?.rank ?? 0) : undefined;
  if (old === undefined) return null;
  const other = storyAt(after, links.rowOf.before.get(old)?.after);
  const own = storyAt(after, row.after);
  return other
    ? withinList('now', own, other, null)
    : acrossLists(storyAt(before, { rank: old }), own, 'earlier');
}

/** Joins a story that is gone with the earlier story that the linked later one is matched with, or with the later one. */
function forGone(row: ComparedStory, { before, after }: Compared, links: Links): JoinSuggestion | null {
  const now = links.nearOf.before.get(row.before?.rank ?? 0);
  if (now === undefined) return null;
  const other = storyAt(before, links.rowOf.after.get(now)?.before);
  const own = storyAt(before, row.before);
  return other
    ? withinList('earlier', own, other, null)
    : acrossLists(own, storyAt(after, { rank: now }), 'now');
}

/** Returns the match of a compared story, so that the user can say that it is wrong. Null if it has none. */
export function matchOf({ before, after }: ComparedStory, lists: Compared): ComparedJoin | null {
  if (before === null || after === null) return null;
  return acrossLists(storyAt(lists.before, before), storyAt(lists.after, after), 'now')?.join ?? null;
}

/** @param list the list of the story that is suggested */
function acrossLists(
  old: TrendingItem | undefined,
  now: TrendingItem | undefined,
  list: 'earlier' | 'now',
): JoinSuggestion | null {
  const [before, after] = [lineOf(old), lineOf(now)];
  if (before === undefined || after === undefined) return null;
  const { title = '' } = (list === 'earlier' ? old : now) ?? {};
  const story = `${list} ${list === 'earlier' ? before : after}`;
  return { title, story, likelihood: null, join: { kind: 'across', before, after } };
}

function withinList(
  kind: 'now' | 'earlier',
  own: TrendingItem | undefined,
  other: TrendingItem,
  likelihood: number | null,
): JoinSuggestion | null {
  const [line, to] = [lineOf(own), lineOf(other)];
  if (line === undefined || to === undefined) return null;
  return { title: other.title, story: `${kind} ${to}`, likelihood, join: { kind, line, to } };
}

function storyAt(
  items: readonly TrendingItem[],
  side: { readonly rank: number } | null | undefined,
): TrendingItem | undefined {
  return side ? items[side.rank - 1] : undefined;
}

function lineOf(story: TrendingItem | undefined): number | undefined {
  return story?.members[0]?.line;
}

/**
 * Returns the likely joins within a list, keyed by story. Each story is joined only with the one that it most likely
 * belongs to.
 */
function joinsOf(items: readonly TrendingItem[], near: NearPairs, isApart: ApartCheck) {
  const joins = new Map<TrendingItem, { readonly other: TrendingItem; readonly likelihood: number }>();
  for (const { a, b, likelihood } of likelyJoins(items, near)) {
    if (likelihood < LIKELY_JOIN || joins.has(a) || joins.has(b)) continue;
    if (isApart(lineOf(a) ?? 0, lineOf(b) ?? 0)) continue;
    joins.set(a, { other: b, likelihood }).set(b, { other: a, likelihood });
  }
  return joins;
}

function fromOwnList(
  kind: 'now' | 'earlier',
  story: TrendingItem | undefined,
  joins: ReturnType<typeof joinsOf>,
): JoinSuggestion | null {
  const join = story && joins.get(story);
  return join ? withinList(kind, story, join.other, join.likelihood) : null;
}

import { at } from '@earshot/schema/at';
import { findLikelyPairs } from './likely-pairs.ts';
import { mergeGroups, nearGroups } from './merge-groups.ts';
import { MergeGuard } from './merge-guard.ts';
import { type DatedTitle, prepareTitles } from './prepare-titles.ts';
import { resolveNicknames } from './resolve-nicknames.ts';
import { type WeightedTitles, weighTitles } from './word-weights.ts';

/** Two lines by index, and the probability or strength of their link, 0-1. */
export interface LinkedLines {
  readonly line: number;
  readonly to: number;
  readonly strength: number;
}

export interface Grouping {
  /** Group number of each title. Groups are numbered in order of their first title. */
  readonly groups: readonly number[];
  readonly weighted: WeightedTitles;
  /** Number of distinct titles that were compared only with their nearest ones, because a work limit was reached. */
  readonly cutShort: number;
  /**
   * Merges of lines, strongest first. Merges of identical titles come first, with strength 1. Stopping at a different
   * strength groups the list more tightly or more loosely. Empty for a long list.
   */
  readonly merges: readonly LinkedLines[];
  /**
   * Pairs of groups that may be the same story after all, each group represented by one line, most likely first. Each group
   * appears in only a few pairs. Empty for a very long list.
   */
  readonly near: readonly LinkedLines[];
}

/** Maximum number of lines for which the order of the merges is returned. */
const MERGES_TO_LINES = 2_000;
/**
 * Maximum number of lines for which near groups are returned. In a longer list, nobody checks them, and finding them takes
 * memory.
 */
const NEAR_TO_LINES = 10_000;
const MIN_NEAR_LIKELIHOOD = 0.05;
const NEAR_OF_GROUP = 5;
const MAX_NEAR = 300;

/**
 * Groups titles that tell the same story: one event, regardless of the wording. Deterministic, and independent of the order
 * of the titles and of repetitions.
 *
 * Each pair of titles gets a likelihood from named evidence (logistic regression). Groups are merged by these likelihoods,
 * strongest link first. Method: docs/methods/grouping.md.
 */
export function groupTitles(titles: readonly DatedTitle[]): Grouping {
  const written = titles.map(({ title }) => title);
  const resolved = resolveNicknames(written);
  const prepared = prepareTitles(titles.map(({ date }, line) => ({ title: at(resolved, line), date })));
  const pairs = findLikelyPairs(prepared);
  const guard = new MergeGuard(prepared.days, prepared.terms.figures);
  const { groupOf, merges } = mergeGroups(prepared.days.length, pairs, guard);
  const renumbered = new Map<number, number>();
  const firstLines: number[] = [];
  const groups = titles.map((_, line) => {
    const title = at(prepared.numberOfLine, line);
    firstLines[title] ??= line;
    const group = at(groupOf, title);
    const known = renumbered.get(group) ?? renumbered.size;
    renumbered.set(group, known);
    return known;
  });
  const lineOf = (title: number) => at(firstLines, title);
  return {
    groups,
    weighted: resolved === written ? prepared.weighted : weighTitles(written),
    cutShort: pairs.cutShort,
    merges:
      titles.length > MERGES_TO_LINES
        ? []
        : [
            ...sameTitles(prepared.numberOfLine, firstLines),
            ...merges.map(({ a, b, strength }) => ({ line: lineOf(a), to: lineOf(b), strength })),
          ],
    near: fewOfEach(titles.length > NEAR_TO_LINES ? [] : nearGroups(groupOf, pairs, MIN_NEAR_LIKELIHOOD)).map(
      ({ a, b, likelihood }) => ({
        line: lineOf(a),
        to: lineOf(b),
        strength: likelihood,
      }),
    ),
  };
}

function sameTitles(numberOfLine: Int32Array, firstLines: readonly number[]): LinkedLines[] {
  return Array.from(numberOfLine, (title, line) => ({
    line: at(firstLines, title),
    to: line,
    strength: 1,
  })).filter(({ line, to }) => line !== to);
}

/** Returns the first pairs: at most `NEAR_OF_GROUP` per group and `MAX_NEAR` in total. */
function fewOfEach<T extends { readonly a: number; readonly b: number }>(sorted: readonly T[]): T[] {
  const counts = new Map<number, number>();
  const kept: T[] = [];
  for (const pair of sorted) {
    if (kept.length === MAX_NEAR) break;
    const ends = [pair.a, pair.b];
    if (ends.some((group) => (counts.get(group) ?? 0) >= NEAR_OF_GROUP)) continue;
    for (const group of ends) counts.set(group, (counts.get(group) ?? 0) + 1);
    kept.push(pair);
  }
  return kept;
}

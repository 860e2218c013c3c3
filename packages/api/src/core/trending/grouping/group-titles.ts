import { findLikelyPairs } from './likely-pairs.ts';
import { mergeGroups } from './merge-groups.ts';
import { MergeGuard } from './merge-guard.ts';
import { type DatedTitle, prepareTitles } from './prepare-titles.ts';
import type { WeightedTitles } from './word-weights.ts';

export interface Grouping {
  /** Group number of each title; groups are numbered by the first title that they hold. */
  readonly groups: readonly number[];
  readonly weighted: WeightedTitles;
  /** Distinct titles that were compared with their nearest ones only, because a limit on the work was reached. */
  readonly cutShort: number;
}

/**
 * Groups titles that tell the same story: one event, whatever its words. Deterministic, independent of the order of the
 * titles, and of how often one is repeated.
 *
 * Every two titles that share a word, a synonym, an event or a figure get a likelihood from named evidence (logistic
 * regression); groups are merged by it, strongest link first. Method: docs/methods/grouping.md.
 */
export function groupTitles(titles: readonly DatedTitle[]): Grouping {
  const prepared = prepareTitles(titles);
  const pairs = findLikelyPairs(prepared);
  const guard = new MergeGuard(prepared.days, prepared.terms.figures);
  const groupOf = mergeGroups(prepared.days.length, pairs, guard);
  const renumbered = new Map<number, number>();
  const groups = titles.map((_, i) => {
    const group = groupOf[prepared.numberOfLine[i] ?? 0] ?? 0;
    const known = renumbered.get(group) ?? renumbered.size;
    renumbered.set(group, known);
    return known;
  });
  return { groups, weighted: prepared.weighted, cutShort: pairs.cutShort };
}

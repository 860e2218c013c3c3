import { at } from '@earshot/schema/at';
import { findLikelyPairs } from './likely-pairs.ts';
import { mergeGroups } from './merge-groups.ts';
import { MergeGuard } from './merge-guard.ts';
import { type DatedTitle, type PreparedTitles, prepareTitles } from './prepare-titles.ts';
import { resolveNicknames } from './resolve-nicknames.ts';
import { tiesOf } from './ties.ts';
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
  readonly prepared: PreparedTitles;
  /** Returns what connects the lines of a group, by their indexes (see `tiesOf`). */
  readonly tiesOf: (lines: readonly number[]) => string[];
}

/** Maximum number of lines for which the order of the merges is returned. */
const MERGES_TO_LINES = 2_000;
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
    prepared,
    tiesOf: (lines) => tiesOf(lines, prepared),
  };
}

function sameTitles(numberOfLine: Int32Array, firstLines: readonly number[]): LinkedLines[] {
  return Array.from(numberOfLine, (title, line) => ({
    line: at(firstLines, title),
    to: line,
    strength: 1,
  })).filter(({ line, to }) => line !== to);
}

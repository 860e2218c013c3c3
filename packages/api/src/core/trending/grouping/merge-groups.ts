import { USUAL_CUT } from '@earshot/schema/trending/regroup';
import { GroupGraph } from './group-graph.ts';
import type { LikelyPairs } from './likely-pairs.ts';
import { LinkHeap, type OfferedLink } from './link-heap.ts';
import type { MergeGuard } from './merge-guard.ts';

/** Minimum strength of the links to follow. Lower than `USUAL_CUT`, so that a list can be grouped more loosely later. */
const LOOSEST_LINK = 0.15;
/**
 * Maximum number of titles for which looser merges are computed. In a longer list, only merges that affect `groupOf` are
 * computed.
 */
const LOOSER_TO_TITLES = 2_000;

/** Two groups, each identified by one of its titles, that become one if links of this strength merge. */
interface Merge {
  readonly a: number;
  readonly b: number;
  /** 0-1, never greater than the strength of the previous merge. */
  readonly strength: number;
}

export interface MergedGroups {
  /** Group number of each title, equal for titles of the same story. */
  readonly groupOf: Int32Array;
  /** Merges, strongest first, down to `LOOSEST_LINK`. Merges below `USUAL_CUT` do not affect `groupOf`. */
  readonly merges: readonly Merge[];
}

/**
 * Groups `titles` titles by repeatedly merging the two groups with the strongest link, unless the guard forbids it
 * (agglomerative clustering by generalized average link over a sparse graph).
 *
 * Every group offers only its strongest link. A merge changes only links of the group that it leaves, and that group then
 * offers its strongest link anew. So no link is ever stronger than the strongest one offered.
 */
export function mergeGroups(titles: number, pairs: LikelyPairs, guard: MergeGuard): MergedGroups {
  const graph = new GroupGraph(titles, pairs);
  const heap = new LinkHeap();
  const loosest = titles <= LOOSER_TO_TITLES ? LOOSEST_LINK : USUAL_CUT;
  const offered: (OfferedLink | null)[] = [];
  const offer = (group: number) => {
    const best = graph.strongestLink(group, loosest);
    offered[group] = best;
    if (best) heap.push(best);
  };
  for (let title = 0; title < titles; title++) offer(title);
  const merges: Merge[] = [];
  let groupOf: Int32Array | null = null;
  let weakest = 1;
  for (let top = heap.pop(); top !== null; top = heap.pop()) {
    const { group, link, a, b, strength } = top;
    if (offered[group] !== top) continue;
    // The other group may have grown, or have been merged into a third one, since the link was offered.
    const ends = graph.ends(link);
    if (ends.a !== a || ends.b !== b || graph.strength(link) !== strength) {
      offer(group);
      continue;
    }
    if (strength < USUAL_CUT) groupOf ??= graph.groups();
    if (!guard.allows(a, b)) {
      graph.cut(link);
      offer(group);
      continue;
    }
    weakest = Math.min(weakest, strength);
    merges.push({ a, b, strength: weakest });
    const [kept, gone] = graph.merge(a, b);
    guard.merge(kept, gone);
    offered[gone] = null;
    offer(kept);
  }
  return { groupOf: groupOf ?? graph.groups(), merges };
}

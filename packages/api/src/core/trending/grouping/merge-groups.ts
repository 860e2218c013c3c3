import { GroupGraph } from './group-graph.ts';
import type { LikelyPairs } from './likely-pairs.ts';
import { LinkHeap } from './link-heap.ts';
import type { MergeGuard } from './merge-guard.ts';

/** Weakest link that merges. */
const MIN_LINK = 0.42;

/**
 * Group number of each of `titles` titles, equal for titles of one story: the two groups with the strongest link are merged,
 * again and again, unless the guard forbids it (agglomerative clustering by generalized average link over a sparse graph).
 */
export function mergeGroups(titles: number, pairs: LikelyPairs, guard: MergeGuard): Int32Array {
  const graph = new GroupGraph(titles, pairs);
  const heap = new LinkHeap();
  const offer = (link: number) => {
    const strength = graph.strength(link);
    if (strength >= MIN_LINK) heap.push({ strength, ...graph.ends(link), link });
  };
  for (let link = 0; link < pairs.likelihood.length; link++) offer(link);
  for (let offered = heap.pop(); offered !== null; offered = heap.pop()) {
    const { link, a, b, strength } = offered;
    // Since it was offered, one of the groups may have become part of another, or larger.
    const ends = graph.ends(link);
    if (ends.a !== a || ends.b !== b || graph.strength(link) !== strength) continue;
    if (!guard.allows(a, b)) {
      graph.cut(link);
      continue;
    }
    const [kept, gone] = graph.merge(a, b);
    guard.merge(kept, gone);
    for (const other of graph.linksOf(kept)) offer(other);
  }
  return graph.groups();
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayRange } from './day-evidence.ts';
import { GroupGraph } from './group-graph.ts';
import { isEarlier, type OfferedLink } from './link-heap.ts';
import { mergeGroups } from './merge-groups.ts';
import { MergeGuard } from './merge-guard.ts';

function pairsOf(pairs: readonly (readonly [first: number, second: number, likelihood: number])[]) {
  return {
    first: Int32Array.from(pairs, ([first]) => first),
    second: Int32Array.from(pairs, ([, second]) => second),
    likelihood: Float64Array.from(pairs, ([, , likelihood]) => likelihood),
    cutShort: 0,
  };
}

const TITLES = 12;
const pairsOfTitles = Array.from({ length: TITLES }, (_, first) =>
  Array.from({ length: first }, (_unused, second) => [first, second] as const),
).flat();
/** Likelihoods with many ties. 0 stands for a pair that is not likely. */
const someLikelihoods = fc.array(fc.constantFrom(0, 0, 0.1, 0.3, 0.5, 0.7, 0.7, 0.9), {
  minLength: pairsOfTitles.length,
  maxLength: pairsOfTitles.length,
});
const someDays = fc.array(fc.option(fc.integer({ min: 0, max: 8 })), {
  minLength: TITLES,
  maxLength: TITLES,
});

/** Looks at every link before each merge. */
function mergeByAllLinks(pairs: ReturnType<typeof pairsOf>, guard: MergeGuard) {
  const graph = new GroupGraph(TITLES, pairs);
  const merges: [number, number][] = [];
  for (;;) {
    let best: OfferedLink | null = null;
    for (let link = 0; link < pairs.likelihood.length; link++) {
      const offered = { group: 0, link, strength: graph.strength(link), ...graph.ends(link) };
      if (offered.strength >= 0.15 && (!best || isEarlier(offered, best))) best = offered;
    }
    if (!best) return merges;
    if (!guard.allows(best.a, best.b)) graph.cut(best.link);
    else {
      guard.merge(...graph.merge(best.a, best.b));
      merges.push([best.a, best.b]);
    }
  }
}

describe('mergeGroups', () => {
  it('merges in the same order as if every link were compared before each merge', () => {
    fc.assert(
      fc.property(someLikelihoods, someDays, (likelihoods, days) => {
        const pairs = pairsOf(
          pairsOfTitles.flatMap(([first, second], i) => {
            const likelihood = likelihoods[i] ?? 0;
            return likelihood === 0 ? [] : [[first, second, likelihood] as const];
          }),
        );
        const ranges = days.map((day): DayRange | null => (day === null ? null : { first: day, last: day }));
        const guard = () => new MergeGuard(ranges, []);
        expect(mergeGroups(TITLES, pairs, guard()).merges.map(({ a, b }) => [a, b])).toEqual(
          mergeByAllLinks(pairs, guard()),
        );
      }),
      { numRuns: 300 },
    );
  });
});

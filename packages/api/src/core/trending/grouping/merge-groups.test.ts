import { itemAt } from '@earshot/schema/item-at';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeGroups } from './merge-groups.ts';
import type { Title } from './terms.ts';

const TITLES = 12;
const PAIRS = (TITLES * (TITLES - 1)) / 2;
const LOOSEST = 0.15;

/** Titles of these days, null for none. */
const titlesOf = (days: readonly (number | null)[]) =>
  days.map(
    (day, number) =>
      ({ number, figures: [], days: day === null ? null : { first: day, last: day } }) as unknown as Title,
  );

/** Looks at every pair of groups before each merge. Groups are numbered by their first titles. */
function mergeByAllPairs(days: readonly (number | null)[], likelihood: (a: number, b: number) => number) {
  const all = days.map((_, i) => i);
  const groups = new Map(all.map((i) => [i, [i]]));
  const sums = all.map((a) => all.map((b) => likelihood(a, b)));
  const sumOf = (a: number, b: number) => itemAt(itemAt(sums, a), b);
  const setSum = (a: number, b: number, sum: number) => {
    itemAt(sums, a)[b] = sum;
    itemAt(sums, b)[a] = sum;
  };
  const strengthOf = (a: number, b: number) => {
    const count = (groups.get(a)?.length ?? 0) * (groups.get(b)?.length ?? 0);
    return sumOf(a, b) < 0.05 * count ? 0 : sumOf(a, b) / count ** 0.95;
  };
  const areApart = (a: number, b: number) => {
    const [x = [], y = []] = [a, b].map((group) => (groups.get(group) ?? []).flatMap((i) => days[i] ?? []));
    if (x.length === 0 || y.length === 0) return false;
    const isApart = Math.max(...x) < Math.min(...y) || Math.max(...y) < Math.min(...x);
    return isApart && Math.max(...x, ...y) - Math.min(...x, ...y) > 3;
  };
  const merges: number[][] = [];
  for (;;) {
    const links = [...groups.keys()]
      .flatMap((a) => [...groups.keys()].flatMap((b) => (a < b ? { a, b, strength: strengthOf(a, b) } : [])))
      .filter(({ strength }) => strength >= LOOSEST)
      .sort((x, y) => y.strength - x.strength);
    const [best] = links;
    if (!best) return merges;
    const { a, b } = best;
    if (!areApart(a, b)) {
      merges.push([a, b]);
      groups.set(a, [...(groups.get(a) ?? []), ...(groups.get(b) ?? [])]);
      groups.delete(b);
      for (const other of groups.keys()) if (other !== a) setSum(a, other, sumOf(a, other) + sumOf(b, other));
    }
    setSum(a, b, 0);
  }
}

it('merges as if every pair of groups were compared before each merge', () => {
  /** Different for each pair, and 0 for a third of them. */
  const likelihoods = fc
    .uniqueArray(fc.integer({ min: -500_000, max: 1_000_000 }), { minLength: PAIRS, maxLength: PAIRS })
    .map((values) => values.map((value) => Math.max(0, value / 1_000_000)));
  const days = fc.array(fc.option(fc.integer({ min: 0, max: 8 })), { minLength: TITLES, maxLength: TITLES });
  fc.assert(
    fc.property(likelihoods, days, (strengths, ofTitles) => {
      const titles = titlesOf(ofTitles);
      const pairs = titles
        .flatMap((a, i) => titles.slice(0, i).map((b) => ({ a, b })))
        .map((pair, i) => ({ ...pair, strength: itemAt(strengths, i) }))
        .filter(({ strength }) => strength > 0);
      const likelihood = (a: number, b: number) =>
        pairs.find((pair) => pair.a.number === Math.max(a, b) && pair.b.number === Math.min(a, b))
          ?.strength ?? 0;
      expect(mergeGroups(titles, pairs).map(({ a, b }) => [a.number, b.number])).toEqual(
        mergeByAllPairs(ofTitles, likelihood),
      );
    }),
    { numRuns: 100 },
  );
});

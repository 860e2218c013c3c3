import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visitCandidates } from './candidates.ts';
import { packRows } from './packed-rows.ts';

/** Returns the earlier titles that are compared with each title, in ascending order, and the number of cut searches. */
function candidatesOf(titles: readonly (readonly number[])[], weights: readonly number[]) {
  const holders = weights.map((_, term) =>
    titles.flatMap((terms, title) => (terms.includes(term) ? title : [])),
  );
  const found = titles.map((): number[] => []);
  const cut = visitCandidates(
    packRows(titles),
    packRows(holders),
    Float64Array.from(weights),
    (title, earlier) => {
      found[title]?.push(earlier);
    },
  );
  return { found: found.map((earlier) => earlier.toSorted((a, b) => a - b)), cut };
}

it('compares each title once with every earlier title that shares a weighted term, in a short list', () => {
  const weights = [0, 1, 0.5, 2, 0.1];
  const title = fc.uniqueArray(fc.nat(4), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(title, { maxLength: 30 }), (titles) => {
      const shared = (a: readonly number[], b: readonly number[]) =>
        a.some((term) => term !== 0 && b.includes(term));
      const expected = titles.map((terms, i) =>
        titles.flatMap((other, j) => (j < i && shared(terms, other) ? j : [])),
      );
      expect(candidatesOf(titles, weights)).toEqual({ found: expected, cut: 0 });
    }),
  );
});

it('compares at most 200 titles: those with the largest sum of squared weights, and of equal ones the first', () => {
  // All share term 0. The titles from 100 to 149 also share term 1 with the last one.
  const titles = Array.from({ length: 250 }, (_, i) => (i >= 100 && i < 150 ? [0, 1] : [0]));
  const { found, cut } = candidatesOf([...titles, [0, 1]], [1, 0.5]);
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
  expect(found[250]).toEqual(numbers(0, 200));
  expect(found[200]).toEqual(numbers(0, 200));
  // Titles 201 to 250 have more than 200 earlier titles.
  expect(cut).toBe(50);
  const late = Array.from({ length: 250 }, (_, i) => (i >= 200 ? [0, 1] : [0]));
  expect(candidatesOf([...late, [0, 1]], [1, 0.5]).found[250]).toEqual([
    ...numbers(0, 150),
    ...numbers(200, 250),
  ]);
});

import { expect, it } from 'vitest';
import { leadingVector } from './leading-vector.ts';

const centralities = (titles: number, pairs: readonly (readonly [number, number, number])[]) =>
  [
    ...leadingVector(
      titles,
      { first: Int32Array.from(pairs, ([a]) => a), second: Int32Array.from(pairs, ([, b]) => b) },
      Float64Array.from(pairs, ([, , strength]) => strength),
    ),
  ].map((value) => Number(value.toFixed(3)));

it.each<[string, number, readonly (readonly [number, number, number])[], readonly number[]]>([
  [
    'that are all linked is equal',
    3,
    [
      [0, 1, 0.5],
      [0, 2, 0.5],
      [1, 2, 0.5],
    ],
    [1, 1, 1],
  ],
  [
    'of the larger group is that of the list, and others have none',
    5,
    [
      [0, 1, 1],
      [0, 2, 1],
      [1, 2, 1],
      [3, 4, 1],
    ],
    [1, 1, 1, 0, 0],
  ],
  ['without links is equal', 2, [], [1, 1]],
  ['whose links have no strength is equal', 2, [[0, 1, 0]], [1, 1]],
])('the centrality of titles %s', (_, titles, pairs, expected) => {
  expect(centralities(titles, pairs)).toEqual(expected);
});

it('an empty list has no titles', () => expect(centralities(0, [])).toEqual([]));

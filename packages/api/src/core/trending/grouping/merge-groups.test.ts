import { describe, expect, it } from 'vitest';
import { nearGroups } from './merge-groups.ts';

/** Titles 0 and 1 are one group, titles 2 and 3 another one, and titles 4 and 5 are alone. */
const groupOf = Int32Array.of(0, 0, 2, 2, 4, 5);

function pairsOf(pairs: readonly (readonly [first: number, second: number, likelihood: number])[]) {
  return {
    first: Int32Array.from(pairs, ([first]) => first),
    second: Int32Array.from(pairs, ([, second]) => second),
    likelihood: Float64Array.from(pairs, ([, , likelihood]) => likelihood),
    cutShort: 0,
  };
}

describe('nearGroups', () => {
  it('orders groups by the mean likelihood of their titles, single titles first among equals', () => {
    const near = nearGroups(
      groupOf,
      pairsOf([
        [2, 0, 0.3],
        [2, 1, 0.3],
        [3, 0, 0.3],
        [3, 1, 0.3],
        [5, 4, 0.3],
        [4, 0, 0.2],
      ]),
      0.05,
    );
    expect(near.map(({ a, b }) => [a, b])).toEqual([
      [4, 5],
      [0, 2],
      [0, 4],
    ]);
    expect(near[0]?.likelihood).toBeCloseTo(0.3);
    expect(near[1]?.likelihood).toBeCloseTo(0.3 / (0.3 + 0.7 * 4 ** 0.3));
  });

  it('omits groups with a lower mean likelihood, and titles of one group', () => {
    expect(
      nearGroups(
        groupOf,
        pairsOf([
          [1, 0, 0.9],
          [2, 0, 0.1],
        ]),
        0.05,
      ),
    ).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { GroupGraph } from './group-graph.ts';

/** Four titles: 0, 1 and 2 are linked with each other, and 3 with 2. */
const graph = () =>
  new GroupGraph(4, {
    first: Int32Array.of(0, 2, 1, 2),
    second: Int32Array.of(1, 0, 2, 3),
    likelihood: Float64Array.of(0.9, 0.6, 0.5, 0.4),
    cutShort: 0,
  });

it('a link names its groups, the lower number first, and is as strong as its pair is likely', () => {
  expect([0, 1, 2, 3].map((link) => graph().ends(link))).toEqual([
    { a: 0, b: 1 },
    { a: 0, b: 2 },
    { a: 1, b: 2 },
    { a: 2, b: 3 },
  ]);
  expect([0, 3].map((link) => graph().strength(link))).toEqual([0.9, 0.4]);
});

it.each([
  [0, 0.05, 0],
  [2, 0.05, 1],
  [2, 0.6, 1],
  [2, 0.61, null],
  [3, 0.05, 3],
])('the strongest link of group %d from %d on is %s', (group, least, link) => {
  expect(graph().strongestLink(group, least)?.link ?? null).toBe(link);
});

it.each([
  [0, 2],
  [2, 0],
])('merging %d and %d keeps the one with more links, whose links absorb those of the other', (a, b) => {
  const merged = graph();
  expect(merged.merge(a, b)).toEqual([2, 0]);
  expect([...merged.groups()]).toEqual([2, 1, 2, 3]);
  expect(merged.strength(1)).toBe(0);
  const link = merged.strongestLink(1, 0);
  expect(link).toMatchObject({ a: 1, b: 2 });
  expect(link?.strength).toBeCloseTo((0.9 + 0.5) / 2 ** 0.95);
  expect(merged.strongestLink(3, 0)?.strength).toBeCloseTo(0.4 / 2 ** 0.95);
});

it('of two groups with as many links, the lower number is kept, and groups of groups have one number', () => {
  const merged = graph();
  expect(merged.merge(1, 0)).toEqual([0, 1]);
  expect(merged.merge(3, 2)).toEqual([2, 3]);
  expect(merged.merge(2, 0)).toEqual([0, 2]);
  expect([...merged.groups()]).toEqual([0, 0, 0, 0]);
});

it('a cut link is not offered, and large groups with few likely pairs have no strength', () => {
  const cut = graph();
  cut.cut(1);
  expect(cut.strongestLink(0, 0)?.link).toBe(0);
  cut.cut(0);
  expect(cut.strongestLink(0, 0.01)).toBeNull();
  const weak = new GroupGraph(3, {
    first: Int32Array.of(0, 1),
    second: Int32Array.of(1, 2),
    likelihood: Float64Array.of(0.9, 0.09),
    cutShort: 0,
  });
  weak.merge(0, 1);
  expect(weak.strongestLink(2, 0.01)).toBeNull();
});

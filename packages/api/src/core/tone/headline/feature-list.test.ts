import { expect, it } from 'vitest';
import { FeatureList } from './feature-list.ts';

it('keeps every feature when a long text needs more room', () => {
  const list = new FeatureList();
  for (let i = 0; i < 5000; i++) list.add(-i, i / 2, i, i + 1);
  expect(list.length).toBe(5000);
  expect([list.hashes[0], list.hashes[4999]]).toEqual([0, -4999]);
  expect([list.sizes[4999], list.froms[1024], list.tos[1024]]).toEqual([2499.5, 1024, 1025]);
});

it('is empty after it is cleared', () => {
  const list = new FeatureList();
  list.add(1, 1, 0, 1);
  list.clear();
  expect(list.length).toBe(0);
});

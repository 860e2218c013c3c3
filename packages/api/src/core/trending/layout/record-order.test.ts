import { expect, it } from 'vitest';
import { makeUpOf, orderLikelihood } from './find-records.ts';
import type { LayoutRole } from './layout-role.ts';

it.each<[readonly LayoutRole[], readonly LayoutRole[]]>([
  [
    ['headline', 'author', 'date'],
    ['headline', 'outlet', 'date'],
  ],
  [
    ['frame', 'headline', 'gap', 'teaser', 'teaser', 'heading'],
    ['headline', 'teaser'],
  ],
  [
    ['author', 'outlet', 'headline'],
    ['outlet', 'headline'],
  ],
  [[], []],
])('the order of %j is %j', (roles, order) => expect(makeUpOf(roles)).toEqual(order));

it('a usual order of a record is likelier than the same roles in an unusual one', () => {
  expect(orderLikelihood(['headline', 'outlet', 'date'])).toBeGreaterThan(
    orderLikelihood(['date', 'headline', 'teaser', 'headline', 'outlet']),
  );
  expect(orderLikelihood(['headline', 'author', 'date'])).toBe(
    orderLikelihood(['headline', 'outlet', 'date']),
  );
});

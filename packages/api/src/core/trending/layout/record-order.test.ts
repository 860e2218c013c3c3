import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { makeUpOf, orderLikelihood } from './find-records.ts';
import type { LayoutRole } from './layout-role.ts';

it.each(examples<[readonly LayoutRole[], readonly LayoutRole[]]>(import.meta.url, 'orders'))(
  'the order of %j is %j',
  (roles, order) => expect(makeUpOf(roles)).toEqual(order),
);

it('a usual order of a record is likelier than the same roles in an unusual one', () => {
  expect(orderLikelihood(['headline', 'outlet', 'date'])).toBeGreaterThan(
    orderLikelihood(['date', 'headline', 'teaser', 'headline', 'outlet']),
  );
  expect(orderLikelihood(['headline', 'author', 'date'])).toBe(
    orderLikelihood(['headline', 'outlet', 'date']),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctRows, packRows, rowOf } from './packed-rows.ts';

it('distinctRows sorts every row and removes duplicates', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat({ max: 9 }), { maxLength: 8 }), { maxLength: 10 }), (rows) => {
      const distinct = distinctRows(packRows(rows));
      rows.forEach((row, i) => {
        expect([...rowOf(distinct, i)]).toEqual([...new Set(row)].sort((a, b) => a - b));
      });
    }),
  );
});

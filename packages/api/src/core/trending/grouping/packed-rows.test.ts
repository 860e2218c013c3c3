import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareRows, distinctRows, packRows, rowOf, vectorLengths } from './packed-rows.ts';

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

it('distinctRows also sorts long rows, and only within each row', () => {
  const long = Array.from({ length: 200 }, (_, i) => (i * 37) % 90);
  const distinct = distinctRows(packRows([[5, 3], long, [2, 1]]));
  expect([0, 1, 2].map((row) => [...rowOf(distinct, row)])).toEqual([
    [3, 5],
    [...new Set(long)].sort((a, b) => a - b),
    [1, 2],
  ]);
});

it.each<[readonly number[], readonly number[], number]>([
  [[1, 2], [1, 3], -1],
  [[1, 3], [1, 2], 1],
  [[1, 2], [1, 2], 0],
  [[1], [1, 2], -1],
  [[], [1], -1],
  [[2], [1, 9], 1],
])('compareRows compares %j and %j: %d', (a, b, order) => {
  expect(Math.sign(compareRows(packRows([[9], a, b]), 1, 2))).toBe(order);
});

it('vectorLengths adds the squares of the weights of a row, and an empty row has 1', () => {
  const lengths = vectorLengths(packRows([[0, 1], [], [2], [1, 1]]), Float64Array.of(3, 4, 0));
  expect([...lengths].map((length) => Number(length.toFixed(3)))).toEqual([5, 1, 1, 5.657]);
});

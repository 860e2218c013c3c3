import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { columnFeatures } from './columns.ts';

it.each(examples<[string[], string | null, Record<string, number>]>(import.meta.url, 'columns'))(
  'the column %j with the name %s has the features %j',
  (cells, header, expected) => {
    const found = columnFeatures(cells, header);
    for (const [name, value] of Object.entries(expected)) expect(found[name] ?? 0).toBeCloseTo(value, 3);
  },
);

it('few values are three or fewer in more than five cells', () => {
  const few = (cells: string) => columnFeatures(cells.split(''), null)['few values'];
  expect(['abcabc', 'abcabd', 'abcab'].map(few)).toEqual([1, 0, 0]);
});

it('the name of a column counts more beside fewer than five cells', () => {
  const isFew = (cells: number) =>
    'few cells, named outlet' in columnFeatures(Array(cells).fill('Coast Times'), 'Outlet');
  expect([1, 4, 5, 20].map(isFew)).toEqual([true, true, false, false]);
});

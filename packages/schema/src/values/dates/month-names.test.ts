import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../testing/examples.ts';
import table from './month-names.examples.tsv?raw';
import { monthNumber, monthOf } from './month-names.ts';

describe('month names', () => {
  it.each([
    ['march', 3],
    ['Sept.', 9],
    ['DEZEMBER', 12],
    ['février', 2],
    ['března', 3],
    ['października', 10],
    ['mayıs', 5],
    ['mar.ch', undefined],
    ['lipiec', undefined],
    ['des', undefined],
  ])('in running text, %s is %s', (name, month) => {
    expect(monthNumber(name)).toBe(month);
  });

  it.each(examplesIn<[string, number | null]>(table, 'months in a date field'))(
    'in a date field, %s is %s',
    (name, month) => {
      expect(monthOf(name)).toBe(month);
    },
  );
});

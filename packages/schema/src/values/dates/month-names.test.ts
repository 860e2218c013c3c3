import { describe, expect, it } from 'vitest';
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

  it.each([
    ['March', 3],
    ['Març', 3],
    ['fevrier', 2],
    ['FÉVR.', 2],
    ['Lipiec', 7],
    ['pazdziernika', 10],
    ['PAŹDZIERNIK', 10],
    ['mayis', 5],
    ['des.', 12],
    ['январь', 1],
    ['ΜΑΐΟΥ', 5],
    ['mar.ch', null],
    ['ferry', null],
    ['', null],
  ])('in a date field, %s is %s', (name, month) => {
    expect(monthOf(name)).toBe(month);
  });
});

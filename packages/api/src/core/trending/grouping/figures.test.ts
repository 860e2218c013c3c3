import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { clashOfFigures, readFigures, scoreKey } from './figures.ts';

describe('readFigures', () => {
  it.each(examples<[string, { kind: string; value: number; text: string }[]]>(import.meta.url, 'figures'))(
    '%s',
    (title, figures) => {
      expect(readFigures(title)).toEqual(figures);
    },
  );

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
    'finds no figure in the word %s, a member of every object',
    (word) => {
      expect(readFigures(`Team wins ${word} title`)).toEqual([]);
    },
  );
});

it.each<[string, string, boolean, number]>([
  ['Dorran pays £1.48bn', 'Dorran buys Vantry for £1.5bn', false, 0],
  ['Dorran pays £1.48bn', 'Dorran pays £2bn', false, 1],
  ['Marlish cuts 38,000 jobs', 'Marlish cuts 12,000 jobs', false, 1],
  ['Fire kills 12', 'Fire kills 15', false, 0.3],
  ['Fire kills 12', 'Fire kills 12', false, 0],
  ['Rovers win 2-1', 'Rovers win 3-0', true, 1],
  ['Rovers win 2-1', 'City lose 1-2', true, 0],
  ['Rovers win 2-1', 'City win 2-1', false, 1],
  ['Sales up 5% in 2026', 'Sales up 9% in 2026', false, 1],
  ['Sales up in 2026', 'Profit up in 2026', false, 0],
  ['Sales up in 2026', 'Sales up in 2025', false, 0],
  ['Sales up 5%', 'Sales reach £2bn', false, 0],
  ['Fire kills 12 of 400', 'Fire kills 12', false, 0],
  ['', 'Fire kills 12', false, 0],
])('the figures of %j and %j disagree: same name %s, %d', (a, b, sharesName, clash) => {
  expect(clashOfFigures(readFigures(a), readFigures(b), sharesName)).toBe(clash);
});

it('a score has the key of its reverse', () => {
  expect([scoreKey(2_001), scoreKey(1_002), scoreKey(3_003)]).toEqual([2_001, 2_001, 3_003]);
});

it.each([
  ['Orrin scores 300-250 in a draw', 'score', false],
  ['Halden wins 112-98', 'score', true],
  [`Ferry fare ${'9'.repeat(400)}`, 'count', false],
])('%j has a %s: %s', (title, kind, has) => {
  expect(readFigures(title).some((figure) => figure.kind === kind)).toBe(has);
});

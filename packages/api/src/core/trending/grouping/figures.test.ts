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

it.each(
  examples<[string, string, boolean, number]>(import.meta.url, 'the figures of and disagree same name'),
)('the figures of %j and %j disagree: same name %s, %d', (a, b, sharesName, clash) => {
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

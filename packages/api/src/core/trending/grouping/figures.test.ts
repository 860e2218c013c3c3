import { describe, expect, it } from 'vitest';
import { clashOfFigures, readFigures, scoreKey } from './figures.ts';

describe('readFigures', () => {
  it.each([
    ['Dorran pays £1.48bn for Vantry', [{ kind: 'money', value: 1.48e9, text: '£1.48bn' }]],
    [
      'Sales fall 12.5% in third quarter',
      [
        { kind: 'percent', value: 12.5, text: '12.5%' },
        { kind: 'period', value: 2, text: 'third quarter' },
      ],
    ],
    ['Rovers beat City 2-1', [{ kind: 'score', value: 2_001, text: '2-1' }]],
    [
      'Twelve trams withdrawn in 2026',
      [
        { kind: 'year', value: 2026, text: '2026' },
        { kind: 'count', value: 12, text: 'Twelve' },
      ],
    ],
    ['Marlish cuts 38,000 jobs', [{ kind: 'count', value: 38_000, text: '38,000' }]],
    ['Insurer fined Rs 2 crore', [{ kind: 'money', value: 2e7, text: 'Rs 2 crore' }]],
    [
      'Grocer pays R520m, Swiss rival CHF 85m',
      [
        { kind: 'money', value: 5.2e8, text: 'R520m' },
        { kind: 'money', value: 8.5e7, text: 'CHF 85m' },
      ],
    ],
    ['Ferry line opens', []],
  ])('%s', (title, figures) => {
    expect(readFigures(title)).toEqual(figures);
  });

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

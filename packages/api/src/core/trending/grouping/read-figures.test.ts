import { describe, expect, it } from 'vitest';
import { readFigures } from './read-figures.ts';

describe('readFigures', () => {
  it.each([
    ['Dorran pays £1.48bn for Vantry', [{ kind: 'money', value: 1.48e9 }]],
    [
      'Sales fall 12.5% in third quarter',
      [
        { kind: 'percent', value: 12.5 },
        { kind: 'period', value: 2 },
      ],
    ],
    ['Rovers beat City 2-1', [{ kind: 'score', value: 2_001 }]],
    [
      'Twelve trams withdrawn in 2026',
      [
        { kind: 'year', value: 2026 },
        { kind: 'count', value: 12 },
      ],
    ],
    ['Marlish cuts 38,000 jobs', [{ kind: 'count', value: 38_000 }]],
    ['Insurer fined Rs 2 crore', [{ kind: 'money', value: 2e7 }]],
    [
      'Grocer pays R520m, Swiss rival CHF 85m',
      [
        { kind: 'money', value: 5.2e8 },
        { kind: 'money', value: 8.5e7 },
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

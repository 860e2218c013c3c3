import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { headOf, pluralsOf, singularsOf } from './keyword-patterns.ts';

it.each(examples<[string, string[]]>(import.meta.url, 'the plurals of'))(
  'the plurals of %s are %j',
  (word, plurals) => {
    expect(pluralsOf(word, false)).toEqual(plurals);
  },
);

it('two letters have a plural only in capitals', () => {
  expect([pluralsOf('ai', true), pluralsOf('x', true)]).toEqual([['ais'], []]);
});

it.each(examples<[string, string[]]>(import.meta.url, 'the singulars of'))(
  'the singulars of %s may be %j',
  (word, singulars) => {
    expect(singularsOf(word)).toEqual(singulars);
  },
);

it.each(examples<[string, number]>(import.meta.url, 'where a plural ends'))(
  'of %s, the word %i is pluralized',
  (phrase, index) => {
    expect(headOf(phrase.split(' '))).toBe(index);
  },
);

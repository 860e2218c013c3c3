import { expect, it } from 'vitest';
import { headOf, pluralsOf, singularsOf } from './inflections.ts';

it.each<[string, string[]]>([
  ['city', ['citys', 'cities']],
  ['day', ['days']],
  ['box', ['boxes']],
  ['church', ['churches']],
  ['crisis', ['crisises', 'crises']],
  ['photo', ['photos', 'photoes']],
  ['spokesman', ['spokesmans', 'spokesmen']],
  ['child', ['children', 'childs']],
  ['tesla', ['teslas']],
  ['737', ['737s']],
  ['a320', ['a320s']],
  ['20', []],
  ['ai', []],
  ['ga', []],
  ['new', []],
  ['café', []],
])('the plurals of %s are %j', (word, plurals) => {
  expect(pluralsOf(word, false)).toEqual(plurals);
});

it('two letters have a plural only in capitals', () => {
  expect([pluralsOf('ai', true), pluralsOf('x', true)]).toEqual([['ais'], []]);
});

it.each<[string, string[]]>([
  ['layoffs', ['layoff']],
  ['policies', ['policie', 'policy']],
  ['crises', ['crise', 'cris', 'crisis']],
  ['boxes', ['boxe', 'box']],
  ['heroes', ['heroe', 'hero']],
  ['children', ['child']],
  ['spokesmen', ['spokesman']],
  ['omen', []],
  ['news', []],
  ['series', []],
  ['cars', []],
  ['status', []],
  ['analysis', []],
  ['virus', []],
  ['glass', []],
])('the singulars of %s may be %j', (word, singulars) => {
  expect(singularsOf(word)).toEqual(singulars);
});

it.each([
  ['climate change', 1],
  ['attorney general', 0],
  ['general', 0],
  ['mother in law', 0],
  ['prime minister elect', 1],
  ['runner up', 0],
  ['follow up', 1],
  ['passer by', 0],
])('of %s, the word %i is pluralized', (phrase, index) => {
  expect(headOf(phrase.split(' '))).toBe(index);
});

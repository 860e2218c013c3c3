import { describe, expect, it } from 'vitest';
import { scanLine } from '../line/tokenize.ts';
import { weighedWords } from './weigh-words.ts';

/** Returns the factor of each rated word of a text, by the word. */
const factorsOf = (text: string) =>
  Object.fromEntries(weighedWords(scanLine(text)).map(({ key, factor }) => [key, Number(factor.toFixed(4))]));

describe('a rated word', () => {
  it.each<[string, number]>([
    ['the food is good', 1],
    ['the food is not good', -0.74],
    ['nobody is good', -0.74],
    ['the food isn’t ever good', -0.74],
    ['the food does not seem to be good', -0.74],
    ['it was far from good', -0.74],
    ['it was anything but good', -0.74],
    ['the least good', -0.74],
    ['there is no such good', -0.74],
  ])('is turned around and weakened by a negation before it: %s', (text, factor) => {
    expect(factorsOf(text)).toEqual({ good: factor });
  });

  it.each([
    'nobody that lives here is good',
    'the food does not always seem to be good',
    'we do not cook, he is good',
    'it is not. good food',
    'the food is good, not old',
    'at least good',
    'not only good',
    'it came from good',
  ])('is not negated by a word that is too far away, in another clause, or no negation: %s', (text) => {
    expect(factorsOf(text)).toEqual({ good: 1 });
  });

  it('after “no” as an answer is not negated', () => {
    expect(factorsOf('no, it is good').good).toBe(1);
    expect(factorsOf('nope, it is good').good).toBe(1);
  });

  it('after a fixed phrase is not negated by a word of the phrase', () => {
    expect(factorsOf('it is no doubt good')).toEqual({ 'no doubt': 1, good: 1 });
  });

  it.each<[string, number]>([
    ['very good', 1.15],
    ['a very old good', 1 + 0.15 * 0.95],
    ['really very good', 1 + 0.15 + 0.15 * 0.95],
    ['it is VERY good', 1 + 0.15 * 1.37],
    ['slightly good', 0.85],
    ['a slightly old good', 1 - 0.15 * 0.95],
    ['not very good', -0.74 * 1.15],
    ['never so good', 1.25 * 1.15],
    ['never this good', 1.25],
    ['less than good', -0.74 * (1 - 0.15 * 0.95)],
    ['very much of an old good', 1],
    ['it is very. good', 1],
  ])('is weighed by the words of degree up to three words before it: %s', (text, factor) => {
    expect(factorsOf(text).good).toBeCloseTo(factor, 4);
  });

  it.each<[string, number]>([
    ['it is good!', 1.09],
    ['it is good!!!', 1.27],
    ['it is good!!!!!!!!', 1.36],
    ['it rains! it is good', 1],
    ['it is GOOD', 1.37],
    ['IT IS GOOD', 1],
  ])('is stronger in capitals and with up to four exclamation marks: %s', (text, factor) => {
    expect(factorsOf(text)).toEqual({ good: factor });
  });

  it('counts half before “but”, and more after it, in the same sentence', () => {
    expect(factorsOf('it is good but bad')).toEqual({ good: 0.5, bad: 1.5 });
    expect(factorsOf('it is good, however bad')).toEqual({ good: 0.5, bad: 1.5 });
    expect(factorsOf('it is good. but it is bad')).toEqual({ good: 1, bad: 1.5 });
    expect(factorsOf('not old but good')).toEqual({ good: 1.5 });
  });

  it('is the longest phrase, also around a number, within a clause', () => {
    expect(factorsOf('they cut jobs')).toEqual({ 'cut jobs': 1 });
    expect(factorsOf('they cut 500 jobs')).toEqual({ 'cut jobs': 1 });
    expect(factorsOf('they cut, jobs stay')).not.toHaveProperty('cut jobs');
    expect(factorsOf('they cut 500 600 jobs')).not.toHaveProperty('cut jobs');
    expect(weighedWords(scanLine('they cut 500 jobs')).map(({ from, to }) => [from, to])).toEqual([[1, 4]]);
  });

  it('may be a smiley, which no negation turns around', () => {
    expect(factorsOf('the bus is not here :)')).toEqual({ ':)': 1 });
  });

  it('is missing in a text without any', () => {
    expect(weighedWords(scanLine(''))).toEqual([]);
    expect(weighedWords(scanLine('the table 12'))).toEqual([]);
  });
});

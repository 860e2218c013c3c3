import { describe, expect, it } from 'vitest';
import { readLine } from '../line/read-line.ts';
import { lexicalTone } from './lexical-tone.ts';

const ratedIn = (text: string) =>
  lexicalTone(readLine({ text, language: 'en', names: [] })).words.map(({ start, end }) =>
    text.slice(start, end),
  );
const weightOf = (text: string) =>
  lexicalTone(readLine({ text, language: 'en', names: [] })).words[0]?.weight;

describe('a rated phrase', () => {
  it('may have a number inside', () => {
    expect(ratedIn('The firm will cut 500 jobs in Ohio')).toEqual(['cut 500 jobs']);
  });

  it('ends at a name, as it does at any other word', () => {
    expect(ratedIn('The firm sees no Siemens doubt')).toEqual(['doubt']);
    expect(ratedIn('The firm will cut Siemens jobs in Ohio')).toEqual(['cut']);
  });
});

describe('a word in a name', () => {
  it('is not rated, and neither negates nor strengthens a word after it', () => {
    expect(ratedIn('The firm moves to Little Hope')).toEqual([]);
    expect(ratedIn('The firm and Very Never great work')).toEqual(['great work']);
    expect(weightOf('The firm and Very Never great work')).toBe(weightOf('The firm and great work'));
  });
});

describe('the weight of a rated word', () => {
  it.each<[string, number]>([
    ['the food is not good', -0.74],
    ['nobody is good', -0.74],
    ['there is no such good', -0.74],
    ['we do not cook, he is good', 1],
    ['it is not. good food', 1],
    ['the food is good, not old', 1],
    ['very good', 1.15],
    ['slightly good', 0.85],
    ['not very good', -0.74 * 1.15],
    ['it is very. good', 1],
    ['it is good but old', 0.5],
    ['not old but good', 1.5],
    ['it is old. but it is good', 1.5],
  ])('%s: %d', (text, factor) => {
    expect(weightOf(text) ?? 0).toBeCloseTo(factor * (weightOf('the food is good') ?? 0), 4);
  });
});

import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { lexicalTone } from './lexical-tone.ts';
import { readLine } from './line/read-line.ts';
import { scoreTone } from './score-tone.ts';

/** @param name part of the text that is masked. */
const wordsIn = (text: string, name = '') => {
  const start = text.indexOf(name);
  const names = name === '' ? [] : [{ start, end: start + name.length }];
  return lexicalTone(readLine({ text, language: 'en', names })).words;
};
const ratedIn = (text: string, name?: string) =>
  wordsIn(text, name).map(({ start, end }) => text.slice(start, end));
const weightOf = (text: string) => wordsIn(text)[0]?.weight;
const lastWeightOf = (text: string) => wordsIn(text).at(-1)?.weight;
const GOOD = weightOf('the food is good') ?? 0;

describe('a rated phrase', () => {
  it('may have a number inside', () => {
    expect(ratedIn('The firm will cut 500 jobs in Ohio')).toEqual(['cut 500 jobs']);
  });

  it('has no two numbers inside, and does not cross the end of a clause', () => {
    expect(ratedIn('they cut 500 600 jobs')).toEqual(['cut']);
    expect(ratedIn('they cut, jobs stay')).not.toContain('cut, jobs');
  });

  it('is negated, whatever its first word', () => {
    const plain = weightOf("it's a disgrace") ?? 0;
    expect(plain).toBeLessThan(0);
    expect(weightOf("it's not a disgrace")).toBeCloseTo(-0.74 * plain, 4);
  });

  it('with a negator inside turns a word after it, unless the phrase affirms', () => {
    expect(lastWeightOf('he is no longer good')).toBeCloseTo(-0.74 * GOOD, 4);
    expect(ratedIn('it is no doubt good')).toEqual(['no doubt', 'good']);
    expect(lastWeightOf('it is no doubt good')).toBe(GOOD);
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

  it('is not negated and is no contrast', () => {
    expect(ratedIn('there is no Love on the ferry', 'Love')).toEqual(['no']);
    const [good, bad] = wordsIn('good work by But Inc is bad', 'But Inc');
    expect([good?.weight, bad?.weight]).toEqual([GOOD, weightOf('work is bad')]);
    expect(wordsIn('Never is a good firm', 'Never')[0]?.weight).toBe(GOOD);
  });
});

it.each(['The Food Is Less Than Good', 'The Food Is Anything But Good', 'The Food Is Far From Good'])(
  'of a headline, whose pairs of words the model knows, is not turned by one: %s',
  (text) => {
    expect(wordsIn(text).at(-1)?.weight).toBeGreaterThan(0);
  },
);

describe('the weight of a rated word', () => {
  it.each(examples<[string, number]>(import.meta.url, 'the weight of a rated word'))(
    '%s: %d',
    (text, factor) => {
      expect(lastWeightOf(text)).toBeCloseTo(factor * GOOD, 4);
    },
  );

  it.each(examples<[string, number, number]>(import.meta.url, 'weights around a contrast'))(
    '%s: %d and %d',
    (text, before, after) => {
      const [good, bad] = wordsIn(text);
      expect(good?.weight).toBeCloseTo(before * GOOD, 4);
      expect(bad?.weight).toBeCloseTo(after * (weightOf('work is bad') ?? 0), 4);
    },
  );

  it('of a smiley is not turned by a negation', () => {
    expect(ratedIn('the bus is not here :)')).toEqual([':)']);
    expect(weightOf('the bus is not here :)')).toBe(weightOf('the bus is here :)'));
  });
});

it('reads a text of many rated words in linear time', () => {
  const line = readLine({ text: 'good '.repeat(40_000), language: 'en', names: [] });
  let reads = 0;
  const tokens = new Proxy(line.tokens, {
    get: (target, key) => {
      reads++;
      return Reflect.get(target, key) as unknown;
    },
  });
  expect(lexicalTone({ ...line, tokens }).words.length).toBe(40_000);
  expect(reads).toBeLessThan(100 * 40_000);
});

describe('a phrase about service', () => {
  it('is found with its range', () => {
    const { words } = scoreTone('we are still waiting and still no reply');
    expect(words.map(({ text }) => text)).toEqual(['still waiting', 'still no']);
  });

  it.each(examples<[string, number]>(import.meta.url, 'complaints and praise'))(
    'makes a post without rated words a complaint or praise: %s',
    (text, sign) => {
      expect(sign * (scoreTone(text).value ?? 0)).toBeGreaterThan(0.1);
    },
  );

  it('does not count in a headline', () => {
    const { words } = scoreTone('Town still waiting for new bridge');
    expect(words.map(({ text }) => text)).not.toContain('still waiting');
  });

  it.each([
    ['we are still. waiting rooms open'],
    ...examples<[string]>(import.meta.url, 'no complaint or praise'),
  ])('is not in a post without complaint or praise: %s', (text) => {
    expect(scoreTone(text).value).toBeNull();
  });
});

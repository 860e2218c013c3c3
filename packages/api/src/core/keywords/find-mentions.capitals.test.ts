import { formatKeyword, keywordSpellings } from '@earshot/schema/keywords/keyword-spellings';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { compileKeywords } from './find-mentions.ts';

const found = (text: string, keywords: readonly string[]) =>
  compileKeywords(keywords)
    .find(text)
    .map((mentions) => mentions.map(({ start, end }) => text.slice(start, end)));

it.each(examples<[string, string, string[]]>(import.meta.url, 'a keyword in capitals in counts'))(
  'the keyword in capitals %s in %j counts %j',
  (keyword, text, expected) => {
    expect(found(text, [keyword])).toEqual([expected]);
  },
);

describe('a keyword after an equals sign', () => {
  const text = 'Business Objects sells to small business objects. BUSINESS OBJECTS. Business-Objects';

  it.each([
    ['=Business Objects', ['Business Objects', 'Business-Objects']],
    ['Business Objects', ['Business Objects', 'business objects', 'BUSINESS OBJECTS', 'Business-Objects']],
    ['="Business Objects"', ['Business Objects', 'Business-Objects']],
    ['SAP BO = =Business Objects', ['Business Objects', 'Business-Objects']],
  ])('%s counts %j', (keyword, expected) => {
    expect(found(text, [keyword])).toEqual([expected]);
  });

  it('also counts its possessive and its plural', () => {
    expect(found("Apple's new Apples, an apple", ['=Apple'])).toEqual([["Apple's", 'Apples']]);
  });

  it('is written and read back', () => {
    for (const keyword of ['=Acme', 'A = =Acme', '="Acme, Inc."', '='])
      expect(keywordSpellings(formatKeyword(keywordSpellings(keyword)))).toEqual(keywordSpellings(keyword));
  });
});

it.each([
  ['JK Vane', 'J.K. Vane'],
  ['Jon "Ace" Vane', 'Jon Ace Vane'],
  ['Toys R Us', 'Toys "R" Us'],
  ['rate cut', 'rate-cut'],
  ['Dr. Vane', 'Dr Vane'],
])('in one list, %s and %s count as they do alone, in either order', (one, other) => {
  const text =
    'JK Vane, J.K. Vane, J. K. Vane. Jon Ace Vane, Jon "Ace" Vane. Toys R Us, Toys "R" Us. A rate cut, a rate-cut. Dr Vane, Dr. Vane.';
  const alone = [one, other].map((keyword) => found(text, [keyword])[0]);
  expect(found(text, [one, other])).toEqual(alone);
  expect(found(text, [other, one])).toEqual(alone.toReversed());
  expect(alone[0]?.length).toBeGreaterThan(0);
});

it.each(examples<[string, string, number]>(import.meta.url, 'other ways to encode a word'))(
  'finds %s in another encoding: %s',
  (keyword, text, count) => {
    expect(compileKeywords([keyword]).find(text)[0]).toHaveLength(count);
  },
);

import { formatKeyword, keywordSpellings } from '@earshot/schema/keywords/keyword-spellings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples, exampleValues } from '../../../test/examples.ts';
import { compileKeywords } from './find-mentions.ts';

const marked = (text: string, keyword: string) =>
  (compileKeywords([keyword]).find(text)[0] ?? []).map(({ start, end }) => text.slice(start, end));

it.each(examples<[string, string, string, string[]]>(import.meta.url, 'mentions'))(
  '%s',
  (_, text, keyword, expected) => {
    expect(marked(text, keyword)).toEqual(expected);
  },
);

it('counts as the worked example of the method says', () => {
  const text = 'Acme’s e-mail to the U.S. regulator: “#ACME is fine.” Tell us more about AcmeLabs.';
  const counts = compileKeywords(['Acme', 'US', 'email', 'regulators'])
    .find(text)
    .map((spans) => spans.length);
  expect(counts).toEqual([2, 1, 1, 1]);
});

it('counts overlapping keywords each, in the order given', () => {
  const text = 'The New York Times of New York';
  expect(
    compileKeywords(['New York', 'New York Times', 'York'])
      .find(text)
      .map((spans) => spans.length),
  ).toEqual([2, 1, 2]);
});

it('reads an address with a million slashes inside', () => {
  expect(marked(`https://acme.example/${'/'.repeat(1_000_000)}x`, 'https://acme.example')).toEqual([
    'https://acme.example',
  ]);
});

it.each(examples<[string, string, string, string[]]>(import.meta.url, 'spellings'))(
  '%s',
  (_, text, keyword, expected) => {
    expect(marked(text, keyword)).toEqual(expected);
  },
);

it('finds a keyword after many addresses without a space', () => {
  const addresses = 'a.b.c.d+e@'.repeat(20_000);
  const [mentions] = compileKeywords(['acme']).find(`${addresses} acme`);
  expect(mentions).toEqual([expect.objectContaining({ start: addresses.length + 1 })]);
});

it.each(examples<[string, string, string[]]>(import.meta.url, 'mentioned keywords'))(
  'in %j, %j is mentioned as %j',
  (text, keyword, expected) => {
    expect(marked(text, keyword)).toEqual(expected);
  },
);

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

  it.each(examples<[string, string[]]>(import.meta.url, 'a keyword after an equals sign'))(
    '%s counts %j',
    (keyword, expected) => {
      expect(found(text, [keyword])).toEqual([expected]);
    },
  );

  it('also counts its possessive and its plural', () => {
    expect(found("Apple's new Apples, an apple", ['=Apple'])).toEqual([["Apple's", 'Apples']]);
  });

  it('is written and read back', () => {
    for (const keyword of ['=Acme', 'A = =Acme', '="Acme, Inc."', '='])
      expect(keywordSpellings(formatKeyword(keywordSpellings(keyword)))).toEqual(keywordSpellings(keyword));
  });
});

it.each(examples<[string, string]>(import.meta.url, 'keywords of one list'))(
  'in one list, %s and %s count as they do alone, in either order',
  (one, other) => {
    const text =
      'JK Vane, J.K. Vane, J. K. Vane. Jon Ace Vane, Jon "Ace" Vane. Toys R Us, Toys "R" Us. A rate cut, a rate-cut. Dr Vane, Dr. Vane.';
    const alone = [one, other].map((keyword) => found(text, [keyword])[0]);
    expect(found(text, [one, other])).toEqual(alone);
    expect(found(text, [other, one])).toEqual(alone.toReversed());
    expect(alone[0]?.length).toBeGreaterThan(0);
  },
);

it.each(examples<[string, string, number]>(import.meta.url, 'other ways to encode a word'))(
  'finds %s in another encoding: %s',
  (keyword, text, count) => {
    expect(compileKeywords([keyword]).find(text)[0]).toHaveLength(count);
  },
);

const words = fc.constantFrom(...exampleValues<string>(import.meta.url, 'pieces of texts'));
const texts = fc.oneof(
  fc.array(words, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }),
);
const keywordLists = fc.array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 12 })), {
  maxLength: 6,
});

it('gives ascending, non-empty, non-overlapping ranges inside the text, the same every time', () => {
  fc.assert(
    fc.property(texts, keywordLists, (text, keywords) => {
      const matcher = compileKeywords(keywords);
      const found = matcher.find(text);
      expect(found).toHaveLength(keywords.length);
      expect(matcher.find(text)).toEqual(found);
      for (const spans of found) {
        let last = 0;
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

it('finds a keyword the same whether it is asked for alone or among others', () => {
  fc.assert(
    fc.property(texts, keywordLists, (text, keywords) => {
      const together = compileKeywords(keywords).find(text);
      keywords.forEach((keyword, i) => {
        expect(compileKeywords([keyword]).find(text)[0]).toEqual(together[i]);
      });
    }),
  );
});

it('finds every word that stands alone between spaces', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{2,12}$/), fc.nat(20), (word, times) => {
      const text = Array.from({ length: times }, () => word).join(' . ');
      expect(compileKeywords([word]).find(text)[0]).toHaveLength(times);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileKeywords } from './find-mentions.ts';

const words = fc.constantFrom(
  'Acme',
  "acme's",
  'AT&T',
  'at&amp;t',
  'U.S.',
  'us',
  'e-mail',
  'email',
  'C++',
  '#Acme',
  'é',
  '東京都',
  'AI는',
  '。',
  '.',
  ',',
  ' ',
  ' ',
  '\n',
  '-',
  '’',
  '&',
  'الحكومة',
  'https://acme.example',
  '🔥',
);
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

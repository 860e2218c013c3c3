import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examplesIn } from '../testing/examples.ts';
import table from './keyword-spellings.examples.tsv?raw';
import {
  EXCLUSION_SCOPES,
  formatExclusion,
  formatKeyword,
  keywordExclusions,
  keywordSpellings,
  splitKeywordEntry,
} from './keyword-spellings.ts';

describe('the spellings of a keyword', () => {
  it.each(examplesIn<[string, string, string[]]>(table, 'the spellings of a keyword'))(
    '%s',
    (_, keyword, expected) => {
      expect(keywordSpellings(keyword)).toEqual(expected);
    },
  );

  it('are read back from their text as they were, also from a comma-separated list', () => {
    const spelling = fc
      .string({ unit: fc.constantFrom('a', 'B', ' ', ',', '=', '"', '&'), minLength: 1, maxLength: 8 })
      .filter((text) => text === text.trim() && /\p{L}/u.test(text) && !/^"|"$/.test(text));
    fc.assert(
      fc.property(
        fc.uniqueArray(spelling, { selector: (s) => s.toLowerCase(), minLength: 1 }),
        (spellings) => {
          const text = formatKeyword(spellings);
          expect(keywordSpellings(text)).toEqual(spellings);
          expect(splitKeywordEntry(`${text}, other`).map((part) => part.trim())).toEqual([text, 'other']);
        },
      ),
    );
  });
});

describe('the exclusions of a keyword', () => {
  const typed = (keyword: string) => keywordExclusions(keyword).map(formatExclusion);

  it.each(examplesIn<[string, string, string[], string[]]>(table, 'keywords'))(
    '%s',
    (_, keyword, spellings, exclusions) => {
      expect(keywordSpellings(keyword)).toEqual(spellings);
      expect(typed(keyword)).toEqual(exclusions);
    },
  );

  it('are read back from their text as they were, also from a comma-separated list', () => {
    const text = fc
      .string({ unit: fc.constantFrom('a', 'B', ' ', ',', '=', '-', '&'), minLength: 1, maxLength: 8 })
      .filter((words) => words === words.trim() && /\p{L}/u.test(words));
    const exclusion = fc.record({ scope: fc.constantFrom(...EXCLUSION_SCOPES), text });
    fc.assert(
      fc.property(
        text,
        fc.uniqueArray(exclusion, { selector: formatExclusion, maxLength: 4 }),
        (name, exclusions) => {
          const distinct = new Set(exclusions.map(({ scope, text: words }) => scope + words.toLowerCase()));
          fc.pre(distinct.size === exclusions.length);
          const keyword = formatKeyword([name], exclusions);
          expect(keywordSpellings(keyword)).toEqual([name]);
          expect(keywordExclusions(keyword)).toEqual(exclusions);
          expect(splitKeywordEntry(`${keyword}, other`).map((part) => part.trim())).toEqual([
            keyword,
            'other',
          ]);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples, exampleValues } from '../../../test/examples.ts';
import { SENTENCE_MARKS } from './sentence-boundary.ts';
import { splitSentences } from './sentences.ts';

const split = (text: string, language = 'en') =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));

it.each(examples<[string, string[]]>(import.meta.url, 'English'))('splits %j', (text, expected) => {
  expect(split(text)).toEqual(expected);
});

it.each(examples<[string, string, string[]]>(import.meta.url, 'other languages'))(
  'splits %s: %j',
  (language, text, expected) => {
    expect(split(text, language)).toEqual(expected);
  },
);

it('cuts a Thai paragraph at spaces into groups of clauses, not beside figures, conjunctions or in quotations', () => {
  const clauses = [
    'คณะกรรมการท่าเรือประกาศเมื่อวันจันทร์ว่าจะปิดสะพานข้ามแม่น้ำเป็นเวลา 6 สัปดาห์ เพื่อให้วิศวกรเปลี่ยนชิ้นส่วนที่ชำรุดทั้งหมด',
    'ผู้ประกอบการร้านค้าในบริเวณใกล้เคียงกล่าวว่าพวกเขากังวลว่าจะสูญเสียลูกค้าจำนวนมากในช่วงที่สะพานปิดซ่อมแซม และขอเงินชดเชย',
    'สภาเมืองจะพิจารณาเรื่องเงินชดเชยในการประชุมสัปดาห์หน้า',
  ];
  const text = clauses.join(' ');
  expect(split(text, 'th')).toEqual(clauses);
  const quoted = `คณะกรรมการท่าเรือประกาศเมื่อวันจันทร์ต่อผู้สื่อข่าวทุกคนว่า “${'ท่าเรือเปิดแล้ว '.repeat(6)}” เมื่อวานนี้`;
  expect(splitSentences(quoted, 'th')).toHaveLength(1);
});

it.each(examples<[string, string[]]>(import.meta.url, 'read as a journalist does'))(
  'reads %j as a journalist does',
  (text, expected) => {
    expect(split(text)).toEqual(expected);
  },
);

it.each([...SENTENCE_MARKS])('continues after %j, alone, in a row and without a space', (mark) => {
  for (const text of [mark, mark.repeat(3), `a${mark}b`, `a${mark} b${mark}`]) {
    expect(split(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  }
});

it('keeps spans in order, apart, trimmed and covering all that is not space', () => {
  const fragment = fc.oneof(
    fc.constantFrom(...exampleValues<string>(import.meta.url, 'pieces of texts')),
    fc.constantFrom(...SENTENCE_MARKS),
    fc.constantFrom('🇩', '🅰', '©', '❤️', '🇩🇪', '1️⃣', '👩🏽‍💻', ':)', ':(', '😡'),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('Word', 'word', ' ', 'He ', '12', 'ß'),
  );
  const text = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'de', 'ja', 'hy', 'und'), (input, language) => {
      let covered = '';
      let last = 0;
      for (const { start, end } of splitSentences(input, language)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(input.length);
        const slice = input.slice(start, end);
        expect(slice.trim()).toBe(slice);
        covered += slice;
        last = end;
      }
      expect(covered.replace(/\s/g, '')).toBe(input.replace(/\s/g, ''));
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['no space', 'x'.repeat(100_000)],
  ['dots', '.'.repeat(100_000)],
  ['spaced dots', '. '.repeat(50_000)],
  ['open brackets', '(['.repeat(50_000)],
  ['nested brackets', '('.repeat(20_000) + ')'.repeat(20_000)],
  ['initials', 'A. '.repeat(30_000)],
  ['numbers', '1. 2. '.repeat(15_000)],
  ['line breaks', 'a\n'.repeat(50_000)],
  ['spaces', ` ${' '.repeat(100_000)}a.`],
])('finishes on hostile input: %s', (_, text) => {
  const joined = split(text).join('').replace(/\s/g, '');
  expect(joined).toBe(text.replace(/\s/g, ''));
});

describe('a sentence that ends in an emoji', () => {
  it.each(examples<[string, string[]]>(import.meta.url, 'emoji'))('splits %j', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it.each(examples<[string, string, string[]]>(import.meta.url, 'other signs'))(
    'splits %s: %j',
    (language, text, expected) => {
      expect(split(text, language)).toEqual(expected);
    },
  );
});

describe('an emoji inside a sentence', () => {
  it.each(examples<[string, string]>(import.meta.url, 'no end of a sentence'))(
    'does not end it, %s: %j',
    (language, text) => {
      expect(split(text, language)).toEqual([text]);
    },
  );

  it('keeps the brackets of emoticons from enclosing the sentences between them', () => {
    expect(split('It is down :( We waited. Nobody came. The branch was lovely :)')).toEqual([
      'It is down :(',
      'We waited.',
      'Nobody came.',
      'The branch was lovely :)',
    ]);
  });
});

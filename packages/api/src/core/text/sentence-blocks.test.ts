import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import {
  clauseGroups,
  insideEnclosure,
  isHardWrapped,
  runInListItems,
  sentenceBlocks,
} from './sentence-blocks.ts';

const blocks = (text: string) => sentenceBlocks(text).map(({ start, end }) => text.slice(start, end));

describe('parts of a text that no sentence crosses', () => {
  it.each(examples<[string, string[]]>(import.meta.url, 'blocks'))('%j', (text, expected) => {
    expect(blocks(text)).toEqual(expected);
  });

  it.each(examples<[string, number[], boolean]>(import.meta.url, 'wrapped lines'))(
    'are wrapped at a fixed width or not: %s',
    (_, lengths, isWrapped) => {
      expect(isHardWrapped(lengths.map((length) => `${'x'.repeat(length)}  `))).toBe(isWrapped);
    },
  );

  it('contain every letter once, in order', () => {
    const pieces = fc.constantFrom('a', 'A', '. ', ' ', '\n', '\r\n', '•', '1. ', '、', 'の', '(', ',');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        expect(blocks(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

const CLAUSE = 'ท่าเรือเปิดแล้วเมื่อวานนี้';
const groups = (text: string) =>
  clauseGroups(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));
const clauses = (count: number) => Array.from({ length: count }, () => CLAUSE);

describe('groups of clauses in Thai and Lao', () => {
  it('are about as long as a sentence, and lose no clause', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
        const text = clauses(count).join(' ');
        const parts = groups(text);
        expect(parts.join(' ')).toBe(text);
        for (const part of parts.slice(0, -1)) {
          expect(part.length).toBeGreaterThanOrEqual(90);
          expect(part.length).toBeLessThan(90 + CLAUSE.length + 1);
        }
        if (parts.length > 1) expect(parts.at(-1)?.length).toBeGreaterThanOrEqual(40);
        if (text.length >= 90 + 2 * CLAUSE.length + 40) expect(parts.length).toBeGreaterThan(1);
      }),
    );
  });

  it('keep their place within a longer text', () => {
    const text = `ก. ${clauses(8).join(' ')}`;
    const spans = clauseGroups(text, { start: 3, end: text.length });
    expect(spans.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text.slice(3));
    expect(spans.length).toBe(2);
  });

  it.each([
    ['before a conjunction', `${clauses(4).join(' ')} และ${clauses(2).join('')}`],
    ['before a figure', `${clauses(4).join('')} 6 ${clauses(2).join('')}`],
    ['before a Latin name', `${clauses(4).join('')} Acme ${clauses(2).join('')}`],
    ['inside a quotation', `${clauses(2).join('')}“${clauses(2).join('')} ${CLAUSE}”${clauses(2).join('')}`],
    ['before a short rest', `${clauses(6).join('')} ${CLAUSE}`],
  ])('are not parted %s', (_, text) => {
    expect(groups(text)).toEqual([text]);
  });

  it('are not made in other scripts', () => {
    const text = 'The harbor is open and the ships are back '.repeat(8).trim();
    expect(groups(text)).toEqual([text]);
  });
});

const enclosed = (text: string) => {
  const inside = insideEnclosure(text);
  return Array.from({ length: text.length }, (_, i) => (inside[i] === 1 ? text[i] : '\n'))
    .join('')
    .split('\n')
    .filter(Boolean);
};

describe('what brackets and quotation marks enclose', () => {
  it.each(examples<[string, string[]]>(import.meta.url, 'enclosures'))('%j', (text, expected) => {
    expect(enclosed(text)).toEqual(expected);
  });

  it.each(examples<[string, string, string, number, boolean]>(import.meta.url, 'long enclosures'))(
    '%s of a few sentences',
    (_, open, close, length, isInside) => {
      expect(enclosed(`a ${open}${'x'.repeat(length)}${close} b`)).toHaveLength(isInside ? 1 : 0);
    },
  );
});

const items = (text: string) => runInListItems(text).map(({ start, end }) => [start, text.slice(start, end)]);

it.each(examples<[string, [number, string][]]>(import.meta.url, 'lists'))(
  'the items of a list within a line: %s',
  (text, expected) => {
    expect(items(text)).toEqual(expected);
  },
);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from './blocks.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['one two  three', 3],
    ["don't well-known it’s", 3],
    ['— … ! “”', 0],
    ['Привет, мир', 2],
    ['新しい展示室', 3],
    ['한국어 기사', 2],
    ['افتتاح مكتبة', 2],
    ['3,000 euros', 3],
  ])('%j has %i words', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('never counts more words than characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => countWords(text) <= text.length));
  });
});

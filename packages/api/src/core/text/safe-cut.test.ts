import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeCut } from './safe-cut.ts';

describe('safeCut', () => {
  it.each([
    ['a plain letter', 'abc', 1, 1],
    ['a surrogate pair', 'a\u{1F600}b', 2, 1],
    ['a letter and its accent', 'cafe\u0301s', 4, 3],
    ['a family of emoji', 'x👩‍👩‍👧y', 4, 1],
    ['a flag', '🇫🇷🇩🇪', 6, 4],
    ['a line break of two characters', 'a\r\nb', 2, 1],
    ['before the text', 'abc', -3, 0],
    ['a letter and its accent far into a text', `${'x'.repeat(200)}e\u0301`, 201, 200],
    ['a letter after many pairs', `${'\u{1F600}'.repeat(100)}ab`, 201, 201],
    ['at the start', 'abc', 0, 0],
    ['at the end', 'abc', 3, 3],
    ['an empty text', '', 0, 0],
    ['behind the text', 'abc', 9, 3],
  ])('does not part %s', (_, text, offset, cut) => {
    expect(safeCut(text, offset)).toBe(cut);
  });

  it('cuts a hostile stack of marks all the same, between two of them', () => {
    expect(safeCut(`a${'\u0301'.repeat(500)}`, 300)).toBe(300);
    const ofPairs = `a${'\u{1D167}'.repeat(300)}`;
    expect([301, 302, 303].map((offset) => safeCut(ofPairs, offset))).toEqual([301, 301, 303]);
  });

  it('never leaves half a surrogate pair, and never moves further than a character is long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(80), (text, offset) => {
        const cut = safeCut(text, offset);
        expect(text.slice(0, cut)).not.toMatch(/[\uD800-\uDBFF]$/);
        expect(cut).toBeLessThanOrEqual(Math.min(offset, text.length));
        expect(cut).toBeGreaterThanOrEqual(Math.min(offset, text.length) - 64);
      }),
    );
  });
});

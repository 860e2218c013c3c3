import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { safeCut } from './safe-cut.ts';

it.each(examples<[string, string, number, number]>(import.meta.url, 'places that are not cut'))(
  'does not part %s',
  (_, text, offset, cut) => {
    expect(safeCut(text, offset)).toBe(cut);
  },
);

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

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallLetters } from './small-letters.ts';

it.each([
  ['FOLLOW ÉTÉ', 'follow été'],
  ['İZLE Şimdi', 'İzle şimdi'],
  ['', ''],
])('gives %s as %s', (text, small) => {
  expect(smallLetters(text)).toBe(small);
});

it('keeps the length of a text of Latin letters, so that places in one are places in the other', () => {
  const letters = fc.string({
    unit: fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code)),
  });
  fc.assert(fc.property(letters, (text) => smallLetters(text).length === text.length));
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { foldText } from './fold.ts';

it.each(examples<[string, string]>(import.meta.url, 'foldText reads'))('%j reads as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('gives composed and decomposed spellings the same form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
    }),
  );
});

it('reads a line of a million letters', () => {
  expect(foldText('é'.repeat(1_000_000))).toHaveLength(1_000_000);
});

it('reads every decimal digit of Unicode as its value', () => {
  for (let codePoint = 0x80; codePoint <= 0x10ffff; codePoint++) {
    const character = codePoint >= 0xd800 && codePoint <= 0xdfff ? '' : String.fromCodePoint(codePoint);
    if (!/^\p{Nd}$/u.test(character) || /^\p{Nd}$/u.test(String.fromCodePoint(codePoint - 1))) continue;
    const run = Array.from({ length: 10 }, (_, i) => String.fromCodePoint(codePoint + i)).join('');
    expect(foldText(run)).toBe('0123456789');
  }
  // A run of 20 digits, which is two sets of ten.
  expect(foldText('\u{116d0}\u{116d9}\u{116da}\u{116e3}')).toMatch(/^0909$|^\P{Nd}/u);
});

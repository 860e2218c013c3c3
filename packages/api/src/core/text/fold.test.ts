import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { foldText } from './fold.ts';
import {
  ATTACHED,
  foldedCharacter,
  HANGUL,
  kindAt,
  kindBefore,
  SEMITIC,
  SEPARATOR,
  UNSPACED,
  WORD,
} from './fold-table.ts';

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

const ROWS: [string, number, string[]][] = [
  ['letters of alphabets and digits are parts of words', WORD, ['a', 'É', '5', '٣', 'д', 'ω', 'ß', '𝐀', '𝟗']],
  ['Korean is told apart, also in half width', HANGUL, ['한', 'ㄱ', 'ﾡ']],
  [
    'scripts without spaces are told apart, with their marks',
    UNSPACED,
    ['漢', '𠀋', 'の', 'カ', 'ｱ', 'ー', 'ไ', '\u0e31', 'ລ', 'ក', 'မ'],
  ],
  ['Arabic and Hebrew letters may take prefixes', SEMITIC, ['ש', 'ع']],
  [
    'marks and invisible characters belong to the word before',
    ATTACHED,
    ['\u0301', '\u200d', '\u00ad', '\ufe0f'],
  ],
  ['spaces, punctuation and emoji separate words', SEPARATOR, [' ', '-', '。', 'ʼ', '😀', '\n']],
];

describe('kinds of characters', () => {
  it.each(ROWS)('%s', (_, kind, characters) => {
    for (const character of characters) {
      const text = `.${character}.`;
      for (let time = 0; time < 2; time++) {
        expect([character, kindAt(text, 1)]).toEqual([character, kind]);
        expect([character, kindBefore(text, 1 + character.length)]).toEqual([character, kind]);
      }
    }
  });

  it('outside the text, and for half a character, are separators', () => {
    expect([kindAt('a', 1), kindAt('a', -1), kindBefore('a', 0), kindBefore('', 0)]).toEqual(
      new Array(4).fill(SEPARATOR),
    );
    expect([kindAt('\ud835a', 0), kindAt('a\udc00', 1), kindBefore('a\ud835', 2)]).toEqual(
      new Array(3).fill(SEPARATOR),
    );
  });
});

it.each(examples<[string, string]>(import.meta.url, 'folded letters'))(
  '%j is compared as %j, each time',
  (character, folded) => {
    for (let time = 0; time < 2; time++) expect(foldedCharacter(character.codePointAt(0) ?? 0)).toBe(folded);
  },
);

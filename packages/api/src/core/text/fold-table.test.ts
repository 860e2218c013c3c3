import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
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

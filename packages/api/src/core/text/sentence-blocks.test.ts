import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHardWrapped, sentenceBlocks } from './sentence-blocks.ts';

const blocks = (text: string) => sentenceBlocks(text).map(({ start, end }) => text.slice(start, end));

describe('parts of a text that no sentence crosses', () => {
  it.each<[string, string[]]>([
    ['A first part\n\nA second part', ['A first part', 'A second part']],
    ['A first part\n \t\nof two halves', ['A first part', 'of two halves']],
    ['A first part \n\n\nof two halves', ['A first part ', 'of two halves']],
    ['A long \nline', ['A long \nline']],
    ['A long \r\nline', ['A long \r\nline']],
    ['A long \u2028line', ['A long \u2028line']],
    ['one item\ntwo items', ['one item', 'two items']],
    ['A heading\nIt begins', ['A heading', 'It begins']],
    ['A heading\nthat ends here.', ['A heading\nthat ends here.']],
    ['A heading \nIt begins', ['A heading ', 'It begins']],
    ['one item\nthat ends here.', ['one item', 'that ends here.']],
    ['It is \n橋', ['It is ', '橋']],
    ['It ended. \nthen it went on', ['It ended. ', 'then it went on']],
    ['It ended\n. It went on', ['It ended\n. It went on']],
    ['Bring: \n• bread', ['Bring: ', '• bread']],
    ['We bring \n2) bread', ['We bring ', '2) bread']],
    ['We bring \n( bread )', ['We bring \n( bread )']],
    ['We bring\n( bread )', ['We bring', '( bread )']],
    [
      'The council of the harbor has three members, for\nnow at least',
      ['The council of the harbor has three members, for\nnow at least'],
    ],
    [
      'The council of the harbor has three members now,\nMara Lind said',
      ['The council of the harbor has three members now,\nMara Lind said'],
    ],
    ['The council has members,\nMara Lind said', ['The council has members,', 'Mara Lind said']],
    ['橋は町の\n中心にある', ['橋は町の\n中心にある']],
    ['橋は町の \n中心にある', ['橋は町の ', '中心にある']],
    ['橋を閉めます\n中心にある', ['橋を閉めます', '中心にある']],
    ['橋は町の\n中心に\n今もある', ['橋は町の', '中心に\n今もある']],
  ])('%j', (text, expected) => {
    expect(blocks(text)).toEqual(expected);
  });

  it.each([
    ['lines of one width', [50, 48, 10], true],
    ['the last line does not count', [50, 50, 200], true],
    ['two lines', [50, 50], false],
    ['lines that are too short', [44, 44, 44], false],
    ['the shortest width', [45, 45, 45], true],
    ['the longest width', [110, 110, 10], true],
    ['lines that are too long', [111, 110, 10], false],
    ['lines of different lengths', [100, 71, 10], false],
    ['lines of similar lengths', [100, 72, 10], true],
  ])('are wrapped at a fixed width or not: %s', (_, lengths, isWrapped) => {
    expect(isHardWrapped(lengths.map((length) => `${'x'.repeat(length)}  `))).toBe(isWrapped);
  });

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

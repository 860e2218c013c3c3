import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { isHardWrapped, sentenceBlocks } from './sentence-blocks.ts';

const blocks = (text: string) => sentenceBlocks(text).map(({ start, end }) => text.slice(start, end));

describe('parts of a text that no sentence crosses', () => {
  it.each(examples<[string, string[]]>(import.meta.url, 'blocks'))('%j', (text, expected) => {
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

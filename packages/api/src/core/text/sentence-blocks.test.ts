import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { isHardWrapped, sentenceBlocks } from './sentence-blocks.ts';

const blocks = (text: string) => sentenceBlocks(text).map(({ start, end }) => text.slice(start, end));

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

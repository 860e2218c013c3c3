import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { insideEnclosure } from './sentence-blocks.ts';

const enclosed = (text: string) => {
  const inside = insideEnclosure(text);
  return Array.from({ length: text.length }, (_, i) => (inside[i] === 1 ? text[i] : '\n'))
    .join('')
    .split('\n')
    .filter(Boolean);
};

it.each(examples<[string, string[]]>(import.meta.url, 'enclosures'))('%j', (text, expected) => {
  expect(enclosed(text)).toEqual(expected);
});

it.each([
  ['a short quotation', '“', '”', 90, true],
  ['a long quotation', '“', '”', 110, false],
  ['a straight quotation', '"', '"', 110, false],
  ['a long bracket', '(', ')', 240, true],
  ['a bracket as long as a paragraph', '(', ')', 260, false],
])('%s of a few sentences', (_, open, close, length, isInside) => {
  expect(enclosed(`a ${open}${'x'.repeat(length)}${close} b`)).toHaveLength(isInside ? 1 : 0);
});

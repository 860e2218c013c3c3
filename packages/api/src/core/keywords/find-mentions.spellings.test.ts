import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { compileKeywords } from './find-mentions.ts';

const marked = (text: string, keyword: string) =>
  (compileKeywords([keyword]).find(text)[0] ?? []).map(({ start, end }) => text.slice(start, end));

it.each(examples<[string, string, string, string[]]>(import.meta.url, 'spellings'))(
  '%s',
  (_, text, keyword, expected) => {
    expect(marked(text, keyword)).toEqual(expected);
  },
);

it('finds a keyword after many addresses without a space', () => {
  const addresses = 'a.b.c.d+e@'.repeat(20_000);
  const [mentions] = compileKeywords(['acme']).find(`${addresses} acme`);
  expect(mentions).toEqual([expect.objectContaining({ start: addresses.length + 1 })]);
});

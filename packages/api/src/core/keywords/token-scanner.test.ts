import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { compileKeywords } from './find-mentions.ts';

/** Returns the places of a text at which a keyword is mentioned. */
const found = (text: string, keyword: string) =>
  (compileKeywords([keyword]).find(text)[0] ?? []).map(({ start, end }) => text.slice(start, end));

it.each(examples<[string, string, string[]]>(import.meta.url, 'mentioned keywords'))(
  'in %j, %j is mentioned as %j',
  (text, keyword, expected) => {
    expect(found(text, keyword)).toEqual(expected);
  },
);

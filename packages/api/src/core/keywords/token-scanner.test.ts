import { expect, it } from 'vitest';
import { compileKeywords } from './find-mentions.ts';

/** Returns the places of a text at which a keyword is mentioned. */
const found = (text: string, keyword: string) =>
  (compileKeywords([keyword]).find(text)[0] ?? []).map(({ start, end }) => text.slice(start, end));

it.each<[string, string, string[]]>([
  ['the U.S. army', 'US', ['U.S.']],
  ['the U.S army', 'US', ['U.S']],
  ['the us army', 'U.S.', []],
  ['it cost 1,500 dollars', '1,500', ['1,500']],
  ['it cost 1,500 dollars', '500', []],
  ['1,50 and 1,5000', '1', ['1', '1']],
  ['a,500 1,a00 1,00a', '500', ['500']],
  ['rates of 1.5 and 15', '15', ['15']],
  ['climate change', 'climate change', ['climate change']],
  ['#climatechange and #climate_change', 'climate change', ['climatechange', 'climate_change']],
  ['climate-change', 'climate change', ['climate-change']],
  ['climate, change', 'climate change', []],
  ['climate. Change', 'climate change', []],
  ['AT&amp;T and AT&T', 'AT&T', ['AT&amp;T', 'AT&T']],
])('in %j, %j is mentioned as %j', (text, keyword, expected) => {
  expect(found(text, keyword)).toEqual(expected);
});

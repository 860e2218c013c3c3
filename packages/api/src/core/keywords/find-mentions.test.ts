import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { compileKeywords } from './find-mentions.ts';

const marked = (text: string, keyword: string) =>
  (compileKeywords([keyword]).find(text)[0] ?? []).map(({ start, end }) => text.slice(start, end));

it.each(examples<[string, string, string, string[]]>(import.meta.url, 'mentions'))(
  '%s',
  (_, text, keyword, expected) => {
    expect(marked(text, keyword)).toEqual(expected);
  },
);

it('counts as the worked example of the method says', () => {
  const text = 'Acme’s e-mail to the U.S. regulator: “#ACME is fine.” Tell us more about AcmeLabs.';
  const counts = compileKeywords(['Acme', 'US', 'email', 'regulators'])
    .find(text)
    .map((spans) => spans.length);
  expect(counts).toEqual([2, 1, 1, 1]);
});

it('counts overlapping keywords each, in the order given', () => {
  const text = 'The New York Times of New York';
  expect(
    compileKeywords(['New York', 'New York Times', 'York'])
      .find(text)
      .map((spans) => spans.length),
  ).toEqual([2, 1, 2]);
});

it('reads an address with a million slashes inside', () => {
  expect(marked(`https://acme.example/${'/'.repeat(1_000_000)}x`, 'https://acme.example')).toEqual([
    'https://acme.example',
  ]);
});

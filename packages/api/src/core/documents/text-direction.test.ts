import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { isRightToLeft, plainLetters, readingDirection, withSignsBehindNumbers } from './text-direction.ts';

it.each(examples<[string, boolean]>(import.meta.url, 'directions'))(
  '%j is right-to-left: %s',
  (text, expected) => {
    expect(isRightToLeft(text)).toBe(expected);
  },
);

it('replaces positional forms of letters, and nothing else', () => {
  expect(plainLetters('\ufee3\ufeae\ufea3\ufe92\ufe8e ½ ﬁ')).toBe('مرحبا ½ ﬁ');
});

it.each([
  ['ارتفع %20 اليوم', 'ارتفع 20% اليوم'],
  ['ارتفع ٪١٢٫٥ اليوم', 'ارتفع ١٢٫٥٪ اليوم'],
  ['نمو %5, ثم %7.', 'نمو 5%, ثم 7%.'],
  ['ארנונה %20', 'ארנונה %20'],
  ['rose %20', 'rose %20'],
])('%j reads %j', (line, expected) => {
  expect(withSignsBehindNumbers(line)).toBe(expected);
});

it.each([
  ['Coast Times 12', 'Coast Times 12'],
  ['עולם שלום', 'שלום עולם'],
  ['עולם Coast Times שלום', 'שלום Coast Times עולם'],
  ['12 May שלום', 'שלום 12 May'],
  ['Coast Times on שלום the pier', 'Coast Times on שלום the pier'],
])('the pieces of %j are read as %j', (drawn, expected) => {
  const pieces = drawn.split(' ').map((text) => ({ text }));
  expect(
    readingDirection(pieces)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(expected);
});

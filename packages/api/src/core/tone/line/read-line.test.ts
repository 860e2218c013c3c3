import fc from 'fast-check';
import { expect, it } from 'vitest';
import { silentSpans } from './read-line.ts';

const silent = (text: string) => silentSpans(text).map(({ start, end }) => text.slice(start, end).trim());

it.each([
  ['UPDATE 1-Ford recalls 90,000 trucks', ['UPDATE 1-']],
  ['EXCLUSIVE: Ford to close plant', ['EXCLUSIVE:']],
  ['BREAKING | Two dead in crash', ['BREAKING |']],
  ['Ford (NYSE: F) raises outlook', ['(NYSE: F)']],
  ['Why $TSLA fell', ['$TSLA']],
  ['Strike hits airports - The Daily Courier', ['- The Daily Courier']],
  ['Strike hits airports | CNN Business', ['| CNN Business']],
])('finds what is not the headline in %j', (text, expected) => {
  expect(silent(text)).toEqual(expected);
});

it.each([
  'Live music returns to the pier',
  'Strike hits airports - and ports close',
  'Update on the new bridge',
])('finds nothing in %j', (text) => {
  expect(silent(text)).toEqual([]);
});

it('returns nonempty ranges inside the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      for (const { start, end } of silentSpans(text)) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

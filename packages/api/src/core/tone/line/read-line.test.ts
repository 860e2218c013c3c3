import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { silentSpans } from './read-line.ts';

const silent = (text: string) => silentSpans(text).map(({ start, end }) => text.slice(start, end).trim());

it.each(examples<[string, string[]]>(import.meta.url, 'parts that are not the headline'))(
  'finds what is not the headline in %j',
  (text, expected) => {
    expect(silent(text)).toEqual(expected);
  },
);

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

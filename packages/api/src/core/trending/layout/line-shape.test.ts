import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { bucketOf, shapeOf, wordsIn } from './line-shape.ts';

it.each(examples<[string, string, number, string, string]>(import.meta.url, 'shapes'))(
  '%j is of the kind %s, has %i words, the mark %j and the key %j',
  (text, kind, words, mark, key) => {
    expect(shapeOf(text)).toMatchObject({ kind, words, mark, key });
  },
);

it('an address at the end is not part of the text', () => {
  const { bare, hasAddress } = shapeOf('• Harbor bridge closes https://coast.example/a');
  expect([bare, hasAddress]).toEqual(['Harbor bridge closes', true]);
});

it('knows the first and the last word of a line', () => {
  expect(shapeOf('8 of 214 comments').ends).toEqual(['0', 'comments']);
  expect(shapeOf('').ends).toEqual(['', '']);
});

it('a bar needs text on both sides', () => {
  expect(['Bridge | Coast', 'Bridge|Coast', '| Coast', 'Bridge |'].map((text) => shapeOf(text).mark)).toEqual(
    ['bar', 'bar', '', ''],
  );
});

it.each([
  ['Harbor bridge, closed – 2026', 4],
  ['– | –', 0],
  ['市は港の近く', 3],
  ['港', 1],
])('counts the words of %s: %i', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});

it.each([
  [1, 0],
  [2, 1],
  [2.5, 2],
  [4, 3],
])('%s is in bucket %s', (value, bucket) => {
  expect(bucketOf(value, [1, 2, 3])).toBe(bucket);
});

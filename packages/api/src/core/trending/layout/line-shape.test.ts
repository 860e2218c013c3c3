import { expect, it } from 'vitest';
import { shapeOf, wordsIn } from './line-shape.ts';

it.each([
  {
    text: '• Harbor bridge closes for repairs',
    kind: 'long',
    bare: 'Harbor bridge closes for repairs',
    words: 5,
    hasAddress: false,
    mark: 'bullet',
    key: 'harbor bridge closes for repairs',
  },
  {
    text: '1. Harbor bridge closes for repairs.',
    kind: 'sentence',
    bare: 'Harbor bridge closes for repairs.',
    words: 5,
    hasAddress: false,
    mark: 'number',
    key: 'harbor bridge closes for repairs.',
  },
  {
    text: '# Harbor',
    kind: 'short name',
    bare: 'Harbor',
    words: 1,
    hasAddress: false,
    mark: 'hash',
    key: 'harbor',
  },
  {
    text: 'Harbor bridge closes for repairs (Coast Times)',
    kind: 'long',
    bare: 'Harbor bridge closes for repairs (Coast Times)',
    words: 7,
    hasAddress: false,
    mark: 'bracket at end',
    key: 'harbor bridge closes for repairs (coast times)',
  },
  {
    text: '[Coast Times] Harbor bridge closes',
    kind: 'long',
    bare: '[Coast Times] Harbor bridge closes',
    words: 5,
    hasAddress: false,
    mark: 'bracket in front',
    key: '[coast times] harbor bridge closes',
  },
  {
    text: 'Harbor bridge closes | Coast Times',
    kind: 'long in pieces',
    bare: 'Harbor bridge closes | Coast Times',
    words: 5,
    hasAddress: false,
    mark: 'bar',
    key: 'harbor bridge closes | coast times',
  },
  {
    text: 'Bridge closes - Coast',
    kind: 'short in pieces',
    bare: 'Bridge closes - Coast',
    words: 3,
    hasAddress: false,
    mark: 'dash',
    key: 'bridge closes - coast',
  },
  {
    text: 'Coast Times: bridge closes',
    kind: 'short',
    bare: 'Coast Times: bridge closes',
    words: 4,
    hasAddress: false,
    mark: 'colon',
    key: 'coast times: bridge closes',
  },
  {
    text: 'Harbor bridge closes for repairs https://coast.example/a',
    kind: 'long',
    bare: 'Harbor bridge closes for repairs',
    words: 5,
    hasAddress: true,
    mark: '',
    key: 'harbor bridge closes for repairs',
  },
  {
    text: '214 comments',
    kind: 'count',
    bare: '214 comments',
    words: 2,
    hasAddress: false,
    mark: '',
    key: '0 comments',
  },
  {
    text: 'Reuters | May 12',
    kind: 'outlet with data',
    bare: 'Reuters | May 12',
    words: 3,
    hasAddress: false,
    mark: 'bar',
    key: 'reuters | may 0',
  },
  {
    text: 'Bridge closes.',
    kind: 'short sentence',
    bare: 'Bridge closes.',
    words: 2,
    hasAddress: false,
    mark: '',
    key: 'bridge closes.',
  },
  {
    text: 'Ana Ruiz',
    kind: 'person',
    bare: 'Ana Ruiz',
    words: 2,
    hasAddress: false,
    mark: '',
    key: 'ana ruiz',
  },
  {
    text: 'By Ana Ruiz',
    kind: 'byline',
    bare: 'By Ana Ruiz',
    words: 3,
    hasAddress: false,
    mark: '',
    key: 'by ana ruiz',
  },
  {
    text: '[3] Bridge',
    kind: 'short name',
    bare: 'Bridge',
    words: 1,
    hasAddress: false,
    mark: 'number',
    key: 'bridge',
  },
])('reads the shape of $text', (expected) => {
  expect(shapeOf(expected.text)).toMatchObject(expected);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { splitSentences } from './sentences.ts';

const split = (text: string, language = 'en') =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));

describe('a sentence that ends in an emoji', () => {
  it.each(examples<[string, string[]]>(import.meta.url, 'emoji'))('splits %j', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it.each(examples<[string, string, string[]]>(import.meta.url, 'other signs'))(
    'splits %s: %j',
    (language, text, expected) => {
      expect(split(text, language)).toEqual(expected);
    },
  );
});

describe('an emoji inside a sentence', () => {
  it.each<[string, string]>([
    ['en', 'I ❤️ New York and the Bronx'],
    ['en', 'We really ❤ Harbour City'],
    ['en', 'Thanks 🙏 Priya'],
    ['en', 'Thanks 🙏 Priya Nair'],
    ['en', 'What a lovely day 😀 Priya'],
    ['en', 'We drank our coffee ☕ in the harbor'],
    ['en', 'We love the old town 🇩🇪 Harbor City'],
    ['en', 'Made in 🇩🇪 Germany with love'],
    ['en', 'Coffee with ☕ Lumen Bank staff'],
    ['en', 'The app is down again 😡 #fail #LumenBank'],
    ['en', 'The app is down again 😡 @lumenbank fix this'],
    ['en', 'app is so down again 😡 https://down.example/now'],
    ['en', 'This made me laugh 😂 at the bank'],
    ['en', 'She (so tired 😴 And hungry) left'],
    ['en', 'Acme™ The Bank® and © The Pier'],
    ['ja', '友達みんなと😍と銀行に行った'],
  ])('does not end it, %s: %j', (language, text) => {
    expect(split(text, language)).toEqual([text]);
  });

  it('keeps the brackets of emoticons from enclosing the sentences between them', () => {
    expect(split('It is down :( We waited. Nobody came. The branch was lovely :)')).toEqual([
      'It is down :(',
      'We waited.',
      'Nobody came.',
      'The branch was lovely :)',
    ]);
  });
});

it('ends and loses no character, whatever the emoji, flags in half and signs', () => {
  const piece = fc.constantFrom(
    '🙄',
    '🇩',
    '🅰',
    '©',
    '❤️',
    '🇩🇪',
    '1️⃣',
    '👩🏽‍💻',
    ':)',
    ':(',
    '(',
    ')',
    ' ',
    '\n',
    'The app',
    'down',
    '。',
    '. ',
    '😡',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      expect(split(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

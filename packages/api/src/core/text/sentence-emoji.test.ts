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
  it.each(examples<[string, string]>(import.meta.url, 'no end of a sentence'))(
    'does not end it, %s: %j',
    (language, text) => {
      expect(split(text, language)).toEqual([text]);
    },
  );

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

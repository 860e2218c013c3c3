import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { splitSentences } from '../text/sentences.ts';
import { isBoilerplate, isCredit, sentencePlaces, withoutDateline } from './boilerplate.ts';

const boilerplate = (sentence: string, language = 'en') => isBoilerplate(sentence, language);

describe('isBoilerplate', () => {
  it.each(examples<[string, string]>(import.meta.url, 'boilerplate'))('drops %s', (_, sentence) => {
    expect(boilerplate(sentence)).toBe(true);
  });

  it('drops a short sentence with a contact, and keeps news about letters', () => {
    expect(boilerplate('Send your pictures of the storm to live@acme.example.')).toBe(true);
    expect(boilerplate('Residents send the city about 40 letters a week.')).toBe(false);
  });

  it.each(examples<[string, string]>(import.meta.url, 'sentences that are kept'))(
    'keeps a sentence with %s',
    (_, sentence) => {
      expect(boilerplate(sentence)).toBe(false);
    },
  );

  it.each(examples<[string, string]>(import.meta.url, 'news'))('keeps news in %s', (language, sentence) => {
    expect(boilerplate(sentence, language)).toBe(false);
  });

  it.each(examples<[string, string]>(import.meta.url, 'calls in other languages'))(
    'drops calls in %s',
    (language, sentence) => {
      expect(boilerplate(sentence, language)).toBe(true);
    },
  );
});

describe('captions, credits and calls', () => {
  it.each(examples<[string, boolean]>(import.meta.url, 'captions'))(
    '%s is a caption: %s',
    (sentence, expected) => {
      expect(boilerplate(sentence)).toBe(expected);
    },
  );

  it.each(examples<[string, boolean]>(import.meta.url, 'credits'))(
    '%s is a credit: %s',
    (sentence, expected) => {
      expect(isCredit(sentence)).toBe(expected);
    },
  );
});

describe('withoutDateline', () => {
  it.each(examples<[string, string]>(import.meta.url, 'withoutDateline'))('%s', (sentence, rest) => {
    expect(withoutDateline(sentence)).toBe(rest);
  });

  it.each(examples<[string]>(import.meta.url, 'no dateline'))('leaves %s', (sentence) => {
    expect(withoutDateline(sentence)).toBe(sentence);
  });
});

const placesOf = (text: string) => {
  const sentences = splitSentences(text, 'en');
  const places = sentencePlaces(text, sentences);
  return sentences.map(({ start, end }, i) => ({ text: text.slice(start, end), ...places[i] }));
};
const textsWhere = (text: string, holds: 'isHeading' | 'isInBoilerplateSection' | 'opensText' | 'isAlone') =>
  placesOf(text)
    .filter((place) => place[holds])
    .map((place) => place.text);

const RELEASE = `Acme opens a plant in Alba. It will employ 80 people.

The plant makes harbor cranes. Work began in May.

ABOUT ACME

Acme is a leading maker of cranes. It was founded in 1911.

Outlook

The plant will grow next year.

Media contact: Dana Whitlock, Alba office. Call before noon.`;

describe('sentencePlaces', () => {
  it('knows headings by their line without a full stop', () => {
    expect(textsWhere(RELEASE, 'isHeading')).toEqual(['ABOUT ACME', 'Outlook']);
  });

  it('takes what is under a publisher’s heading for boilerplate, until the next heading', () => {
    expect(textsWhere(RELEASE, 'isInBoilerplateSection')).toEqual([
      'ABOUT ACME',
      'Acme is a leading maker of cranes.',
      'It was founded in 1911.',
      'Media contact: Dana Whitlock, Alba office.',
      'Call before noon.',
    ]);
  });

  it('does not take a heading about the matter for one about the publisher', () => {
    const text =
      'The vote is on Monday. It is close.\n\nAbout the vote\n\nEvery resident may take part. Polls open at eight.';
    expect(textsWhere(text, 'isInBoilerplateSection')).toEqual([]);
  });

  it('knows the first paragraph and sentences that stand alone', () => {
    const text = 'A heading of its own\n\nThe bridge closes. Buses run.\n\nNobody is glad.';
    expect(textsWhere(text, 'opensText')).toEqual(['The bridge closes.', 'Buses run.']);
    expect(textsWhere(text, 'isAlone')).toEqual(['A heading of its own', 'Nobody is glad.']);
  });

  it('finds no headings in a text without full stops', () => {
    expect(textsWhere('first line of a poem\nsecond line of a poem\nthird line', 'isHeading')).toEqual([]);
  });

  it.each(examples<[string, string, string[]]>(import.meta.url, 'headings'))(
    'takes for a heading %s',
    (_, text, headings) => {
      expect(textsWhere(text, 'isHeading')).toEqual(headings);
    },
  );

  const sectionAfter = (heading: string, before = `${'The plant makes harbor cranes. '.repeat(3)}`) =>
    textsWhere(
      `${before.trim()}\n\n${heading}\n\nIt was founded in 1911.\n\nIt is old.`,
      'isInBoilerplateSection',
    ).slice(1);

  it.each(examples<[string]>(import.meta.url, 'headings of boilerplate'))(
    'takes what follows %s for boilerplate',
    (heading) => {
      expect(sectionAfter(heading)).toEqual(['It was founded in 1911.', 'It is old.']);
    },
  );

  it.each(['About the vote', 'Aboutness', 'Contactless cards', 'The media contact', 'Our plan:'])(
    'does not take what follows %s for boilerplate',
    (heading) => {
      expect(sectionAfter(heading)).toEqual([]);
    },
  );

  it('does not take the beginning of an article for boilerplate', () => {
    expect(sectionAfter('About Acme', 'It rains.')).toEqual([]);
    expect(sectionAfter('Media contacts:', 'It rains.')).toEqual([]);
    const runIn = 'Media contact: Dana Whitlock, Alba. Call before noon.';
    const rest = 'The plant makes cranes. '.repeat(9).trim();
    expect(textsWhere(`${runIn}\n\n${rest}`, 'isInBoilerplateSection')).toEqual([]);
  });

  it('ends a section that begins within a paragraph at the end of the paragraph', () => {
    const text =
      'The plant makes cranes. Work began in May.\n\nMedia contact: Dana, Alba. Call us.\n\nIt will grow.';
    expect(textsWhere(text, 'isInBoilerplateSection')).toEqual(['Media contact: Dana, Alba.', 'Call us.']);
  });
});

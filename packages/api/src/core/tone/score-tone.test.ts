import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples, exampleValues } from '../../../test/examples.ts';
import { articleTone, scoreTone, sideOf, toneValue } from './score-tone.ts';

const toneOf = (text: string) => scoreTone(text).value ?? 0;
const signOf = (text: string) => (Math.abs(toneOf(text)) > 0.1 ? Math.sign(toneOf(text)) : 0);

describe('scoreTone', () => {
  it.each(['', '   ', '12 345', 'https://example.org/good', '@goodnews', 'Misery'])(
    'is null without words if nothing can have a tone: %j',
    (text) => {
      expect(scoreTone(text)).toEqual({ value: null, words: [] });
    },
  );

  it.each(examples<[string, number]>(import.meta.url, 'signs of tones'))(
    'reads %j with sign %i',
    (text, sign) => {
      expect(signOf(text)).toBe(sign);
    },
  );

  it.each(examples<[string]>(import.meta.url, 'words turned by a pair'))(
    'has no tone in a line whose words are turned by a pair before them: %s',
    (text) => {
      expect(scoreTone(text)).toEqual({ value: null, words: [] });
    },
  );

  it('keeps a tone with which a turned word agrees, and never shows that word', () => {
    const { value, words } = scoreTone('Far from collapsing, Marchmont is now thriving');
    expect(value).toBeGreaterThan(0.1);
    expect(words.map(({ text }) => text)).toEqual(['thriving']);
  });

  it.each(examples<[string, number]>(import.meta.url, 'words that are not turned'))(
    'reads %j, in which no rated word is turned, with sign %i',
    (text, sign) => {
      expect(signOf(text)).toBe(sign);
    },
  );

  it('says why a text in another language has no tone', () => {
    expect(scoreTone('De fabriek wordt in de herfst gesloten, zei de minister').note).toBe(
      'Tone is scored in English, German, French, and Spanish; this text is in Dutch.',
    );
  });

  it.each(examples<[string, number]>(import.meta.url, 'signs of tones in German, French and Spanish'))(
    'reads %j, in German, French or Spanish, with sign %i',
    (text, sign) => {
      expect(signOf(text)).toBe(sign);
    },
  );

  it.each(examples<[string]>(import.meta.url, 'names before a bad verb'))(
    'never shows a name as a reason: %j',
    (text) => {
      const [name] = text.split(' ');
      const { value, words } = scoreTone(text);
      expect(value).toBeLessThan(-0.1);
      expect(words.map((word) => word.text)).not.toContain(name);
    },
  );

  it('shows no function word as a reason, and no reason for a neutral line', () => {
    const shown = (text: string) => scoreTone(text).words.map(({ text: word }) => word);
    for (const word of shown('Gamers demand refunds after launch'))
      expect(word).not.toMatch(/^(?:after|in|the)$/);
    expect(shown('Mayor to speak at conference on Tuesday')).toEqual([]);
  });

  it.each([':-)', ':-D', '😍'])(
    'reads %s as the tone of the writer despite a negation before it',
    (smile) => {
      expect(toneOf(`The bus is not here ${smile}`)).toBeGreaterThan(0.1);
    },
  );

  it('is stronger in a post with boosters', () => {
    expect(toneOf('the food was very good')).toBeGreaterThan(toneOf('the food was good'));
  });

  it('stays in [-1, 1], is deterministic, and returns its words in order of their offsets', () => {
    const words = fc.constantFrom(...exampleValues<string>(import.meta.url, 'pieces of texts'));
    const text = fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 30 });
    fc.assert(
      fc.property(text, (parts) => {
        const input = parts.join(' ');
        const first = scoreTone(input);
        expect(scoreTone(input)).toEqual(first);
        let last = 0;
        for (const word of first.words) {
          expect(word.start).toBeGreaterThanOrEqual(last);
          expect(input.slice(word.start, word.end)).toBe(word.text);
          last = word.end;
        }
        expect(Math.abs(first.value ?? 0)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });
});

const shares = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([good, rest]) => ({ good, bad: (1 - good) * rest }));

describe('toneValue', () => {
  it.each(examples<[{ good: number; bad: number }, number, number]>(import.meta.url, 'values of shares'))(
    'is for the shares %j and the strength %d: %d',
    (one, strength, value) => {
      expect(toneValue(one, strength)).toBe(value);
    },
  );

  it('has the label that most readers would give, whatever the words weigh', () => {
    fc.assert(
      fc.property(shares, fc.double({ min: -1, max: 1, noNaN: true }), (one, strength) => {
        const value = toneValue(one, strength);
        expect(Math.abs(value)).toBeLessThanOrEqual(1);
        expect(Math.abs(value) > 0.1 ? Math.sign(value) : 0).toBe(sideOf(one));
      }),
    );
  });
});

/** Values of the current models. A new fit may move each by less than 0.05. Check any larger change by hand. */
it.each(examples<[string, number]>(import.meta.url, 'headlines'))('the tone of %j is %d', (text, value) => {
  expect(scoreTone(text).value).toBeCloseTo(value, 1);
});

/** Posts have no fitted model: their rated words or phrases decide. */
it.each(examples<[string, number, string[]]>(import.meta.url, 'tones of posts'))(
  'the tone of the post %j is %d, because of %j',
  (text, value, because) => {
    const { value: found, words } = scoreTone(text);
    expect(found).toBe(value);
    expect(words.map((word) => word.text)).toEqual(because);
  },
);

const articleToneOf = (headline: string, text: string) =>
  articleTone({ headline, text, start: 0, end: text.length, language: 'en', namesIn: () => [] });
const articleWordsOf = (headline: string, text: string) =>
  articleToneOf(headline, text).words.map((word) => word.text.toLowerCase());

describe('the words shown for the tone of an article', () => {
  it('are not topics if a word with a tone supports the result', () => {
    const words = articleWordsOf(
      'Ferry company in crisis after third breakdown',
      'Passengers were stranded for six hours. The boats carried them home shortly before the week ended.',
    );
    expect(words).toContain('breakdown');
    for (const topic of ['ferry', 'boats', 'hours', 'week', 'shortly']) expect(words).not.toContain(topic);
  });

  it('are in the order of the text, those of the headline first', () => {
    const { words } = articleToneOf(
      'Bakery wins award for best bread',
      'Customers praised the bakery. It won a prize for its great bread.',
    );
    const places = words.map(({ section, start }) => (section === 'headline' ? start - 1000 : start));
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('articleTone', () => {
  it('is neutral if good and bad news have about the same weight', () => {
    const text = 'The fish market won an award. The ferry company went bankrupt.';
    expect(articleToneOf('A year at the harbor', text)).toEqual({ value: 0, words: [] });
  });

  it('has the tone of its headline if the rest tells what happened before', () => {
    const rest =
      'The depot opened in 1998. It has nine tracks. The company has 400 staff. The offices are in Leeds.';
    const { value } = articleToneOf('Rail depot fire kills two', `Workers met on Monday. ${rest}`);
    expect(value).toBeLessThan(-0.1);
  });

  it('is neutral if most of it is neutral', () => {
    const rest = 'The council met on Monday. The agenda had nine items. The next meeting is in May.';
    expect(articleToneOf('Council meets in new hall', rest).value).toBe(0);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { scoreTone } from './score-tone.ts';

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

  it.each([
    ['Ferry crashes 10 miles from the harbor', -1],
    ['Ferry sinks far from home', -1],
    ['Ferry crash kills less than 10 people', -1],
    ['Ferry crew finds nothing less than perfect harmony', 1],
  ])('reads %j, in which no rated word is turned, with sign %i', (text, sign) => {
    expect(signOf(text)).toBe(sign);
  });

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

  it.each([
    'Vodafone profit falls 20%',
    'Zendesk cuts jobs',
    'Kroger Recalls Salad',
    'Vodafone streicht Stellen in Düsseldorf',
    'Carrefour supprime des emplois',
  ])('never shows a name as a reason: %j', (text) => {
    const [name] = text.split(' ');
    const { value, words } = scoreTone(text);
    expect(value).toBeLessThan(-0.1);
    expect(words.map((word) => word.text)).not.toContain(name);
  });

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
    const words = fc.constantFrom(
      'good',
      'bad',
      'not',
      'but',
      'GREAT',
      'loss',
      'fell',
      '.',
      '!',
      ',',
      ':)',
      'table',
      '\n',
      'Best Buy',
      "don't",
    );
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

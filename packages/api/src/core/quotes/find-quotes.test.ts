import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuotes } from './find-quotes.ts';
import firstSight from './testing/first-sight.json' with { type: 'json' };

const quotesIn = (language: string, text: string) =>
  findQuotes(text, language).map((quote) => [quote.text, quote.speaker]);
const speakerIn = (language: string, text: string) => findQuotes(text, language)[0]?.speaker;

describe('quotes with their speakers', () => {
  it.each(firstSight.map((row, place) => ({ ...row, place })))(
    '$language, passage $place',
    ({ language, text, quotes }) => {
      expect(quotesIn(language, text)).toEqual(quotes);
    },
  );

  it.each([
    ['a name in front of the verb', '“We are sorry,” Mara Lind said.', 'Mara Lind'],
    [
      'with more about the speaker',
      '“We are sorry,” Mara Lind, who runs the plant, told the board.',
      'Mara Lind',
    ],
    ['an office in front of the name', '“We are sorry,” said chief executive Mara Lind.', 'Mara Lind'],
    [
      'the group in front of the office',
      '“We are sorry,” said Hartley chief executive Mara Lind.',
      'Mara Lind',
    ],
    [
      'the owner in front of the office',
      '“We are sorry,” said Hartley’s chief executive, Mara Lind.',
      'Mara Lind',
    ],
    ['a name and its place', '“We are sorry,” Mara Lind of Hartley said.', 'Mara Lind'],
    ['a title', 'Dr. Mara Lind said: “We are sorry for that.”', 'Mara Lind'],
    ['an organization', 'Hartley Pantry said in a statement: “We are sorry.”', 'Hartley Pantry'],
    ['someone who speaks for it', '“We are sorry,” a Hartley spokesperson said.', 'Hartley spokesperson'],
    ['a name and a colon', 'Mara Lind: “We are sorry for that.”', 'Mara Lind'],
    ['right after the verb', 'Mara Lind said “we are sorry” and left.', 'Mara Lind'],
    ['straight marks', '"We are sorry," said Mara Lind.', 'Mara Lind'],
    ['single marks and an apostrophe', "'We don't know the workers' names,' said Mara Lind.", 'Mara Lind'],
  ])('finds the speaker: %s', (_, text, speaker) => {
    expect(speakerIn('en', text)).toBe(speaker);
  });

  it.each([
    ['a pronoun', '“We are sorry,” she told Mara Lind.'],
    ['a role without a name', '“We are sorry,” said the chief executive.'],
    ['a person close to a name', '“We are sorry,” said a friend of Mara Lind.'],
    ['someone of a name', '“We are sorry,” said Mara Lind’s lawyer.'],
    ['two people', '“We are sorry,” said Mara Lind and Tom Hale.'],
    ['two people in front', '“We are sorry,” Mara Lind and Tom Hale said.'],
    ['a common noun at the start', 'Officials said: “We are sorry for that.”'],
    ['nobody', '“We are sorry for that.” The plant stays closed.'],
    ['a person who is described', '“We are sorry,” said the man who met Mara Lind.'],
    ['the name comes in a later sentence', '“We are sorry.” Mara Lind said the plant stays closed.'],
  ])('names nobody: %s', (_, text) => {
    expect(findQuotes(text, 'en')[0]).toMatchObject({ speaker: null, attribution: '' });
  });

  it('a surname stands for the one full name of the text', () => {
    const first = 'Mara Lind runs the plant.\n\n“We are sorry,” Lind said.';
    expect(speakerIn('en', first)).toBe('Mara Lind');
    expect(speakerIn('en', `${first}\n\nHer brother Otto Lind left.`)).toBe('Lind');
  });

  it('a tracked name of one word can speak, where every noun has a capital', () => {
    const text = '„Wir prüfen das gerade“, teilte Nordlinie mit.';
    expect(speakerIn('de', text)).toBeNull();
    expect(findQuotes(text, 'de', ['Nordlinie'])[0]?.speaker).toBe('Nordlinie');
  });

  it('shows the words that name the speaker', () => {
    const [quote] = findQuotes('“We are sorry,” said Mara Lind, who runs the plant.', 'en');
    expect(quote?.attribution).toBe('said Mara Lind, who runs the plant');
  });

  it('titles and words that are only set apart are no quotes', () => {
    expect(quotesIn('en', 'The book “The Long Way Home” and the “dark day” were new.')).toEqual([]);
  });

  it('in another language nobody is named', () => {
    expect(quotesIn('sv', '”Nej”, sa Anna. “Vi kommer inte att höja priset.”')).toEqual([
      ['Vi kommer inte att höja priset.', null],
    ]);
  });

  it('every quote is in the text, in order, and its speaker beside it', () => {
    const words = fc.constantFrom(
      '“',
      '”',
      '"',
      '«',
      '»',
      '„',
      '—',
      '– ',
      '‘',
      '’',
      ',',
      '. ',
      ': ',
      '\n',
      ' said ',
      ' Mara Lind ',
      ' she ',
      ' dijo ',
      ' we are sorry ',
      ' Lind',
      ' sagte ',
      ' laut ',
    );
    const languages = fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'und');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), languages, (parts, language) => {
        const text = parts.join('');
        let before = 0;
        for (const { start, end, speaker, ...quote } of findQuotes(text, language)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(text.slice(start, end)).toBe(quote.text);
          if (speaker === null) expect(quote.attribution).toBe('');
          else expect(text).toContain(speaker);
          before = end;
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(['“', '"a ', '« ', '‘a ', '— a, said ', '“a b c,” said ', 'said A B, '])(
    'reads a long text of %j in linear time',
    (piece) => {
      const steps = (length: number) => findQuotes(piece.repeat(length / piece.length), 'en').length;
      expect(steps(300_000)).toBeLessThanOrEqual(100);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples, exampleValues } from '../../../test/examples.ts';
import { findQuotes } from './find-quotes.ts';
import firstSight from './testing/first-sight.json' with { type: 'json' };

const quotesIn = (language: string, text: string) =>
  findQuotes(text, language).map((quote) => [quote.text, quote.speaker]);
const speakerIn = (language: string, text: string) => findQuotes(text, language)[0]?.speaker;

type Row = readonly [language: string, text: string, speakers: readonly (string | null)[]];

const speakersOf = (language: string, text: string) =>
  findQuotes(text, language).map(({ speaker }) => speaker);

describe('quotes with their speakers', () => {
  it.each(firstSight.map((row, place) => ({ ...row, place })))(
    '$language, passage $place',
    ({ language, text, quotes }) => {
      expect(quotesIn(language, text)).toEqual(quotes);
    },
  );

  it.each(examples<[string, string, string]>(import.meta.url, 'speakers'))(
    'finds the speaker: %s',
    (_, text, speaker) => {
      expect(speakerIn('en', text)).toBe(speaker);
    },
  );

  it.each(examples<[string, string]>(import.meta.url, 'nobody is named'))('names nobody: %s', (_, text) => {
    expect(findQuotes(text, 'en')[0]).toMatchObject({ speaker: null, attribution: '' });
  });

  it('a surname refers to the only full name in the text', () => {
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

  it('titles and words that are only set off by marks are not quotes', () => {
    expect(quotesIn('en', 'The book “The Long Way Home” and the “dark day” were new.')).toEqual([]);
  });

  it('in another language nobody is named', () => {
    expect(quotesIn('sv', '”Nej”, sa Anna. “Vi kommer inte att höja priset.”')).toEqual([
      ['Vi kommer inte att höja priset.', null],
    ]);
  });

  it.each(examples<[string, string, string | null]>(import.meta.url, 'subjects'))(
    'reads the subject: %s',
    (_, text, speaker) => {
      expect(speakerIn('en', text)).toBe(speaker);
    },
  );

  it.each(
    examples<[string, string, string | null]>(import.meta.url, 'a subject between the verb and a colon'),
  )('%s, a subject between the verb and a colon: %s', (language, text, speaker) => {
    expect(speakerIn(language, text)).toBe(speaker);
  });

  it.each([
    ['“ We are sorry, ” said Mara Lind.', 'We are sorry,'],
    ['(“We are sorry,” said Mara Lind.)', 'We are sorry,'],
    ['The 5" pipe: "We are sorry," said Mara Lind.', 'We are sorry,'],
    ['«We are sorry», said Mara Lind.', 'We are sorry'],
    ['Text»We are sorry« said Mara Lind.', undefined],
    ['»We are sorry«, said Mara Lind.', 'We are sorry'],
    ['x"We are sorry," said Mara Lind.', undefined],
    ["The workers' rights and the players' names,", undefined],
    ['“” said Mara Lind.', undefined],
    ['“ ” said Mara Lind.', undefined],
  ])('the marks in %s enclose %j', (text, quoted) => {
    const [quote] = findQuotes(text, 'en');
    expect(quote?.text).toBe(quoted);
    if (quote) expect(text.slice(quote.start, quote.end)).toBe(quoted);
  });

  it.each([
    [1_999, true],
    [2_000, false],
  ])('a quotation of %i characters is read: %s', (length, isRead) => {
    const text = `Mara Lind said: “${'a '.repeat(1_000).slice(0, length - 1)}.”`;
    const quotes = findQuotes(text, 'en');
    expect(quotes).toHaveLength(isRead ? 1 : 0);
    if (isRead) {
      expect(quotes[0]?.text).toHaveLength(602);
      expect(quotes[0]?.end).toBe(text.length - 1);
    }
  });

  it.each(
    examples<[string, [string, string | null, string][]]>(
      import.meta.url,
      'two quotations with between them',
    ),
  )('two quotations with %j between them', (between, expected) => {
    const text = `“We are sorry,” ${between}“We are glad now.”`;
    expect(findQuotes(text, 'en').map((quote) => [quote.text, quote.speaker, quote.attribution])).toEqual(
      expected,
    );
  });

  it.each(examples<[string, string[][]]>(import.meta.url, 'speech after a dash'))(
    'speech after a dash: %s',
    (text, expected) => {
      expect(quotesIn('es', text)).toEqual(expected);
    },
  );

  it('a text has at most 100 quotations', () => {
    const paragraph = '“We are sorry,” said Mara Lind.\n';
    expect(findQuotes(paragraph.repeat(120), 'en')).toHaveLength(100);
  });

  it('every quote is in the text, in order, and its speaker beside it', () => {
    const words = fc.constantFrom(...exampleValues<string>(import.meta.url, 'pieces of texts'));
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

  it.each(examples<[string]>(import.meta.url, 'long texts'))(
    'reads a long text of %j in linear time',
    (piece) => {
      const steps = (length: number) => findQuotes(piece.repeat(length / piece.length), 'en').length;
      expect(steps(300_000)).toBeLessThanOrEqual(100);
    },
  );
});

describe('quotations over several paragraphs', () => {
  it.each(examples<Row>(import.meta.url, 'quotations over several paragraphs'))(
    '%s: the speaker before its first part is that of the others, too: %s',
    (language, text, speakers) => {
      expect(speakersOf(language, text)).toEqual(speakers);
      for (const [quoted] of quotesIn(language, text)) expect(quoted).not.toMatch(/[“”„«»"\n]/);
    },
  );

  it.each(examples<[string, string, number]>(import.meta.url, 'a quotation is not joined'))(
    'a quotation %s is not joined',
    (_, text, count) => {
      const quotes = quotesIn('en', text);
      expect(quotes).toHaveLength(count);
      expect(quotes.at(-1)?.[1]).toBe('Mara Lind');
    },
  );
});

const TWO_SPEAKERS = examples<Row>(import.meta.url, 'two speakers');

const SOURCES: readonly Row[] = [
  ['en', 'According to Mara Lind, Tom Hale said “we are ready to go”.', ['Tom Hale']],
  ['de', 'Laut Jan Held sagte Petra Sommer: „Wir sind jetzt bereit.“', ['Petra Sommer']],
  ['en', 'According to Mara Lind, “we are ready to go”.', ['Mara Lind']],
  ['fr', 'Selon Marc Petit, « nous sommes prêts à partir ».', ['Marc Petit']],
  ['es', 'Según Ana Ruiz, «estamos listos para salir».', ['Ana Ruiz']],
];

const PRONOUNS: readonly Row[] = examples<Row>(import.meta.url, 'pronouns');

/** A name tied to a person by a preposition is where the person belongs. With other words between them, nobody is named. */
const BELONGING: readonly Row[] = [
  ['en', '“We filter rain,” Tomas Vale of Clean Spring said.', ['Tomas Vale']],
  ['de', '„Wir filtern Regen“, Jan Held von der Nordlinie sagte.', ['Jan Held']],
  ['en', '“We filter rain,” Tomas Vale of the charity Clean Spring said.', [null]],
  ['fr', '« Nous filtrons la pluie », Marc Petit de l’association Eau Claire dit.', [null]],
  ['en', 'Officials met Mara Lind of the family Tom Hale said: “We filter rain.”', [null]],
  ['en', 'Police arrested Mara Lind after her neighbor Tom Hale said: “We filter rain.”', [null]],
  ['en', 'Police arrested Mara Lind after Clean Spring said: “We filter rain.”', [null]],
];

const VERBS_AND_TITLES: readonly Row[] = [
  ['fr', '« C’est une belle journée », se réjouit Marc Petit.', ['Marc Petit']],
  ['fr', '« C’est une triste journée », s’inquiète Anne Roux.', ['Anne Roux']],
  ['de', '„Das ist ein schöner Tag“, freut sich Jan Held.', ['Jan Held']],
  ['es', '«Es un gran día para todos», celebra Ana Ruiz.', ['Ana Ruiz']],
  ['en', '“We are sorry,” said Dr. Mara Lind. “We are very sorry,” said Lind.', ['Mara Lind', 'Mara Lind']],
  ['en', '“We are sorry,” said Mayor Tom Hale.', ['Tom Hale']],
  ['de', '„Wir bedauern das“, sagte Bürgermeisterin Petra Sommer.', ['Petra Sommer']],
  ['fr', '« Nous le regrettons », dit le ministre Marc Petit.', ['Marc Petit']],
  ['es', '«Lo lamentamos mucho», dijo la alcaldesa Ana Ruiz.', ['Ana Ruiz']],
  ['en', '“We are sorry,” said President Mara Lind.', ['Mara Lind']],
];

describe.each([
  ['two quotations in a row', TWO_SPEAKERS],
  ['a source and a verb', SOURCES],
  ['a pronoun, or a verb without a subject', PRONOUNS],
  ['a person and where they belong', BELONGING],
  ['verbs of feeling, titles and surnames', VERBS_AND_TITLES],
  ['a role inside the name', examples<Row>(import.meta.url, 'a role inside the name')],
])('the speakers of %s', (_, rows) => {
  it.each(rows)('%s: %s', (language, text, speakers) => {
    expect(speakersOf(language, text)).toEqual(speakers);
  });
});

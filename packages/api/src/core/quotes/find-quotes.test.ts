import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
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

  it('words between marks do not count as quotations of a paragraph', () => {
    const text = `${'He held the “x” sign. '.repeat(520)}“The pier must close,” said Mara Lind.`;
    expect(quotesIn('en', text)).toEqual([['The pier must close,', 'Mara Lind']]);
  });

  it('a text has at most 100 quotations', () => {
    const paragraph = '“We are sorry,” said Mara Lind.\n';
    expect(findQuotes(paragraph.repeat(120), 'en')).toHaveLength(100);
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

  it.each(examples<[string]>(import.meta.url, 'long texts'))(
    'reads a long text of %j in linear time',
    (piece) => {
      const steps = (length: number) => findQuotes(piece.repeat(length / piece.length), 'en').length;
      expect(steps(300_000)).toBeLessThanOrEqual(100);
    },
  );
});

describe('quotations over several paragraphs', () => {
  it.each(examples<[string, string, string]>(import.meta.url, 'quotations over several paragraphs'))(
    '%s: a quotation over several paragraphs has its speaker in each: %s',
    (language, text, speaker) => {
      const quotes = quotesIn(language, text);
      expect(quotes.length).toBe(text.split('\n\n').length);
      expect(quotes.map(([, named]) => named)).toEqual(quotes.map(() => speaker));
      for (const [quoted] of quotes) expect(quoted).not.toMatch(/[“”„«»"\n]/);
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

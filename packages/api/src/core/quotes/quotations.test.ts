import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { findQuotes } from './find-quotes.ts';

const quotesIn = (language: string, text: string) =>
  findQuotes(text, language).map((quote) => [quote.text, quote.speaker]);

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

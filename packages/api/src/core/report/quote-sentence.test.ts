import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { QUOTE_MAX_CHARACTERS } from '../limits.ts';
import { quoteSentence } from './relevancy-summary.ts';

describe('quoteSentence', () => {
  it.each(examples<[string, string, string]>(import.meta.url, 'sentences'))('%s', (_, text, quote) => {
    expect(quoteSentence(text, Math.max(0, text.indexOf('Acme')))).toBe(quote);
  });

  it('keeps a last word that ends exactly where the quote must end', () => {
    const head = `Acme ${'x'.repeat(QUOTE_MAX_CHARACTERS - 10)} last`;
    expect(head).toHaveLength(QUOTE_MAX_CHARACTERS);
    expect(quoteSentence(`${head} more words`, 0)).toBe(`${head} …`);
  });

  it('holds whole words of the sentence, the mention among them, and an ellipsis only where it is cut', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), fc.array(word, { maxLength: 80 }), (before, after) => {
        const words = [...before, 'Acme', ...after];
        const text = words.join(' ');
        const quote = quoteSentence(text, text.indexOf('Acme'));
        const bare = quote.replace(/^… | …$/g, '');
        expect(` ${text} `).toContain(` ${bare} `);
        expect(bare.split(' ')).toContain('Acme');
        expect(bare.length).toBeLessThanOrEqual(QUOTE_MAX_CHARACTERS);
        expect(quote.startsWith('… ')).toBe(!text.startsWith(bare));
        expect(quote.endsWith(' …')).toBe(!text.endsWith(bare));
      }),
    );
  });
});

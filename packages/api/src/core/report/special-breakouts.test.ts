import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileKeywords } from '../keywords/find-mentions.ts';
import { specialBreakout } from './evidence.ts';

const breakout = (text: string, term: string) =>
  specialBreakout(term, [{ text, mentions: compileKeywords([term]).find(text)[0] ?? [] }]);

describe('specialBreakout', () => {
  it('#375 shows each mention in its context', () => {
    expect(breakout('The board of Acme met.', 'Acme')).toEqual({
      term: 'Acme',
      mentions: 1,
      snippets: ['The board of <mark>Acme</mark> met.'],
    });
  });

  it('#375 keeps an entry for a term that is absent', () => {
    expect(breakout('Nothing here.', 'Acme')).toEqual({ term: 'Acme', mentions: 0, snippets: [] });
  });

  it('#162 escapes everything that the text brings', () => {
    expect(breakout('<script>alert("Acme & co")</script>', 'Acme').snippets).toEqual([
      '&lt;script&gt;alert(&quot;<mark>Acme</mark> &amp; co&quot;)&lt;/script&gt;',
    ]);
  });

  it('cuts the context at words and says so', () => {
    const text = `${'before '.repeat(40)}Acme ${'after '.repeat(40)}`;
    expect(breakout(text, 'Acme').snippets[0]).toMatch(/^… (?:before )+<mark>Acme<\/mark>(?: after)+ …$/);
  });

  it('shows mentions near each other in one snippet, and others in their own', () => {
    expect(breakout('Acme and Acme met.', 'Acme').snippets).toEqual([
      '<mark>Acme</mark> and <mark>Acme</mark> met.',
    ]);
    const far = `Acme ${'x '.repeat(400)}Acme`;
    const snippets = breakout(far, 'Acme').snippets;
    expect(snippets).toHaveLength(2);
    expect(snippets[0]).toMatch(/^<mark>Acme<\/mark>(?: x)+ …$/);
    expect(snippets[1]).toMatch(/^… (?:x )+<mark>Acme<\/mark>$/);
  });

  it('#161 #162 holds as many marks as mentions and no other tag, for any text', () => {
    const piece = fc.constantFrom(
      'Acme',
      '<b>',
      '&',
      '"',
      "'",
      '</mark>',
      '<mark>',
      ' ',
      '\n',
      'x'.repeat(100),
      '😀',
      '&lt;',
    );
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom('Acme', 'mark', '<', 'b'), (text, term) => {
        const { mentions, snippets } = breakout(text, term);
        const html = snippets.join('');
        expect(html.split('<mark>')).toHaveLength(mentions + 1);
        expect(html.split('</mark>')).toHaveLength(mentions + 1);
        expect(html.replaceAll('<mark>', '').replaceAll('</mark>', '')).not.toMatch(/[<>"']/);
        expect(html.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
      }),
    );
  });
});

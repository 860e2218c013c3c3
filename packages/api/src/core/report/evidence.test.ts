import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { compileKeywords } from '../keywords/find-mentions.ts';
import { splitSentences } from '../text/sentences.ts';
import { bodySentences, bodyStart, collectEvidence, specialBreakout, type TextParts } from './evidence.ts';

const marksOf = (text: string, keyword: string) =>
  (compileKeywords([keyword]).find(text)[0] ?? []).map(({ start, end }) => ({ start, end }));
const evidenceOf = (text: string, keyword: string) =>
  collectEvidence(text, marksOf(text, keyword), bodySentences(text, splitSentences(text, 'en')));

describe('collectEvidence', () => {
  it('gives each sentence once with all its mentions', () => {
    const found = evidenceOf('Acme bought Acme Labs. Nobody knew. Then Acme spoke.', 'Acme');
    expect(found.map(({ text, marks }) => [text, marks.length])).toEqual([
      ['Acme bought Acme Labs.', 2],
      ['Then Acme spoke.', 1],
    ]);
  });

  it('joins two sentences when a mention runs over the end of the first', () => {
    const text = 'They met Prof. Vane today. He left.';
    const mentions = [{ start: 20, end: 30 }];
    const sentences = bodySentences(text, [
      { start: 0, end: 26 },
      { start: 27, end: 35 },
    ]);
    expect(collectEvidence(text, mentions, sentences)).toMatchObject([
      { text, start: 0, marks: [{ start: 20, end: 30 }] },
    ]);
  });

  it('gives a mention outside every sentence its own passage', () => {
    const found = collectEvidence('one two three', [{ start: 4, end: 7 }], []);
    expect(found).toMatchObject([{ text: 'two', start: 4, marks: [{ start: 0, end: 3 }] }]);
  });
});

describe('bodySentences', () => {
  const text = 'First one. Second one.\n\nThird. Fourth. Fifth. Sixth. Seventh.\n\nEighth.';

  it('takes the first paragraph as lede and the last as end, a quarter of the sentences at most', () => {
    const sections = bodySentences(text, splitSentences(text, 'en')).map(({ section }) => section);
    expect(sections).toEqual(['lede', 'lede', 'body', 'body', 'body', 'body', 'body', 'end']);
  });

  it('cuts sentences without end into pieces that cover them', () => {
    const long = 'word '.repeat(500).trim();
    const sentences = bodySentences(long, [{ start: 0, end: long.length }]);
    expect(sentences.map(({ start, end }) => long.slice(start, end)).join('')).toBe(long);
    expect(sentences.length).toBeGreaterThan(3);
  });
});

const SHORT: Readonly<Record<string, string>> = { standfirst: 's', lede: 'l', body: 'b', end: 'e' };
const textOf = (counts: readonly number[], between = '\n\n') =>
  counts.map((count) => Array.from({ length: count }, () => 'It rained.').join(' ')).join(between);
const sectionsOf = (text: string, parts?: TextParts) =>
  bodySentences(text, splitSentences(text, 'en'), parts)
    .map(({ section }) => SHORT[section])
    .join('');

it.each(examples<[number[], string]>(import.meta.url, 'paragraphs of sentences have the sections'))(
  'paragraphs of %j sentences have the sections %s',
  (counts, sections) => {
    expect(sectionsOf(textOf(counts))).toBe(sections);
    expect(sectionsOf(textOf(counts, '\n'))).toBe(sections);
  },
);

it('leaves out what comes before the text, and counts the standfirst and captions apart', () => {
  const text = textOf([1, 1, 8, 1]);
  const standfirstEnd = text.indexOf('\n') + 1;
  const captionsAt = text.lastIndexOf('It');
  expect(sectionsOf(text, { from: 1, standfirstEnd: 0 })).toBe('lbbbbbbbbe');
  expect(sectionsOf(text, { standfirstEnd, captionsAt })).toBe('slbbbbbbeeb');
});

it.each(examples<[string, string, number]>(import.meta.url, 'the headline the body of begins'))(
  'with the headline %j, the body of %j begins at %s',
  (headline, text, start) => {
    expect(bodyStart(headline, text)).toBe(start);
  },
);

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
    const pieces = `Acme|<b>|&|"|'|</mark>|<mark>| |\n|${'x'.repeat(100)}|😀|&lt;`.split('|');
    const piece = fc.constantFrom(...pieces);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { QUOTE_MAX_CHARACTERS } from '../limits.ts';
import {
  absentSummary,
  bestSentence,
  foundSummary,
  quoteSentence,
  secondSentence,
} from './relevancy-summary.ts';

const form = (text: string, count: number) => ({ text, count });

it.each([
  [['Acme'], [], '“Acme” does not appear in this text. Nor does a similar word.'],
  [
    ['Acme', 'ACM', 'Acme Corp'],
    [],
    '“Acme” does not appear in this text, nor does “ACM” or “Acme Corp”. Nor does a similar word.',
  ],
  [
    ['Acme'],
    [form('Acmes', 1), form('Akme', 2), form('acne', 3)],
    '“Acme” does not appear in this text. Close forms that do appear, not counted as mentions: “Acmes” (once), “Akme” (twice), “acne” (3 times).',
  ],
])('a report without %j and with the forms %j says so', (spellings, forms, summary) => {
  expect(absentSummary(spellings, forms)).toBe(summary);
});

it('quotation marks inside the key sentence are single ones', () => {
  const evidence = [{ ...sentence('body', 0), text: '“Acme is ready”, she said.' }];
  const counts = { positive: 0, negative: 0, unclear: 1 };
  const tone = { value: null, label: null, counts, sentences: [{ value: null, words: [] }] };
  expect(foundSummary('Acme', evidence, tone, undefined)).toMatch(/: “‘Acme is ready’, she said\.”$/);
});

it('a tone of one sentence among many is not said to be that of the article', () => {
  const evidence = Array(3).fill(sentence('headline', 0));
  const sentences = [-0.7, null, null].map((value) => ({ value, words: [] }));
  const tone = { value: null, label: null, counts: { positive: 0, negative: 1, unclear: 2 }, sentences };
  expect(foundSummary('Acme', evidence, tone, undefined)).toContain(
    'No clear tone toward Acme: 1 negative, 2 without a clear tone.',
  );
});

const MARK = { start: 0, end: 4 };
/** One sentence: section, index in the text, number of mentions. */
function sentence(section: 'headline' | 'lede' | 'body', index: number, mentions = 1) {
  const text = `  ${section} \n ${index} `;
  const marks = Array.from({ length: mentions }, () => MARK);
  return { text, section, start: 0, marks, sentiment: null };
}
const headline = sentence('headline', -1, 9);

it.each([
  ['nothing', [], undefined, undefined],
  ['the headline alone', [headline], 'headline -1', undefined],
  ['one body sentence', [headline, sentence('lede', 0)], 'lede 0', undefined],
  ['two', [sentence('lede', 0), sentence('body', 1)], 'lede 0', 'body 1'],
  ['the one with most mentions', [sentence('lede', 0), sentence('body', 5, 2)], 'body 5', 'lede 0'],
  ['no more than five mentions', [sentence('lede', 0, 5), sentence('body', 2, 9)], 'lede 0', 'body 2'],
])('the best sentence and another one: %s', (_, evidence, best, second) => {
  expect(bestSentence(evidence)?.text.replace(/\s+/g, ' ').trim()).toBe(best);
  expect(secondSentence(evidence)).toBe(second);
});

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

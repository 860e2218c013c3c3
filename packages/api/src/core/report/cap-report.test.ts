import { describe, expect, it } from 'vitest';
import { countWords } from '../page/html/blocks.ts';
import { analyzeText } from './analyze-text.ts';
import { capReport } from './compose-report.ts';

const text = (sentences: number) =>
  Array.from(
    { length: sentences },
    (_, i) => `Item ${i} of the minutes names Acme and the price of cranes.`,
  ).join(' ');
/** A limit that a short text exceeds. The real limit of a response is forty times as high. */
const MAX_BYTES = 25_000;
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const analyze = (sentences: number, keywords: readonly string[]) =>
  analyzeText({ headline: 'Minutes', text: text(sentences), keywords, specialTerms: [] });

describe('capReport', () => {
  it('leaves a result that fits as it is', () => {
    const result = analyze(50, ['Acme']);
    expect(capReport(result)).toBe(result);
  });

  it('shows the first sentences of a large one, with exact counts', () => {
    const result = analyze(500, ['Acme', 'cranes', 'price', 'minutes']);
    const capped = capReport(result, 4 * MAX_BYTES);
    expect(bytesOf(capped)).toBeLessThanOrEqual(4 * MAX_BYTES);
    expect(capped.keywordMatches.map(({ mentions }) => mentions)).toEqual(
      result.keywordMatches.map(({ mentions }) => mentions),
    );
    const [match] = capped.keywordMatches;
    expect(match?.evidenceSentences).toBe(500);
    expect(match?.evidence).toEqual(result.keywordMatches[0]?.evidence.slice(0, match?.evidence.length));
    expect(match?.evidence.length).toBeGreaterThan(1);
  });

  it.each([
    ['mentions in every sentence', 'The ferry of Acme is "good", and the ferry of Acme is bad.\n'],
    ['a script of three bytes a character', '渡輪中午離開舊碼頭，市議會同意了新的時刻表。'],
    ['characters that JSON escapes', '"ferry"\n\t"Acme" '],
    ['words of tone', 'A good, terrible, wonderful, awful ferry. '],
  ])('keeps a dense text within the bound: %s', (_, piece) => {
    const long = piece.repeat(Math.ceil(MAX_BYTES / piece.length));
    const result = analyzeText({
      headline: 'Minutes',
      text: long,
      keywords: ['ferry', 'Acme', '渡輪'],
      specialTerms: ['ferry'],
    });
    const capped = capReport(result, MAX_BYTES);
    expect(bytesOf(result)).toBeGreaterThan(MAX_BYTES);
    expect(bytesOf(capped)).toBeLessThanOrEqual(MAX_BYTES);
    expect(bytesOf(capped)).toBeGreaterThan(MAX_BYTES / 2);
    const counts = ({ keywordMatches, specialBreakouts }: typeof result) =>
      [...keywordMatches, ...specialBreakouts].map(({ mentions }) => mentions);
    expect(counts(capped)).toEqual(counts(result));
    expect(capped.document.words).toBe(result.document.words);
    expect(long.startsWith(capped.document.text)).toBe(true);
    if (capped.document.text !== long)
      expect(capped.document.wordsShown).toBe(countWords(capped.document.text));
    for (const { text } of capped.keywordMatches.flatMap(({ evidence }) => evidence.slice(0, 3)))
      expect(`Minutes ${capped.document.text}`).toContain(text);
    for (const snippet of capped.specialBreakouts.flatMap(({ snippets }) => snippets))
      expect(snippet.split('<mark>').length).toBe(snippet.split('</mark>').length);
  });
});

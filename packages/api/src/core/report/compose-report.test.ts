import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { MAX_ARTICLE_CHARACTERS, MAX_KEYWORDS } from '@earshot/schema/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeArticlePage } from '../article/analyze-article-page.ts';
import { analyzeDocument } from '../article/analyze-document.ts';
import { analyzeManualArticle } from '../article/analyze-manual-article.ts';
import { ANSWER_MAX_BYTES, MAX_CAPTION_CHARACTERS, MAX_METADATA_CHARACTERS } from '../limits.ts';
import { countWords } from '../page/html/blocks.ts';
import { analyzePost } from '../social/analyze-post.ts';
import { analyzeText } from './analyze-text.ts';
import {
  bound,
  capReport,
  composeReport,
  cutLongText,
  METHOD_VERSION,
  type ReportParts,
} from './compose-report.ts';

const SENTENCE = 'The ferry of Acme sails at "noon", and the council of the harbor town is glad. ';
/** Of the longest text, and of one whose report is small unless something else in it is long. */
const LONG = SENTENCE.repeat(Math.floor(MAX_ARTICLE_CHARACTERS / SENTENCE.length));
const SHORT = SENTENCE.repeat(100);
const terms = {
  keywords: ['ferry', 'Acme', 'council', 'harbor town = harbour town'],
  specialTerms: ['noon'],
};
const fetched = { url: 'https://news.example/a', now: '2026-11-23T00:00:00Z', interruption: null, ...terms };
const titles = { h1Text: null, ogTitle: null, twitterTitle: null, titleText: null };
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

const ROADS: Record<string, (text: string) => AnalysisResult> = {
  page: (text) =>
    analyzeArticlePage({
      html: `<title>${'x'.repeat(600_000)}</title><h1>Ferry</h1><p>${text}</p>`,
      requestedUrl: fetched.url,
      ...fetched,
    }),
  document: (text) =>
    analyzeDocument({
      lines: text.match(/.{1,4000}/g) ?? [],
      title: 'x'.repeat(600_000),
      heading: null,
      ...fetched,
    }),
  pasted: (text) =>
    analyzeManualArticle({ headline: 'Ferry', source: 'Courier', date: '', content: text, ...terms }),
  post: (text) =>
    analyzePost({
      post: {
        url: '',
        platform: 'X',
        author: 'Ada',
        handle: null,
        title: null,
        text,
        date: null,
        counts: {},
        ogDescription: 'x'.repeat(600_000),
        titles,
        previewImage: `data:image/jpeg;base64,${'A'.repeat(200_000)}`,
        reading: null,
        corrected: ['text'],
        provenance: {},
      },
      keywords: terms.keywords,
    }),
};

const parts: ReportParts = {
  kind: 'article',
  sourceUrl: '',
  text: SENTENCE,
  isTyped: true,
  metadata: {
    source: 'Courier',
    headline: 'Ferry',
    date: null,
    publisherScope: 'other',
    publisherLocation: null,
    provenance: {},
  },
  titles,
  keywords: ['ferry'],
  specialTerms: [],
  sourceNames: [],
};

describe('a report', () => {
  it.each(Object.entries(ROADS))('#380 from a %s is bounded apart from its text', (_, road) => {
    const report = road(SHORT);
    expect(bytesOf(report)).toBeLessThanOrEqual(ANSWER_MAX_BYTES / 2);
    expect(report.methodVersion).toBe(METHOD_VERSION);
    for (const { found } of report.keywordMatches) expect(found).toBe(true);
  });

  it('#380 from the longest text stays within the largest answer', () => {
    const report = ROADS.pasted?.(LONG);
    expect(bytesOf(report)).toBeLessThanOrEqual(ANSWER_MAX_BYTES);
    expect(bytesOf(report)).toBeGreaterThan(ANSWER_MAX_BYTES / 2);
    for (const { evidence, evidenceSentences = 0, tone } of report?.keywordMatches ?? []) {
      expect(evidence.length).toBeGreaterThan(0);
      expect(evidenceSentences).toBeGreaterThan(evidence.length);
      expect(tone.sentences).toHaveLength(evidence.length);
    }
  });

  it('cuts a fetched text and says so, and analyzes a typed one whole', () => {
    const text = 'x'.repeat(2 * MAX_ARTICLE_CHARACTERS);
    const cut = composeReport({ ...parts, text, isTyped: false });
    expect(cut.warnings?.map(({ code }) => code)).toEqual(['text-cut']);
    expect(cut.document.text.length).toBeLessThanOrEqual(MAX_ARTICLE_CHARACTERS);
    expect(composeReport({ ...parts, text }).warnings).toBeUndefined();
  });

  it('bounds what a page says about itself, and leaves addresses whole', () => {
    const canonicalUrl = `https://news.example/${'a'.repeat(8_000)}`;
    const { metadata, titleValidation } = composeReport({
      ...parts,
      metadata: {
        ...parts.metadata,
        source: 'é'.repeat(100_000),
        canonicalUrl,
        authors: Array(5_000).fill({ name: 'Ada Fenwick' }),
        provenance: { source: 'x'.repeat(100_000) },
      },
      titles: { ...titles, h1Text: 'x'.repeat(100_000) },
    });
    expect(metadata.source).toHaveLength(MAX_METADATA_CHARACTERS);
    expect(metadata.provenance.source).toHaveLength(MAX_METADATA_CHARACTERS);
    expect(metadata.canonicalUrl).toBe(canonicalUrl);
    expect(metadata.authors).toHaveLength(200);
    expect(titleValidation.h1Text).toHaveLength(MAX_METADATA_CHARACTERS);
  });

  it('counts mentions in all captions, and shows the first of too many', () => {
    const captions = Array(30_000).fill('The ferry at the quay, seen from the harbor.');
    const { document, keywordMatches } = composeReport({ ...parts, captions });
    expect(keywordMatches[0]?.captionMentions).toBe(captions.length);
    expect(document.captions?.join('').length).toBeLessThanOrEqual(MAX_CAPTION_CHARACTERS);
  });

  it('keeps every keyword with its counts when there are too many for evidence', () => {
    const keywords = Array.from({ length: MAX_KEYWORDS }, (_, i) => `item ${i} -"item ${i} b"`);
    const filler = '"\u0001" '.repeat(80);
    const text = keywords.map((_, i) => `Of item ${i} and item ${i} b ${filler}.\n`).join('');
    const report = composeReport({ ...parts, text, keywords, specialTerms: keywords });
    expect(bytesOf(report)).toBeLessThanOrEqual(ANSWER_MAX_BYTES);
    const counts = [...report.keywordMatches, ...report.specialBreakouts].map((one) => [
      one.mentions,
      one.notCounted?.mentions,
    ]);
    expect(counts).toEqual(Array(2 * MAX_KEYWORDS).fill([1, 1]));
    expect(report.document.text).not.toBe('');
    expect(report.warnings).toBeUndefined();
  });

  it('stays within the largest answer when everything about it is as long as can be', () => {
    const long = '\u0001'.repeat(MAX_METADATA_CHARACTERS);
    const box = { left: 0, top: 0, width: 1, height: 1 };
    const report = composeReport({
      ...parts,
      text: '\u0001i1 = i2 '.repeat(MAX_ARTICLE_CHARACTERS / 9),
      metadata: {
        ...parts.metadata,
        authors: Array(300).fill({ name: long }),
        section: long,
        canonicalUrl: `https://news.example/${'a'.repeat(8_000)}`,
        provenance: Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`p${i}`, long])),
      },
      titles: { h1Text: long, ogTitle: long, twitterTitle: long, titleText: long },
      keywords: Array.from({ length: 100 }, (_, i) => `i${i} = ${'a='.repeat(240)}b`),
      specialTerms: Array.from({ length: MAX_KEYWORDS }, (_, i) => `i${i}`),
      captions: Array(3_000).fill(long),
      previewImage: `data:image/jpeg;base64,${'A'.repeat(200_000)}`,
      reading: {
        confidence: 50,
        choice: { confidence: 50, level: 'check', against: [] },
        blocks: Array(300).fill({ text: long, author: null, handle: null, isChosen: false, box }),
      },
    });
    expect(bytesOf(report)).toBeLessThanOrEqual(ANSWER_MAX_BYTES);
    expect(report.metadata.publisherScope).toBe('other');
    expect(report.keywordMatches.length).toBeGreaterThan(0);
  });
});

const text = (sentences: number) =>
  'An item of the minutes names Acme and the price of cranes. '.repeat(sentences).trim();
/** A limit that a short text exceeds. The real limit of a response is forty times as high. */
const MAX_BYTES = 25_000;
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

describe('cutLongText', () => {
  it('leaves a text as it is that fits to the last character', () => {
    const text = 'é'.repeat(100);
    expect(cutLongText(text, 100)).toEqual({ text, warning: null });
  });

  it('ends with a whole paragraph, else with a whole word, and says how much was left out', () => {
    const paragraphs = `${'one two. '.repeat(11)}\n\n${'three. '.repeat(20)}`;
    expect(cutLongText(paragraphs, 105).text).toBe('one two. '.repeat(11));
    const { text, warning } = cutLongText('ferry '.repeat(30), 100);
    expect(text).toBe('ferry '.repeat(16).trim());
    expect(warning?.message).toBe('This text is very long: the first 16 of its 30 words were analyzed.');
  });

  it('is the beginning of the text within the bound, and never cuts a character in two', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 8, max: 200 }),
        (text, max) => {
          const { text: cut, warning } = cutLongText(text, max);
          expect(text.startsWith(cut)).toBe(true);
          expect(cut.length).toBeLessThanOrEqual(max);
          expect(() => encodeURIComponent(cut)).not.toThrow();
          expect(warning === null).toBe(cut === text);
        },
      ),
    );
  });
});

it('cuts each text at 2,000 characters', () => {
  const texts = [1999, 2000, 2001, 90_000].map((length) => 'x'.repeat(length));
  expect(bound(texts).map(({ length }) => length)).toEqual([1999, 2000, 2000, 2000]);
});

it('keeps only 60 characters of each text after 30,000 in total', () => {
  const texts = [...Array(4).fill('x'), ...Array(20).fill('x'.repeat(2000))];
  expect(bound(texts).map(({ length }) => length)).toEqual([
    ...[1, 1, 1, 1],
    ...Array(14).fill(2000),
    ...[1996, ...Array(5).fill(60)],
  ]);
});

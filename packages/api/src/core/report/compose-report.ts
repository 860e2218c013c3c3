/** The only place that assembles a report. */
import type {
  AnalysisResult,
  AnalyzedDocument,
  Metadata,
  NotCounted,
  TitleValidation,
} from '@earshot/schema/analysis-result';
import { exactSpelling, keywordSpellings } from '@earshot/schema/keywords/keyword-spellings';
import { MAX_ARTICLE_CHARACTERS } from '@earshot/schema/limits';
import {
  type PageWarning,
  type ReportWarning,
  reportWarning,
  textCutWarning,
} from '@earshot/schema/warnings';
import {
  EVIDENCE_MIN_SHARE,
  MAX_CAPTION_CHARACTERS,
  MAX_EVIDENCE_SHOWN,
  MAX_METADATA_CHARACTERS,
  MAX_METADATA_ITEMS,
  MAX_METADATA_TOTAL_CHARACTERS,
  REPORT_MAX_BYTES,
} from '../limits.ts';
import { countWords } from '../page/html/blocks.ts';
import { findQuotes } from '../quotes/find-quotes.ts';
import { safeCut } from '../text/safe-cut.ts';
import { cleanUrlOf } from '../url/tracking-parameters.ts';
import { type AnalyzeTextInput, analyzeText } from './analyze-text.ts';

/** The version in `docs/methods.md`, raised whenever the same input may give another result. */
export const METHOD_VERSION = '3.5';

export interface ReportParts extends Omit<AnalyzeTextInput, 'headline' | 'sourceNames'> {
  readonly kind: AnalysisResult['type'];
  /** Empty if there is none. */
  readonly sourceUrl: string;
  /** A text that was fetched is cut at `MAX_ARTICLE_CHARACTERS`. */
  readonly isTyped: boolean;
  /** Counted separately from the text. Default: the headline in the metadata. */
  readonly headline?: string;
  readonly metadata: Metadata;
  readonly titles: TitleValidation;
  readonly sourceNames: readonly (string | null | undefined)[];
  readonly warnings?: readonly PageWarning[];
  readonly articleParts?: Pick<AnalyzedDocument, 'standfirst' | 'tables' | 'body' | 'captions' | 'counted'>;
  readonly previewImage?: string | null;
  readonly reading?: AnalysisResult['document']['reading'] | null;
}

/** Cuts a fetched text, analyzes it, limits the report to `REPORT_MAX_BYTES`, adds the version of the methods. */
export function composeReport(parts: ReportParts): AnalysisResult {
  const { warnings = [] } = parts;
  const { text, warning } = parts.isTyped ? { text: parts.text, warning: null } : cutLongText(parts.text);
  const metadata = boundMetadata(parts.metadata);
  const sourceNames = parts.sourceNames.filter((name) => name != null);
  const headline = parts.headline ?? metadata.headline;
  const { document, ...report } = analyzeText({ ...parts, headline, text, sourceNames });
  const spellings = parts.keywords.flatMap(keywordSpellings).map((spelling) => exactSpelling(spelling).text);
  const names = [...spellings, ...sourceNames];
  // A post is its author's own words, so it has no quotations to list.
  const quotes = parts.kind === 'article' ? findQuotes(text, document.language, names) : [];
  const doubts = [...warnings.map(reportWarning), ...(warning === null ? [] : [warning])];
  return capReport({
    type: parts.kind,
    sourceUrl: parts.sourceUrl,
    ...cleanUrlOf(parts.sourceUrl),
    ...(parts.previewImage && { previewImage: parts.previewImage }),
    metadata,
    titleValidation: bound(parts.titles),
    ...report,
    ...(quotes.length > 0 && { quotes }),
    document: { ...document, ...parts.articleParts, ...(parts.reading && { reading: parts.reading }) },
    ...(doubts.length > 0 && { warnings: doubts }),
    methodVersion: METHOD_VERSION,
  });
}

type CountedTerms = Pick<AnalysisResult, 'keywordMatches' | 'breakoutBoxes' | 'specialBreakouts'>;
type Result = CountedTerms & Pick<AnalysisResult, 'document' | 'quotes' | 'sentiment'>;

const MAX_WORDS_MARKED = 1_000;
/** In bytes of JSON, for a report that would otherwise not fit. */
const MAX_QUOTED_BYTES = 20_000;
/** Dense mentions can merge into one snippet as long as the text. */
const MAX_SNIPPET_CHARACTERS = 4_000;
const BRIEF_SUMMARY_CHARACTERS = 100;

/** Counts stay those of the whole text. `EVIDENCE_MIN_SHARE` is reserved for evidence, the rest of the text is cut. */
export function capReport<T extends Result>(result: T, maxBytes = REPORT_MAX_BYTES): T {
  if (bytesOf(result) <= maxBytes) return result;
  const { keywordMatches: _matches, breakoutBoxes: _boxes, specialBreakouts: _breakouts, ...rest } = result;
  const words = result.sentiment.words.slice(0, MAX_WORDS_MARKED);
  const document = firstOfDocument(result.document);
  const quotes = result.quotes && firstWithin(result.quotes, ({ text }) => text, MAX_QUOTED_BYTES);
  const bare = { ...rest, sentiment: { ...result.sentiment, words }, document, ...(quotes && { quotes }) };
  const room = Math.max(EVIDENCE_MIN_SHARE * maxBytes, maxBytes - bytesOf(bare));
  return shortened({ ...result, ...bare, ...mostEvidence(result, room) }, maxBytes);
}

function firstOfDocument(document: AnalysisResult['document']): AnalysisResult['document'] {
  const { captions, reading, body: _body, tables, ...rest } = document;
  return {
    ...rest,
    ...(captions && { captions: firstWithin(captions, (caption) => caption) }),
    ...(tables && { tables: firstWithin(tables, (table) => table) }),
    ...(reading && {
      reading: { ...reading, blocks: firstWithin(reading.blocks, ({ text }) => text) },
    }),
  };
}

function firstWithin<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  bytes = MAX_CAPTION_CHARACTERS,
): T[] {
  let characters = 0;
  return items.filter((item) => {
    characters += bytesOf(textOf(item));
    return characters <= bytes;
  });
}

function brief(text: string): string {
  return text.slice(0, safeCut(text, BRIEF_SUMMARY_CHARACTERS));
}

/** Halves the number of sentences until it fits. If not even one does, only counts and beginnings of summaries. */
function mostEvidence(terms: CountedTerms, maxBytes: number): CountedTerms {
  for (let shown = MAX_EVIDENCE_SHOWN; shown >= 1; shown = Math.floor(shown / 2)) {
    const cut = firstOf(terms, shown);
    if (bytesOf(cut) <= maxBytes) return cut;
  }
  const { keywordMatches, breakoutBoxes, specialBreakouts } = firstOf(terms, 0);
  return {
    keywordMatches: keywordMatches.map((match) => ({
      ...match,
      relevancySummary: brief(match.relevancySummary),
      nearForms: [],
    })),
    breakoutBoxes: breakoutBoxes.map((box) => ({ ...box, description: brief(box.description) })),
    specialBreakouts,
  };
}

function firstOf(
  { keywordMatches, breakoutBoxes, specialBreakouts }: CountedTerms,
  shown: number,
): CountedTerms {
  return {
    breakoutBoxes,
    keywordMatches: keywordMatches.map((match) => ({
      ...match,
      ...firstExcluded(match, shown),
      ...(match.evidence.length > shown && {
        evidence: match.evidence.slice(0, shown),
        evidenceSentences: match.evidence.length,
        tone: { ...match.tone, sentences: match.tone.sentences.slice(0, shown) },
      }),
    })),
    specialBreakouts: specialBreakouts.map((breakout) => ({
      ...breakout,
      ...firstExcluded(breakout, shown),
      snippets: breakout.snippets.slice(0, shown).map(beginningOf),
    })),
  };
}

function firstExcluded(
  { notCounted }: { notCounted?: NotCounted | undefined },
  shown: number,
): { notCounted?: NotCounted } {
  return notCounted ? { notCounted: { ...notCounted, sentences: notCounted.sentences.slice(0, shown) } } : {};
}

function beginningOf(snippet: string): string {
  if (snippet.length <= MAX_SNIPPET_CHARACTERS) return snippet;
  const close = '</mark>';
  const end = snippet.lastIndexOf(close, MAX_SNIPPET_CHARACTERS - close.length);
  return end < 0 ? snippet : `${snippet.slice(0, end + close.length)} …`;
}

function shortened<T extends Result>(result: T, maxBytes: number): T {
  const { text } = result.document;
  const without = bytesOf({ ...result, document: { ...result.document, text: '', wordsShown: text.length } });
  const room = Math.max(0, maxBytes - without);
  let shown = text;
  // Quotation marks and line breaks take more bytes in JSON, and their density may vary within the text.
  for (let bytes = bytesOf(shown); bytes > room + 2; bytes = bytesOf(shown))
    shown = text.slice(0, safeCut(text, Math.floor((shown.length * Math.min(room, bytes - 1)) / bytes)));
  if (shown === text) return result;
  return { ...result, document: { ...result.document, text: shown, wordsShown: countWords(shown) } };
}

const encoder = new TextEncoder();

function bytesOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}

/** A cut is at the end of a paragraph or word if it leaves at least this share. */
const MIN_KEPT_SHARE = 0.9;

/** Cuts at a paragraph or word if possible. The warning gives the number of words kept and in total. */
export function cutLongText(
  text: string,
  maxCharacters = MAX_ARTICLE_CHARACTERS,
): { readonly text: string; readonly warning: ReportWarning | null } {
  if (text.length <= maxCharacters) return { text, warning: null };
  const paragraph = text.lastIndexOf('\n\n', maxCharacters);
  const space = text.lastIndexOf(' ', maxCharacters);
  const end =
    [paragraph, space].find((end) => end >= MIN_KEPT_SHARE * maxCharacters) ?? safeCut(text, maxCharacters);
  const beginning = text.slice(0, end);
  return { text: beginning, warning: textCutWarning(countWords(beginning), countWords(text)) };
}

const SHORT_CHARACTERS = 60;

/** After `MAX_METADATA_TOTAL_CHARACTERS`, `SHORT_CHARACTERS` of each text are left. URLs are not cut. */
function boundMetadata(metadata: Metadata): Metadata {
  const { canonicalUrl, imageUrl, ...rest } = metadata;
  return {
    ...bound(rest),
    ...(canonicalUrl !== undefined && { canonicalUrl }),
    ...(imageUrl !== undefined && { imageUrl }),
  };
}

export function bound<T>(value: T): T {
  return cut(value, { characters: MAX_METADATA_TOTAL_CHARACTERS });
}

function cut<T>(value: T, left: { characters: number }): T;
function cut(value: unknown, left: { characters: number }): unknown {
  if (typeof value === 'string') {
    const most = Math.max(SHORT_CHARACTERS, Math.min(MAX_METADATA_CHARACTERS, left.characters));
    const text = value.slice(0, safeCut(value, most));
    left.characters -= text.length;
    return text;
  }
  if (Array.isArray(value)) return value.slice(0, MAX_METADATA_ITEMS).map((item) => cut(item, left));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).slice(0, MAX_METADATA_ITEMS);
  return Object.fromEntries(entries.map(([name, part]) => [name, cut(part, left)]));
}

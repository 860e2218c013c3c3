import type {
  AnalysisResult,
  EvidenceSentence,
  KeywordMatch,
  Metadata,
  Quote,
  Reading,
  SpecialBreakout,
} from '@earshot/schema/analysis-result';
import { complete, isRecord } from './complete.ts';

/** The result of an article or social analysis, with all required fields present. */
export interface ReportData extends Omit<AnalysisResult, 'metadata'> {
  readonly metadata: ReportMetadata;
}

/** Metadata in which `publisherScope` may be any string that a server sends. Empty if it sent none. */
interface ReportMetadata extends Omit<Metadata, 'publisherScope'> {
  readonly publisherScope: string;
}

const EMPTY_REPORT: ReportData = {
  type: 'article',
  sourceUrl: '',
  summary: '',
  metadata: {
    source: '',
    headline: '',
    date: null,
    publisherScope: '',
    publisherLocation: null,
    ogDescription: null,
    platform: '',
    author: null,
    handle: null,
    canonicalUrl: null,
    counts: {},
    provenance: {},
  },
  titleValidation: { h1Text: null, ogTitle: null, twitterTitle: null, titleText: null },
  keywordMatches: [],
  breakoutBoxes: [],
  specialBreakouts: [],
  sentiment: { value: null, words: [] },
  document: { text: '', language: 'und', words: 0 },
  methodVersion: '',
};
const EMPTY_READING: Reading = {
  confidence: 0,
  choice: { confidence: 100, level: 'sure', against: [] },
  blocks: [],
};
const EMPTY_MATCH: KeywordMatch = {
  keyword: '',
  found: false,
  mentions: 0,
  relevancySummary: '',
  evidence: [],
  tone: {
    value: null,
    label: null,
    counts: { positive: 0, negative: 0, unclear: 0 },
    sentences: [],
  },
  nearForms: [],
};
const EMPTY_SENTENCE: EvidenceSentence = { text: '', section: 'body', start: 0, marks: [], sentiment: null };
const EMPTY_QUOTE: Quote = { text: '', start: 0, end: 0, speaker: null, attribution: '' };
const EMPTY_BREAKOUT: SpecialBreakout = { term: '', mentions: 0, snippets: [] };

/**
 * Completes a received or stored result. The evidence is not part of the specification, so a server that returns only the
 * specified fields works as well. Throws if the value is not a result.
 */
export function toReportData(received: unknown): ReportData {
  if (!isRecord(received) || !('keywordMatches' in received)) throw new Error('');
  const report = complete(EMPTY_REPORT, received);
  const { reading } = report.document;
  return {
    ...report,
    document: { ...report.document, ...(reading && { reading: complete(EMPTY_READING, reading) }) },
    keywordMatches: report.keywordMatches.map((match) => {
      const completed = complete(EMPTY_MATCH, match);
      return { ...completed, evidence: completed.evidence.map((found) => complete(EMPTY_SENTENCE, found)) };
    }),
    ...(Array.isArray(report.quotes) && {
      quotes: report.quotes.map((quote) => complete(EMPTY_QUOTE, quote)),
    }),
    specialBreakouts: report.specialBreakouts.map((breakout) => complete(EMPTY_BREAKOUT, breakout)),
  };
}

/** The one place where a report is put together, whatever road its text came by. */
import type {
  AnalysisResult,
  AnalyzedDocument,
  Metadata,
  TitleValidation,
} from '@earshot/schema/analysis-result';
import { keywordSpellings } from '@earshot/schema/keywords/keyword-spellings';
import { type PageWarning, reportWarning } from '@earshot/schema/warnings';
import { findQuotes } from '../quotes/find-quotes.ts';
import { cleanUrlOf } from '../url/tracking-parameters.ts';
import { analyzeText } from './analyze-text.ts';
import { boundMetadata, boundTitles } from './bound-metadata.ts';
import { capReport } from './cap-report.ts';
import { cutLongText } from './cut-long-text.ts';
import { METHOD_VERSION } from './method-version.ts';
import { withCaptions } from './with-captions.ts';

export interface ReportParts {
  readonly kind: AnalysisResult['type'];
  /** Address of the text; empty when it has none. */
  readonly sourceUrl: string;
  readonly text: string;
  /** Whether a person typed the text. A fetched one is cut at `MAX_FETCHED_TEXT_BYTES`. */
  readonly isTyped: boolean;
  /** Characters at the beginning of the text that are its standfirst; none when left out. */
  readonly standfirstCharacters?: number;
  /** Where captions that count begin in the text; its length when left out. */
  readonly captionsAt?: number;
  /** Headline that is counted apart from the text; that of the metadata when left out. */
  readonly headline?: string;
  readonly metadata: Metadata;
  readonly titles: TitleValidation;
  /** As typed, with their other spellings; the same for special terms. */
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
  /** Outlet and author where they are known: their names have no tone. */
  readonly sourceNames: readonly (string | null | undefined)[];
  readonly warnings?: readonly PageWarning[];
  /** Captions whose mentions are counted apart from the text. */
  readonly captions?: readonly string[];
  /** The parts of an article as fields of the report. */
  readonly articleParts?: Pick<AnalyzedDocument, 'standfirst' | 'tables' | 'body' | 'captions' | 'counted'>;
  /** Parts that only some kinds have. */
  readonly previewImage?: string | null;
  readonly reading?: AnalysisResult['document']['reading'] | null;
}

/**
 * The report on a text: cut when it was fetched, analyzed, held within `ANSWER_MAX_BYTES`, and marked with the version of
 * the methods. The roads to it (page, document, pasted article, post) only read.
 */
export function composeReport(parts: ReportParts): AnalysisResult {
  const { keywords, specialTerms, captions = [], warnings = [], standfirstCharacters, captionsAt } = parts;
  const { text, warning } = parts.isTyped ? { text: parts.text, warning: null } : cutLongText(parts.text);
  const metadata = boundMetadata(parts.metadata);
  const sourceNames = parts.sourceNames.filter((name) => name != null);
  const analysis = analyzeText({
    headline: parts.headline ?? metadata.headline,
    text,
    ...(standfirstCharacters !== undefined && { standfirstCharacters }),
    ...(captionsAt !== undefined && { captionsAt }),
    keywords,
    specialTerms,
    sourceNames,
  });
  const names = [...keywords.flatMap(keywordSpellings), ...sourceNames];
  // A post is somebody's own words.
  const quotes = parts.kind === 'article' ? findQuotes(text, analysis.document.language, names) : [];
  const { document, ...report } = withCaptions(analysis, captions, keywords);
  const doubts = [...warnings.map(reportWarning), ...(warning === null ? [] : [warning])];
  return capReport({
    type: parts.kind,
    sourceUrl: parts.sourceUrl,
    ...cleanUrlOf(parts.sourceUrl),
    ...(parts.previewImage && { previewImage: parts.previewImage }),
    metadata,
    titleValidation: boundTitles(parts.titles),
    ...report,
    ...(quotes.length > 0 && { quotes }),
    document: { ...document, ...parts.articleParts, ...(parts.reading && { reading: parts.reading }) },
    ...(doubts.length > 0 && { warnings: doubts }),
    methodVersion: METHOD_VERSION,
  });
}

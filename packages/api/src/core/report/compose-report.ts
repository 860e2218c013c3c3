/** The one place where a report is put together, whatever road its text came by. */
import type { AnalysisResult, Metadata, TitleValidation } from '@earshot/schema/analysis-result';
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
  readonly captions?: readonly string[];
  /** Parts that only some kinds have. */
  readonly previewImage?: string | null;
  readonly reading?: AnalysisResult['document']['reading'] | null;
}

/**
 * The report on a text: cut when it was fetched, analyzed, held within `ANSWER_MAX_BYTES`, and marked with the version of
 * the methods. The roads to it (page, document, pasted article, post) only read.
 */
export function composeReport(parts: ReportParts): AnalysisResult {
  const { keywords, specialTerms, captions = [], warnings = [], standfirstCharacters } = parts;
  const { text, warning } = parts.isTyped ? { text: parts.text, warning: null } : cutLongText(parts.text);
  const metadata = boundMetadata(parts.metadata);
  const sourceNames = parts.sourceNames.filter((name) => name != null);
  const analysis = analyzeText({
    headline: parts.headline ?? metadata.headline,
    text,
    ...(standfirstCharacters !== undefined && { standfirstCharacters }),
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
    document: { ...document, ...(parts.reading && { reading: parts.reading }) },
    ...(doubts.length > 0 && { warnings: doubts }),
    methodVersion: METHOD_VERSION,
  });
}

/** The only place that assembles a report, regardless of how its text was obtained. */
import type {
  AnalysisResult,
  AnalyzedDocument,
  Metadata,
  TitleValidation,
} from '@earshot/schema/analysis-result';
import { exactSpelling, keywordSpellings } from '@earshot/schema/keywords/keyword-spellings';
import { type PageWarning, reportWarning } from '@earshot/schema/warnings';
import { findQuotes } from '../quotes/find-quotes.ts';
import { cleanUrlOf } from '../url/tracking-parameters.ts';
import { analyzeText } from './analyze-text.ts';
import { boundMetadata, boundTitles } from './bound-metadata.ts';
import { capReport } from './cap-report.ts';
import { cutLongText } from './cut-long-text.ts';
import { METHOD_VERSION } from './method-version.ts';

export interface ReportParts {
  readonly kind: AnalysisResult['type'];
  /** URL of the text. Empty if it has none. */
  readonly sourceUrl: string;
  readonly text: string;
  /** Whether a user typed the text. A fetched text is cut at `MAX_ARTICLE_CHARACTERS`. */
  readonly isTyped: boolean;
  /** Number of characters at the beginning of the text that are its standfirst. Default 0. */
  readonly standfirstCharacters?: number;
  /** Offset in the text at which the captions that count begin. Defaults to the length of the text. */
  readonly captionsAt?: number;
  /** Headline that is counted separately from the text. Defaults to the headline in the metadata. */
  readonly headline?: string;
  readonly metadata: Metadata;
  readonly titles: TitleValidation;
  /** Keywords as typed, with their other spellings. Special terms have the same form. */
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
  /** Names of the outlet and author, if known, or author and handle of a post. Their words are not scored for tone. */
  readonly sourceNames: readonly (string | null | undefined)[];
  readonly warnings?: readonly PageWarning[];
  /** Captions whose mentions are counted separately from the text. */
  readonly captions?: readonly string[];
  /** The parts of an article, as fields of the report. */
  readonly articleParts?: Pick<AnalyzedDocument, 'standfirst' | 'tables' | 'body' | 'captions' | 'counted'>;
  /** Present only in some kinds of reports. */
  readonly previewImage?: string | null;
  readonly reading?: AnalysisResult['document']['reading'] | null;
}

/**
 * Builds the report on a text: cuts it if it was fetched, analyzes it, limits the report to `REPORT_MAX_BYTES`, and adds the
 * version of the methods. The callers (page, document, pasted article, post) only read the text.
 */
export function composeReport(parts: ReportParts): AnalysisResult {
  const { keywords, specialTerms, captions = [], warnings = [], standfirstCharacters, captionsAt } = parts;
  const { text, warning } = parts.isTyped ? { text: parts.text, warning: null } : cutLongText(parts.text);
  const metadata = boundMetadata(parts.metadata);
  const sourceNames = parts.sourceNames.filter((name) => name != null);
  const { document, ...report } = analyzeText({
    headline: parts.headline ?? metadata.headline,
    text,
    ...(standfirstCharacters !== undefined && { standfirstCharacters }),
    ...(captionsAt !== undefined && { captionsAt }),
    keywords,
    specialTerms,
    sourceNames,
    captions,
  });
  const spellings = keywords.flatMap(keywordSpellings).map((spelling) => exactSpelling(spelling).text);
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
    titleValidation: boundTitles(parts.titles),
    ...report,
    ...(quotes.length > 0 && { quotes }),
    document: { ...document, ...parts.articleParts, ...(parts.reading && { reading: parts.reading }) },
    ...(doubts.length > 0 && { warnings: doubts }),
    methodVersion: METHOD_VERSION,
  });
}

/** The only place that assembles a report. */
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
import { type AnalyzeTextInput, analyzeText } from './analyze-text.ts';
import { bound, boundMetadata, capReport, cutLongText } from './cap-report.ts';
import { METHOD_VERSION } from './method-version.ts';

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

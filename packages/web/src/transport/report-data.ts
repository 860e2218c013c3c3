import type { AnalysisResult } from '@earshot/schema/analysis-result';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { isRecord } from './complete.ts';

/** When a post was read, and from what. */
export interface Capture {
  /** ISO 8601 timestamp. */
  readonly at: string;
  readonly of: 'picture' | 'text';
  /** SHA-256 of the picture's bytes or of the text in UTF-8, as hexadecimal digits. */
  readonly sha256?: string;
}

/** The result of an article or social analysis. The browser adds the capture of a post. */
export type ReportData = AnalysisResult & { readonly capture?: Capture };

/** Returns a report that was saved in this tab. Throws if the value is not a report. A new response needs no check. */
export function toReportData(stored: unknown): ReportData {
  if (!isReport(stored)) throw new Error('');
  return stored;
}

function isReport(stored: unknown): stored is ReportData {
  return (
    isRecord(stored) &&
    Array.isArray(stored.keywordMatches) &&
    Array.isArray(stored.breakoutBoxes) &&
    [stored.metadata, stored.document, stored.titleValidation].every(isRecord)
  );
}

/** Returns a ranking that was saved in this tab or in a file. Throws if the value is not a ranking. */
export function toRanking(stored: unknown): TrendingResult {
  if (!isRanking(stored)) throw new Error('');
  return stored;
}

function isRanking(stored: unknown): stored is TrendingResult {
  if (!isRecord(stored) || !isRecord(stored.summary) || !Array.isArray(stored.items)) return false;
  const { top_tags, timeline, heat_basis } = stored.summary;
  return (
    Array.isArray(top_tags) &&
    Array.isArray(timeline) &&
    isRecord(heat_basis) &&
    stored.items.every(
      (item) =>
        isRecord(item) &&
        Array.isArray(item.members) &&
        Array.isArray(item.sources) &&
        Array.isArray(item.heat_parts),
    )
  );
}

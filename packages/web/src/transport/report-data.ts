import type { AnalysisResult } from '@earshot/schema/analysis-result';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { isRecord } from './complete.ts';

export interface Capture {
  /** ISO 8601 timestamp. */
  readonly at: string;
  readonly of: 'picture' | 'text';
  /** Hexadecimal hash of the picture's bytes, or of the text in UTF-8. */
  readonly sha256?: string;
}

export type ReportData = AnalysisResult & { readonly capture?: Capture };

/** Throws if a value stored in this tab is not a report. */
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

/** Throws if a value stored in this tab or read from a file is not a ranking. */
export function toRanking(stored: unknown): TrendingResult {
  if (!isRanking(stored)) throw new Error('');
  return stored;
}

function isRanking(stored: unknown): stored is TrendingResult {
  if (!isRecord(stored) || !isRecord(stored.summary) || !Array.isArray(stored.items)) return false;
  const { top_tags, heat_basis } = stored.summary;
  return (
    Array.isArray(top_tags) &&
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

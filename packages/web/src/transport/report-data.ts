import type { AnalysisResult } from '@earshot/schema/analysis-result';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { isRecord } from './complete.ts';

/** The result of an article or social analysis. */
export type ReportData = AnalysisResult;

/** Returns a report that was kept in this tab. Throws if the value is none. A fresh answer needs no check. */
export function toReportData(kept: unknown): ReportData {
  if (!isReport(kept)) throw new Error('');
  return kept;
}

function isReport(kept: unknown): kept is ReportData {
  return (
    isRecord(kept) &&
    Array.isArray(kept.keywordMatches) &&
    Array.isArray(kept.breakoutBoxes) &&
    [kept.metadata, kept.document, kept.titleValidation].every(isRecord)
  );
}

/** Returns a ranking that was kept in this tab or in a file. Throws if the value is none. */
export function toRanking(kept: unknown): TrendingResult {
  if (!isRanking(kept)) throw new Error('');
  return kept;
}

function isRanking(kept: unknown): kept is TrendingResult {
  if (!isRecord(kept) || !isRecord(kept.summary) || !Array.isArray(kept.items)) return false;
  const { top_tags, timeline, heat_basis } = kept.summary;
  return (
    Array.isArray(top_tags) &&
    Array.isArray(timeline) &&
    isRecord(heat_basis) &&
    kept.items.every(
      (item) =>
        isRecord(item) &&
        Array.isArray(item.members) &&
        Array.isArray(item.sources) &&
        Array.isArray(item.heat_parts),
    )
  );
}

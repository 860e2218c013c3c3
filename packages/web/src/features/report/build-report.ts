import type { ArticleReport, ReportedMatch, SocialReport } from '@earshot/schema/report/model';
import type { ReportData } from '../../transport/report-data.ts';

/** Builds the exported report of a result: exact fields in a fixed order (#182, #183, A-25). */
export function buildReport(data: ReportData, now: Date): ArticleReport | SocialReport {
  const generatedAt = now.toISOString();
  if (data.type === 'social') {
    return {
      type: 'Social Post Analysis Report',
      url: data.sourceUrl,
      generatedAt,
      platform: data.metadata.platform ?? '',
      summary: data.summary,
      keywordMatches: reportedMatches(data),
      ...(data.metadata.corrected && { corrected: [...data.metadata.corrected] }),
      ...(hasCounts(data) && { counts: { ...data.metadata.counts } }),
    };
  }
  return {
    type: 'Article Analysis Report',
    url: data.sourceUrl,
    generatedAt,
    source: data.metadata.source,
    headline: data.metadata.headline,
    date: data.metadata.date,
    summary: data.summary,
    keywordMatches: reportedMatches(data),
    breakoutBoxes: data.breakoutBoxes.map(({ keyword, description, mentions }) => ({
      keyword,
      description,
      mentions,
    })),
  };
}

const hasCounts = ({ metadata }: ReportData) => Object.keys(metadata.counts ?? {}).length > 0;

function reportedMatches(data: ReportData): ReportedMatch[] {
  return data.keywordMatches.map(({ keyword, found, mentions, relevancySummary }) => ({
    keyword,
    found,
    mentions,
    relevancySummary,
  }));
}

/**
 * Returns `article-analysis-{timestamp}.json` or `social-analysis-{timestamp}.json`, with the timestamp in milliseconds
 * (#180, #181).
 */
export function reportFileName(type: ReportData['type'], now: Date): string {
  return `${type}-analysis-${now.getTime()}.json`;
}

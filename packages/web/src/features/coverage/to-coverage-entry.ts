import type { KeywordMatch } from '@earshot/schema/analysis-result';
import type { ReportData } from '../../transport/report-data.ts';
import type { CoverageEntry } from './coverage-list.ts';

/** What the coverage list keeps of a report: no text of the article but its summary. */
export function toCoverageEntry(report: ReportData, now: Date): CoverageEntry {
  const { metadata } = report;
  return {
    type: report.type,
    outlet: report.type === 'social' ? metadata.platform || metadata.source : metadata.source,
    scope: metadata.publisherScope,
    headline: metadata.headline,
    url: report.sourceUrl,
    date: metadata.date,
    summary: report.summary,
    words: report.document.words,
    keywords: report.keywordMatches.map((match) => ({
      keyword: match.keyword,
      mentions: match.mentions,
      inHeadline: match.evidence.some(({ section }) => section === 'headline'),
      tone: toneTowards(match),
    })),
    analyzedAt: now.toISOString(),
    methodVersion: report.methodVersion,
  };
}

/** Mean of the scored sentences that mention the keyword, in [-1, 1]; null when none was scored. */
function toneTowards({ evidence }: Pick<KeywordMatch, 'evidence'>): number | null {
  const values = evidence.map(({ sentiment }) => sentiment).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

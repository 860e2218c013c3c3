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
      tone: match.tone.value,
    })),
    analyzedAt: now.toISOString(),
    methodVersion: report.methodVersion,
  };
}

import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { publisherByName } from '../page/publisher/publishers.ts';
import { composeReport } from '../report/compose-report.ts';

interface ManualArticleJob {
  readonly headline: string;
  readonly source: string;
  readonly date: string;
  readonly content: string;
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
}

export function analyzeManualArticle(job: ManualArticleJob): AnalysisResult {
  const publisher = publisherByName(job.source);
  return composeReport({
    kind: 'article',
    sourceUrl: '',
    text: job.content,
    isTyped: true,
    metadata: {
      source: job.source,
      headline: job.headline,
      date: job.date === '' ? null : job.date,
      publisherScope: publisher.scope,
      publisherLocation: publisher.location,
      provenance: {
        source: 'entered by you',
        headline: 'entered by you',
        ...(job.date !== '' && { date: 'entered by you' }),
        publisherScope: publisher.reason,
      },
    },
    titles: { h1Text: null, ogTitle: null, twitterTitle: null, titleText: null },
    keywords: job.keywords,
    specialTerms: job.specialTerms,
    sourceNames: [job.source],
  });
}

import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { publisherByName } from '../page/publisher/publisher-scope.ts';
import { analyzeText } from '../report/analyze-text.ts';
import { capEvidence } from '../report/cap-evidence.ts';
import { METHOD_VERSION } from '../report/method-version.ts';

export interface ManualArticleJob {
  readonly headline: string;
  readonly source: string;
  readonly date: string;
  readonly content: string;
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
}

/** The report on a pasted article. Pasted text has no page titles; they are null. */
export function analyzeManualArticle(job: ManualArticleJob): AnalysisResult {
  const publisher = publisherByName(job.source);
  return capEvidence({
    type: 'article',
    sourceUrl: '',
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
    titleValidation: { h1Text: null, ogTitle: null, twitterTitle: null, titleText: null },
    ...analyzeText({
      headline: job.headline,
      text: job.content,
      keywords: job.keywords,
      specialTerms: job.specialTerms,
      sourceNames: [job.source],
    }),
    methodVersion: METHOD_VERSION,
  });
}

import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { Failure, type FailureCause } from '@earshot/schema/failures';
import { reportWarning } from '@earshot/schema/warnings';
import { publisherScope } from '../page/publisher/publisher-scope.ts';
import { readArticle } from '../page/read-article.ts';
import { analyzeText } from '../report/analyze-text.ts';
import { capEvidence } from '../report/cap-evidence.ts';
import { METHOD_VERSION } from '../report/method-version.ts';
import { withCaptions } from '../report/with-captions.ts';
import { cutLongText } from './cut-long-text.ts';

export interface ArticlePageJob {
  readonly html: string;
  /** Address after all redirects. */
  readonly url: string;
  /** Address that was asked for. */
  readonly requestedUrl: string;
  /** ISO time of the request: dates after it are not publication dates. */
  readonly now: string;
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
  /** Why the transfer of the page ended early; null when it is whole. */
  readonly interruption: FailureCause | null;
}

/**
 * The report on a fetched page, by the same core as a pasted text. Throws `Failure` when there is no article to read: the
 * page's, or that of the transfer when it ended early.
 */
export function analyzeArticlePage(job: ArticlePageJob): AnalysisResult {
  const { page, refusal, links, warnings } = readArticle(job.html, job.url, {
    now: new Date(job.now),
    requestedUrl: job.requestedUrl,
  });
  if (refusal)
    throw job.interruption === null
      ? new Failure(refusal, newestStories(links))
      : new Failure(job.interruption);
  const { text, warning } = cutLongText(page.text);
  const doubts = [
    ...warnings.map(reportWarning),
    ...(job.interruption === null ? [] : [reportWarning('ended-early')]),
    ...(warning === null ? [] : [warning]),
  ];
  const publisher = publisherScope({ url: job.url, siteName: page.source, address: page.address });
  const headline = page.headline ?? '';
  const [first] = page.blocks;
  const standfirstCharacters = first?.kind === 'standfirst' ? first.text.length : 0;
  const analysis = analyzeText({
    headline,
    text,
    standfirstCharacters,
    keywords: job.keywords,
    specialTerms: job.specialTerms,
    sourceNames: [publisher.name, page.source, page.author].filter((name) => name != null),
  });
  return capEvidence({
    type: 'article',
    sourceUrl: job.url,
    metadata: {
      source: publisher.name ?? page.source ?? new URL(job.url).hostname,
      headline,
      date: page.date,
      publisherScope: publisher.scope,
      publisherLocation: publisher.location,
      ogDescription: page.ogDescription,
      author: page.author,
      ...(page.authorKind && { authorKind: page.authorKind }),
      canonicalUrl: page.canonicalUrl,
      provenance: { ...page.provenance, publisherScope: publisher.reason },
    },
    titleValidation: page.titles,
    ...withCaptions(analysis, page.captions, job.keywords),
    ...(doubts.length > 0 && { warnings: doubts }),
    methodVersion: METHOD_VERSION,
  });
}

/** For a feed, the sentence that names its newest stories. */
function newestStories(links: readonly string[]): { detail?: string } {
  return links.length > 0 ? { detail: `Its newest: ${links.join(' ')}` } : {};
}

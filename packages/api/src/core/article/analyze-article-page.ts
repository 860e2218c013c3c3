import { addressFacts } from '@earshot/schema/address-facts';
import type { AnalysisResult, AnalyzedDocument } from '@earshot/schema/analysis-result';
import {
  ARTICLE_PARTS,
  type ArticlePart as CountedPart,
  DEFAULT_COUNTED_PARTS,
} from '@earshot/schema/article/rules';
import { Failure, type FailureCause } from '@earshot/schema/failures';
import type { PageWarning } from '@earshot/schema/warnings';
import articleSigns from '../../content/pages/article-signs.json' with { type: 'json' };
import { readFeed } from '../feeds/read-feed.ts';
import { publisherScope } from '../page/publisher/publishers.ts';
import { type ArticlePart, readArticle } from '../page/read-article.ts';
import type { Page, PageBlock } from '../page/read-page.ts';
import type { ArticleProbability } from '../page/refusal/article-signs.ts';
import { composeReport } from '../report/compose-report.ts';

export interface FetchRemarks {
  /** Why the transfer ended early. Null if the text is complete. */
  readonly interruption: FailureCause | null;
  /** Whether the URL was taken from the text of a link that was not opened or that failed. */
  readonly isReading?: boolean;
}

export function fetchWarnings({ interruption, isReading = false }: FetchRemarks): PageWarning[] {
  return [
    ...(interruption === null ? [] : ['ended-early' as const]),
    ...(isReading ? ['read-from-link' as const] : []),
  ];
}

export interface ArticlePageJob extends FetchRemarks {
  readonly html: string;
  readonly parts?: readonly ArticlePart[];
  /** URL after all redirects. */
  readonly url: string;
  readonly requestedUrl: string;
  /** ISO timestamp of the request. Dates after it are not publication dates. */
  readonly now: string;
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
  readonly countedParts?: readonly CountedPart[];
}

/** Pages shown in place of an article. Their heading and dates are not the article's. */
const REPLACEMENTS: ReadonlySet<FailureCause> = new Set([
  'bot-challenge',
  'consent-wall',
  'error-page',
  'gone',
  'http-451',
  'js-only',
  'login-wall',
  'parked',
  'soft-404',
]);

/** Throws a `Failure` when the page has no readable article or the download stopped early. */
export function analyzeArticlePage(job: ArticlePageJob): AnalysisResult {
  const now = new Date(job.now);
  const { page, refusal, warnings, article } = readArticle(job.html, job.url, { ...job, now });
  const publisher = publisherScope({ url: job.url, siteName: page.source, address: page.address });
  if (refusal) {
    const facts = addressFacts({
      outlet: publisher.name ?? page.source,
      ...(!REPLACEMENTS.has(refusal) && { headline: page.headline, date: page.date }),
    });
    throw job.interruption === null
      ? new Failure(refusal, { ...(refusal === 'feed' && newestStories(job)), stated: facts })
      : new Failure(job.interruption, { stated: facts });
  }
  const counted = countParts(page, job.countedParts);
  return composeReport({
    kind: 'article',
    sourceUrl: job.url,
    text: counted.text,
    isTyped: false,
    standfirstCharacters: counted.standfirstCharacters,
    captionsAt: counted.captionsAt,
    metadata: {
      source: publisher.name ?? page.source ?? new URL(job.url).hostname,
      headline: page.headline ?? '',
      date: page.date,
      publisherScope: publisher.scope,
      publisherLocation: publisher.location,
      ogDescription: page.ogDescription,
      author: page.author,
      ...(page.authorKind && { authorKind: page.authorKind }),
      canonicalUrl: page.canonicalUrl,
      ...page.record,
      ...(article && { articleProbability: Number(article.probability.toFixed(2)) }),
      provenance: {
        ...page.provenance,
        publisherScope: publisher.reason,
        words: `the text of ${page.provenance.text ?? 'the page'}`,
        ...(article && { articleProbability: reasonsOf(article) }),
      },
    },
    titles: page.titles,
    keywords: job.keywords,
    specialTerms: job.specialTerms,
    sourceNames: [publisher.name, page.source, page.author],
    captions: counted.uncountedCaptions,
    articleParts: counted.parts,
    warnings: [...warnings, ...fetchWarnings(job)],
  });
}

const LINKS_SHOWN = 3;

function newestStories({ html, url }: ArticlePageJob): { detail?: string } {
  const feed = readFeed({ source: html, url });
  const links = feed.kind === 'feed' ? feed.newest.slice(0, LINKS_SHOWN) : [];
  return links.length > 0 ? { detail: `Its newest: ${links.join(' ')}` } : {};
}

const SIGNS: Readonly<Record<string, string>> = articleSigns;

function reasonsOf({ decidedBy }: ArticleProbability): string {
  const listed = (side: string, signs: readonly string[]) =>
    signs.length === 0 ? [] : [`${side} it: ${signs.map((sign) => SIGNS[sign] ?? sign).join(', ')}`];
  return [...listed('for', decidedBy.for), ...listed('against', decidedBy.against)].join('; ');
}

interface CountedText {
  /** The standfirst, the body with its tables, and the captions as the last paragraphs, as far as they count. */
  readonly text: string;
  readonly standfirstCharacters: number;
  /** Length of `text` without the captions, which is where they begin. */
  readonly captionsAt: number;
  /** Captions that do not count. Their mentions are reported separately. */
  readonly uncountedCaptions: readonly string[];
  readonly parts: Pick<AnalyzedDocument, 'standfirst' | 'tables' | 'body' | 'captions' | 'counted'>;
}

/** `chosen`: the parts that count in addition to the body. */
export function countParts(
  { blocks, captions }: Pick<Page, 'blocks' | 'captions'>,
  chosen: readonly CountedPart[] = DEFAULT_COUNTED_PARTS,
): CountedText {
  const counts = new Set(chosen);
  const standfirst = blocks[0]?.kind === 'standfirst' ? blocks[0].text : null;
  const rest = standfirst === null ? blocks : blocks.slice(1);
  const tables = tablesIn(rest);
  const body = textOf(rest.filter(({ kind }) => kind !== 'table-row'));
  const counted = [
    ...(standfirst !== null && counts.has('standfirst') ? [standfirst] : []),
    ...rest.filter(({ kind }) => kind !== 'table-row' || counts.has('tables')).map(({ text }) => text),
  ].join(BETWEEN);
  const shownCaptions = counts.has('captions') ? captions : [];
  const text = [counted, ...shownCaptions].filter(Boolean).join(BETWEEN);
  const existing = {
    standfirst: standfirst !== null,
    captions: captions.length > 0,
    tables: tables.length > 0,
  };
  const named = ARTICLE_PARTS.filter((part) => existing[part]);
  return {
    text,
    standfirstCharacters: standfirst !== null && counts.has('standfirst') ? standfirst.length : 0,
    captionsAt: counted.length,
    uncountedCaptions: counts.has('captions') ? [] : captions,
    parts: {
      ...(standfirst !== null && { standfirst }),
      ...(tables.length > 0 && { tables }),
      ...(captions.length > 0 && { captions: [...captions] }),
      ...(body !== text && { body }),
      ...(named.length > 0 && { counted: named.filter((part) => counts.has(part)) }),
    },
  };
}

const BETWEEN = '\n\n';

const textOf = (blocks: readonly PageBlock[]) => blocks.map(({ text }) => text).join(BETWEEN);

function tablesIn(blocks: readonly PageBlock[]): string[] {
  const tables: string[][] = [];
  blocks.forEach(({ kind, text }, i) => {
    if (kind !== 'table-row') return;
    if (blocks[i - 1]?.kind === 'table-row') tables.at(-1)?.push(text);
    else tables.push([text]);
  });
  return tables.map((rows) => rows.join('\n'));
}

/** Reads the article from a page's markup, or returns the reason why there is none. */
import type { FailureCause } from '@earshot/schema/failures';
import type { PageWarning } from '@earshot/schema/warnings';
import type { DerivedUrl } from '../url/derived-url.ts';
import type { Page } from './page.ts';
import { hasMorePages } from './parts/next-link.ts';
import { type ArticlePart, withParts } from './parts/with-parts.ts';
import { readPageParts } from './read-page.ts';
import type { ArticleProbability } from './refusal/article-signs.ts';
import { readDataFormat } from './refusal/data-formats.ts';
import { judgePage } from './refusal/judge-page.ts';
import type { Reason } from './refusal/kinds.ts';

export interface ReadArticleOptions {
  /** Publication dates after this time are dropped as impossible. */
  readonly now?: Date;
  readonly requestedUrl?: string;
  readonly parts?: readonly ArticlePart[];
}

export interface ArticleReading {
  readonly page: Page;
  /** Why the page is rejected. Null if it is read as an article. */
  readonly refusal: FailureCause | null;
  /** For a feed, the URLs of its newest stories, newest first. */
  readonly links: readonly DerivedUrl[];
  readonly warnings: readonly PageWarning[];
  /** Probability that the page is an article, with the evidence. Null for files that are not pages and for bot checks. */
  readonly article: ArticleProbability | null;
  readonly reasons: readonly Reason[];
}

/**
 * Reads a page and decides whether it contains an article. `url` is the URL after redirects. Pure. Never throws. Takes time
 * linear in the size of the page. Method: docs/methods/page.md.
 */
export function readArticle(html: string, url: string, options: ReadArticleOptions = {}): ArticleReading {
  const { requestedUrl = url, now, parts: furtherPages = [] } = options;
  const { page, scan, ...parts } = readPageParts(html, url, now ? { now } : {});
  const data = readDataFormat(html, url);
  if (data)
    return { page, refusal: data.refusal, links: data.links, warnings: [], reasons: [], article: null };
  const ogType = scan.metas.get('og:type')?.[0]?.toLowerCase() ?? '';
  const judgment = judgePage({ ...parts, ogType, page, html, url, requestedUrl });
  if (judgment.refusal !== null) return { page, links: [], ...judgment };
  const whole = withParts(page, furtherPages, now);
  const last = furtherPages.at(-1);
  const hasMore = last ? hasMorePagesAfter(last) : hasMorePages(parts.root, parts.blocks, url);
  const warnings: PageWarning[] = [...judgment.warnings, ...(hasMore ? (['more-pages'] as const) : [])];
  return { page: whole, links: [], ...judgment, warnings };
}

function hasMorePagesAfter({ html, url }: ArticlePart): boolean {
  const { root, blocks } = readPageParts(html, url);
  return hasMorePages(root, blocks, url);
}

import type { PageWarning } from '@earshot/schema/warnings';
import type { DerivedUrl } from '../url/derived-url.ts';
import { PageMarkup } from './html/parse-html.ts';
import { PageScan } from './html/scan-page.ts';
import { loose } from './metadata/stated-values.ts';
import { hasMorePages, nextLinkOf } from './parts/next-link.ts';
import { type Page, type PageBlock, readPage, readPageParts } from './read-page.ts';
import { type Judgment, judgePage, readDataFormat } from './refusal/judge-page.ts';

export interface ReadArticleOptions {
  readonly now?: Date;
  readonly requestedUrl?: string;
  readonly parts?: readonly ArticlePart[];
}

export interface ArticleReading extends Judgment {
  readonly page: Page;
}

/** `url` is the URL after redirects. Pure, linear in the size of the page, never throws. Method: docs/methods/page.md. */
export function readArticle(html: string, url: string, options: ReadArticleOptions = {}): ArticleReading {
  const { requestedUrl = url, now, parts: furtherPages = [] } = options;
  const { page, ...parts } = readPageParts(html, url, { now });
  const data = readDataFormat(html);
  if (data) return { page, refusal: data, warnings: [], article: null };
  const judgment = judgePage({ ...parts, page, html, url, requestedUrl });
  if (judgment.refusal !== null) return { page, ...judgment };
  const whole = withParts(page, furtherPages, now);
  const last = furtherPages.at(-1);
  const { scan, blocks } = last ? readPageParts(last.html, last.url) : parts;
  const hasMore = hasMorePages(scan, blocks, last?.url ?? url);
  const warnings: PageWarning[] = [...judgment.warnings, ...(hasMore ? (['more-pages'] as const) : [])];
  return { page: whole, ...judgment, warnings };
}

export interface ArticlePart {
  readonly html: string;
  readonly url: string;
}

/** A block that pages repeat belongs to the site if it has this many words or more than `MAX_SHORT_LETTERS`. */
const MIN_REPEATED_WORDS = 8;
const MAX_SHORT_LETTERS = 40;

export function withParts(page: Page, parts: readonly ArticlePart[], now?: Date): Page {
  if (parts.length === 0) return page;
  const pages = parts.map(({ html, url }) => readPage(html, url, { now }));
  const seen = new Set(page.blocks.map(({ text }) => loose(text)));
  const further = pages.flatMap(({ blocks }) => blocks.flatMap((block) => unlessSeen(block, seen)));
  const blocks = [...page.blocks, ...further];
  return {
    ...page,
    blocks,
    text: blocks.map(({ text }) => text).join('\n\n'),
    captions: [...new Set([page, ...pages].flatMap(({ captions }) => captions))],
    provenance: { ...page.provenance, text: `${parts.length + 1} pages` },
  };
}

/** Standfirsts are always dropped, because sites repeat them on every page. */
function unlessSeen({ kind, text }: PageBlock, seen: Set<string>): PageBlock[] {
  const key = loose(text);
  const isLong = text.split(/\s+/).length >= MIN_REPEATED_WORDS || key.length > MAX_SHORT_LETTERS;
  if (kind === 'standfirst' || (isLong && seen.has(key))) return [];
  seen.add(key);
  return [{ kind, text }];
}

export interface NextPartJob {
  readonly html: string;
  readonly url: string;
  /** Whether this is the first page read. It must contain an article, because lists of stories have next pages too. */
  readonly isFirst: boolean;
  readonly now: string;
}

/** Never throws: null if the page cannot be read. */
export function readNextPart({ html, url, isFirst, now }: NextPartJob): { readonly next: DerivedUrl | null } {
  try {
    const next = nextLinkOf(new PageScan(new PageMarkup(html).root).anchors, url);
    const isPart =
      next !== null && (!isFirst || readArticle(html, url, { now: new Date(now) }).refusal === null);
    return { next: isPart ? next : null };
  } catch {
    return { next: null };
  }
}

/** The next page of an article that goes on at further addresses. */
import type { DerivedUrl } from '../../url/derived-url.ts';
import { PageMarkup } from '../html/page-markup.ts';
import { readArticle } from '../read-article.ts';
import { nextLinkOf } from './next-link.ts';

export interface NextPartJob {
  readonly html: string;
  /** Address that the page came from. */
  readonly url: string;
  /** Whether it is the article's first page that was read: lists of stories have next pages too, so it must hold an article. */
  readonly isFirst: boolean;
  /** ISO time of the request. */
  readonly now: string;
}

/**
 * The address of the next page of the same article (`nextLinkOf`). Null when there is none. Never throws: a page that its readers
 * fail on has no next part.
 */
export function readNextPart({ html, url, isFirst, now }: NextPartJob): { readonly next: DerivedUrl | null } {
  try {
    const next = nextLinkOf(new PageMarkup(html).root, url);
    const isPart =
      next !== null && (!isFirst || readArticle(html, url, { now: new Date(now) }).refusal === null);
    return { next: isPart ? next : null };
  } catch {
    return { next: null };
  }
}

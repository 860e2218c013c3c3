/** Finds the next page of an article that is split over several pages. */
import type { DerivedUrl } from '../../url/derived-url.ts';
import { PageMarkup } from '../html/parse-html.ts';
import { readArticle } from '../read-article.ts';
import { nextLinkOf } from './next-link.ts';

export interface NextPartJob {
  readonly html: string;
  readonly url: string;
  /** Whether this is the first page read. It must contain an article, because lists of stories have next pages too. */
  readonly isFirst: boolean;
  readonly now: string;
}

/**
 * Returns the URL of the next page of the same article (`nextLinkOf`), or null if there is none. Never throws. If the page
 * cannot be read, the result is null.
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

/** The next page of an article that goes on at further addresses. */
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import { descendants } from '../html/page-element.ts';
import { PageMarkup } from '../html/page-markup.ts';
import { readArticle } from '../read-article.ts';
import { isNextPart } from './page-number.ts';

export interface NextPartJob {
  readonly html: string;
  /** Address that the page came from. */
  readonly url: string;
  /** Whether it is the article's first page that was read: lists of stories have next pages too, so it must hold an article. */
  readonly isFirst: boolean;
  /** ISO time of the request. */
  readonly now: string;
}

const NAMED = /\brel\s{0,9}=\s{0,9}["']?[\w\s-]{0,40}?\bnext\b/i;

/** Whether the markup names a next page at all; cheap, so that most pages are not read twice. */
export function namesNextPart(html: string): boolean {
  return NAMED.test(html);
}

/**
 * The address of the next page of the same article: `rel=next` of a link or an anchor that leads to the same address with the
 * next page number. Null when there is none. Never throws: a page that its readers fail on has no next part.
 */
export function readNextPart({ html, url, isFirst, now }: NextPartJob): { readonly next: DerivedUrl | null } {
  try {
    const markup = new PageMarkup(html);
    const next = nextPartOf(markup, url);
    const isPart =
      next !== null && (!isFirst || readArticle(html, url, { now: new Date(now) }).refusal === null);
    return { next: isPart ? next : null };
  } catch {
    return { next: null };
  }
}

function nextPartOf({ root }: PageMarkup, url: string): DerivedUrl | null {
  for (const element of descendants(root)) {
    if (element.tag !== 'link' && element.tag !== 'a') continue;
    if (!/(?:^|\s)next(?:\s|$)/i.test(element.attribute('rel'))) continue;
    const target = deriveUrl(element.attribute('href'), url);
    if (target !== null && isNextPart(url, target.url)) return target.url;
  }
  return null;
}

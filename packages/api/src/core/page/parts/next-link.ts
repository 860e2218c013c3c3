/** Finds the link from one page of an article to the next. */
import labels from '../../../content/pages/next-page-labels.json' with { type: 'json' };
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import { descendants, type PageElement, textOf } from '../html/page-element.ts';
import { isNextPart, nextPageNumber } from './page-number.ts';

const NEXT_LABELS = new Set(labels.next);
/** Matches the labels of page number links: "2", "Seite 2", "2/3", "第2页". */
const NUMBER = new RegExp(
  `^(?:${labels.page.join('|')}|第)?\\s?(\\d{1,2})(?:\\s?/\\s?\\d{1,2}|\\s?(?:页|頁|ページ))?$`,
  'iu',
);
const MAX_LABEL_CHARACTERS = 40;
const COMMENTS = /comment|kommentar|disqus|repl(?:y|ies)\b/i;
const MAX_PARENTS = 12;

/**
 * Returns the URL of the next page, or null if there is none. A link counts if it leads to the same URL with the next page
 * number, and either has `rel=next` or is labeled with that number ("2", "Seite 2") or as the next page. Page numbers of
 * comments do not count.
 */
export function nextLinkOf(root: PageElement, url: string): DerivedUrl | null {
  let labeled: DerivedUrl | null = null;
  for (const element of descendants(root)) {
    if (element.tag !== 'link' && element.tag !== 'a') continue;
    const isNext = /(?:^|\s)next(?:\s|$)/i.test(element.attribute('rel'));
    if (!isNext && (labeled !== null || !isPageLabel(element, url))) continue;
    const target = deriveUrl(element.attribute('href'), url);
    if (target === null || !isNextPart(url, target.url)) continue;
    if (isNext) return target.url;
    if (!isAmongComments(element)) labeled = target.url;
  }
  return labeled;
}

function isPageLabel(element: PageElement, url: string): boolean {
  if (element.tag !== 'a' || !/\d/.test(element.attribute('href'))) return false;
  const label = textOf(element, MAX_LABEL_CHARACTERS + 1)
    .replace(/[\s›»>→…]+$/u, '')
    .toLowerCase();
  return NEXT_LABELS.has(label) || Number(NUMBER.exec(label)?.[1]) === nextPageNumber(url);
}

function isAmongComments(link: PageElement): boolean {
  if (COMMENTS.test(link.attribute('href'))) return true;
  let at: PageElement | null = link;
  for (let up = 0; at !== null && up < MAX_PARENTS; up += 1, at = at.parent)
    if (at.tag !== 'body' && COMMENTS.test(`${at.attribute('class')} ${at.attribute('id')}`)) return true;
  return false;
}

const NAMED = /\brel\s{0,9}=\s{0,9}["']?[\w\s-]{0,40}?\bnext\b/i;
const ADDRESS = /\bhref\s{0,9}=\s{0,9}(?:"([^"]{1,600})"|'([^']{1,600})'|([^\s"'>]{1,600}))/gi;
/** Maximum number of URLs to compare. */
const MAX_COMPARED = 300;

/** Whether the markup may link to a next page. This check is cheap and saves parsing most pages a second time. */
export function namesNextPart(html: string, url: string): boolean {
  if (NAMED.test(html)) return true;
  const number = new RegExp(`(?:^|\\D)${nextPageNumber(url)}(?:\\D|$)`);
  let compared = 0;
  for (const [, double, single, bare] of html.matchAll(ADDRESS)) {
    const address = double ?? single ?? bare ?? '';
    if (!number.test(address)) continue;
    compared += 1;
    if (compared > MAX_COMPARED) return false;
    const target = deriveUrl(address.replaceAll('&amp;', '&'), url);
    if (target !== null && isNextPart(url, target.url)) return true;
  }
  return false;
}

import labels from '../../../content/pages/next-page-labels.json' with { type: 'json' };
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import type { Block } from '../html/blocks.ts';
import { closest, type PageElement, textOf } from '../html/page-element.ts';
import type { PageScan } from '../html/scan-page.ts';

function isNextPart(url: string, next: string): boolean {
  const [part, other] = [partOf(url), partOf(next)];
  return part.article === other.article && other.page === part.page + 1;
}

function nextPageNumber(url: string): number {
  return partOf(url).page + 1;
}

const numberPattern = (url: string) => new RegExp(`(?:^|\\D)0?${nextPageNumber(url)}(?:\\D|$)`);

/** Match page numbers in article URLs: `?page=2`, `/2/`, `/page/2`, `-2.html`, `,2`. */
const IN_QUERY = /([?&])(?:page|p|seite|pagina|pag|pg|paged)=(\d{1,2})(?:&|$)/i;
const IN_PATH = /[/,_-](?:page|seite|pagina|p)?[/,_-]?(\d{1,2})(?=\/?(?:\.\w{2,5})?(?:\?|$))/i;

function partOf(address: string): { readonly article: string; readonly page: number } {
  const bare = address.replace(/#.*$/s, '');
  const inQuery = IN_QUERY.exec(bare);
  const number = inQuery?.[2] ?? IN_PATH.exec(bare)?.[1];
  const article = inQuery ? bare.replace(IN_QUERY, '$1') : bare.replace(IN_PATH, '');
  return { article: article.replace(/[?&/]+$/, ''), page: number === undefined ? 1 : Number(number) };
}

const NEXT_LABELS = new Set(labels.next);
/** Matches the labels of page number links: "2", "Seite 2", "2/3", "第2页". */
const NUMBER = new RegExp(
  `^(?:${labels.page.join('|')}|第)?\\s?(\\d{1,2})(?:\\s?/\\s?\\d{1,2}|\\s?(?:页|頁|ページ))?$`,
  'iu',
);
const MAX_LABEL_CHARACTERS = 40;
const COMMENTS = /comment|kommentar|disqus|repl(?:y|ies)\b/i;
const MAX_PARENTS = 12;

/** The link leads to the same URL with the next number, and has `rel=next` or that number or "next" as its label. */
export function nextLinkOf(anchors: Iterable<PageElement>, url: string): DerivedUrl | null {
  let labeled: DerivedUrl | null = null;
  const number = numberPattern(url);
  for (const element of anchors) {
    if (!number.test(element.attribute('href'))) continue;
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
  if (element.tag !== 'a') return false;
  const label = textOf(element, MAX_LABEL_CHARACTERS + 1)
    .replace(/[\s›»>→…]+$/u, '')
    .toLowerCase();
  return NEXT_LABELS.has(label) || Number(NUMBER.exec(label)?.[1]) === nextPageNumber(url);
}

function isAmongComments(link: PageElement): boolean {
  if (COMMENTS.test(link.attribute('href'))) return true;
  const isMarked = (element: PageElement) =>
    element.tag !== 'body' && COMMENTS.test(`${element.attribute('class')} ${element.attribute('id')}`);
  return closest(link, isMarked, MAX_PARENTS) !== null;
}

const NAMED = /\brel\s{0,9}=\s{0,9}["']?[\w\s-]{0,40}?\bnext\b/i;
const ADDRESS = /\bhref\s{0,9}=\s{0,9}(?:"([^"]{1,600})"|'([^']{1,600})'|([^\s"'>]{1,600}))/gi;
const MAX_COMPARED = 300;

/** A quick test, which saves parsing most pages a second time. */
export function namesNextPart(html: string, url: string): boolean {
  if (NAMED.test(html)) return true;
  const number = numberPattern(url);
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

const MAX_LINE_WORDS = 8;
const PAGE_OF =
  /(?:^|[\s(|])(?:page|seite|página|pagina|strona|sida|side|sayfa|страница)\s+(\d{1,2})\s+(?:of|von|de|di|van|z|av|af|из|sur|\/)\s*(\d{1,2})(?:$|[\s)|])/iu;

export function hasMorePages({ anchors }: PageScan, blocks: readonly Block[], url: string): boolean {
  if (nextLinkOf(anchors, url) !== null) return true;
  return blocks.some(({ text, words }) => {
    const [, page, pages] = (words <= MAX_LINE_WORDS && PAGE_OF.exec(text)) || [];
    return Number(page) < Number(pages);
  });
}

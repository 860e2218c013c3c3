/** Detects content that is not a page, regardless of the stated content type: feeds, JSON, sitemaps, PDF. */
import type { FailureCause } from '@earshot/schema/failures';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import { descendants, textOf } from '../html/page-element.ts';
import { parseHtml } from '../html/parse-html.ts';
import { isObject } from '../metadata/json-ld.ts';

export interface DataFormat {
  readonly refusal: FailureCause;
  /** URLs of a feed's newest stories, newest first. */
  readonly links: readonly DerivedUrl[];
}

const HEAD_CHARACTERS = 2_000;
const MAX_JSON_CHARACTERS = 2_000_000;
const LINKS_SHOWN = 3;
const MAX_ITEMS = 200;

/** Returns the kind of data in the text, or null if it may be a page. */
export function readDataFormat(source: string, url: string): DataFormat | null {
  const head = source.slice(0, HEAD_CHARACTERS).replace(/^[\uFEFF\s]+/, '');
  if (head.startsWith('%PDF-')) return { refusal: 'type-pdf', links: [] };
  if (/^[[{]/.test(head)) return readJson(source, url);
  const root = rootName(head);
  if (root === 'rss' || root === 'feed' || root === 'rdf:rdf')
    return { refusal: 'feed', links: xmlFeedLinks(source, url) };
  if (root === 'urlset' || root === 'sitemapindex' || root === 'opml')
    return { refusal: 'data-file', links: [] };
  return null;
}

/** Returns the name of the first element after declarations and comments, in lowercase. */
function rootName(head: string): string {
  let at = 0;
  while (at < head.length) {
    at += head.slice(at).search(/\S|$/);
    const end = head.startsWith('<!--', at) ? '-->' : /^<[?!]/.test(head.slice(at, at + 2)) ? '>' : null;
    if (end === null) break;
    const close = head.indexOf(end, at);
    if (close < 0) return '';
    at = close + end.length;
  }
  return /^<([\w:-]+)/.exec(head.slice(at))?.[1]?.toLowerCase() ?? '';
}

function readJson(source: string, url: string): DataFormat | null {
  if (source.length > MAX_JSON_CHARACTERS) return null;
  try {
    const data: unknown = JSON.parse(source.replace(/^\uFEFF/, ''));
    if (!isObject(data) && !Array.isArray(data)) return null;
    const isFeed = isObject(data) && /jsonfeed\.org/.test(String(data.version)) && Array.isArray(data.items);
    if (!isFeed) return { refusal: 'json-data', links: [] };
    return { refusal: 'feed', links: newest(jsonItems(data.items), url) };
  } catch {
    return null;
  }
}

interface FeedItem {
  readonly address: string;
  readonly time: number;
}

function jsonItems(items: unknown): FeedItem[] {
  const list = Array.isArray(items) ? items.slice(0, MAX_ITEMS) : [];
  return list.filter(isObject).map((item) => ({
    address: String(item.url ?? item.external_url ?? ''),
    time: Date.parse(String(item.date_published ?? '')),
  }));
}

function xmlFeedLinks(source: string, url: string): DerivedUrl[] {
  const items: FeedItem[] = [];
  // In HTML, `link` is a void element. Renaming it keeps the URL inside it.
  const xml = source.replace(/<(\/?)link(?=[\s>/])/gi, '<$1feed-link').replace(/<!\[CDATA\[|\]\]>/g, '');
  for (const element of descendants(parseHtml(xml))) {
    if (items.length >= MAX_ITEMS) break;
    if (element.tag !== 'item' && element.tag !== 'entry') continue;
    let address = '';
    let time = Number.NaN;
    for (const child of descendants(element)) {
      if (child.tag === 'feed-link' && /^(?:|alternate)$/.test(child.attribute('rel')))
        address ||= child.attribute('href') || textOf(child, 1_000);
      else if (/^(?:pubdate|published|updated|dc:date)$/.test(child.tag) && Number.isNaN(time))
        time = Date.parse(textOf(child, 100));
    }
    items.push({ address, time });
  }
  return newest(items, url);
}

function newest(items: readonly FeedItem[], url: string): DerivedUrl[] {
  return items
    .flatMap(({ address, time }, at) => {
      const derived = address === '' ? null : deriveUrl(address, url);
      return derived === null ? [] : [{ at, time, address: derived.url }];
    })
    .sort((a, b) => (b.time || 0) - (a.time || 0) || a.at - b.at)
    .slice(0, LINKS_SHOWN)
    .map(({ address }) => address);
}

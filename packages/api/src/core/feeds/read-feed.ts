import type { FeedItem } from '@earshot/schema/feeds/model';
import { FEED_MAX_ITEMS } from '@earshot/schema/limits';
import { ANY_DAY, readMoment } from '@earshot/schema/values/dates/read-day';
import { parseFeed } from 'feedsmith';
import { descendants } from '../page/html/page-element.ts';
import { parseHtml, plainText } from '../page/html/parse-html.ts';
import { deriveUrl } from '../url/derived-url.ts';
import { siteOf } from '../url/hosts.ts';
import { cleanTracking } from '../url/tracking-parameters.ts';
import { unwrapLink } from '../url/wrapped/unwrap-link.ts';

export interface FeedJob {
  readonly source: string;
  readonly url: string;
}

interface ReadFeed {
  readonly kind: 'feed';
  readonly title: string;
  readonly items: readonly FeedItem[];
  /** Addresses of all items that were read, newest first. */
  readonly newest: readonly string[];
  readonly left: number;
}

export type FeedReading = ReadFeed | { readonly kind: 'page'; readonly feed: string | null };

interface RawItem {
  readonly title?: string | undefined;
  readonly link?: string | undefined;
  readonly date?: unknown;
  readonly outlet?: string | undefined;
}

interface RawFeed {
  readonly title?: string | undefined;
  readonly link?: string | undefined;
  readonly items: readonly RawItem[];
}

const FEED_TYPES = /^application\/(?:(?:rss|atom|rdf|feed)\+(?:xml|json))$/i;
const MAX_HEADLINE_CHARACTERS = 500;
/** Maximum number of nested wrapper links (search engines, mail protection) to unwrap. */
const MAX_WRAPPERS = 3;

/** Reads a feed or, in a page, the address of its feed. */
export function readFeed({ source, url }: FeedJob): FeedReading {
  const feed = rawFeed(withAbsoluteLinks(source, url));
  if (feed === null) return { kind: 'page', feed: feedOfPage(source, url) };
  const title = plain(feed.title);
  const site = siteOf(deriveUrl(feed.link ?? '', url)?.url ?? url);
  const items = feed.items.slice(0, FEED_MAX_ITEMS).flatMap((item): FeedItem[] => {
    const address = addressOf(item.link ?? '', url);
    if (address === null) return [];
    const outlet = plain(item.outlet);
    const headline = withoutSuffix(plain(item.title), outlet);
    const feedTitle = siteOf(address) === site ? title : '';
    return [{ headline, url: address, outlet: outlet || feedTitle, date: timeOf(item.date) }];
  });
  return {
    kind: 'feed',
    title,
    items: items.filter(({ headline }) => headline !== ''),
    newest: items.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')).map((item) => item.url),
    left: Math.max(0, feed.items.length - FEED_MAX_ITEMS),
  };
}

function rawFeed(source: string): RawFeed | null {
  try {
    return inOneForm(parseFeed(source.replace(/^\uFEFF/, '')));
  } catch {
    return null;
  }
}

function inOneForm(parsed: ReturnType<typeof parseFeed>): RawFeed {
  switch (parsed.format) {
    case 'rss': {
      const { title, link, items = [] } = parsed.feed;
      return {
        title,
        link,
        items: items.map((item) => ({
          title: item.title,
          link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
          date: item.pubDate ?? item.dc?.dates?.[0],
          outlet: item.source?.title,
        })),
      };
    }
    case 'atom': {
      const { title, links, entries = [] } = parsed.feed;
      return {
        title: title?.value,
        link: pageLink(links),
        items: entries.map((entry) => ({
          title: entry.title?.value,
          link: pageLink(entry.links),
          date: entry.published ?? entry.updated,
          outlet: entry.source?.title?.value,
        })),
      };
    }
    case 'rdf': {
      const { title, link, items = [] } = parsed.feed;
      return {
        title,
        link,
        items: items.map((item) => ({ title: item.title, link: item.link, date: item.dc?.dates?.[0] })),
      };
    }
    case 'json': {
      const { title, home_page_url: link, items = [] } = parsed.feed;
      return {
        title,
        link,
        items: items.map((item) => ({
          title: item.title,
          link: item.url ?? item.external_url,
          date: item.date_published,
        })),
      };
    }
  }
}

function pageLink(
  links: readonly { readonly href?: string | undefined; readonly rel?: string | undefined }[] = [],
): string | undefined {
  return (links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0])?.href;
}

/** Returns the address of an item, resolved against the feed, unwrapped and without tracking parameters. */
function addressOf(link: string, base: string): string | null {
  if (link.trim() === '') return null;
  let address: string | null = deriveUrl(link.trim(), base)?.url ?? null;
  for (let wrappers = 0; address !== null && wrappers < MAX_WRAPPERS; wrappers++) {
    const inner = unwrapLink(address);
    if (inner === null) break;
    address = deriveUrl(inner.url)?.url ?? null;
  }
  return address === null ? null : cleanTracking(address).cleanUrl;
}

function feedOfPage(source: string, url: string): string | null {
  for (const element of descendants(parseHtml(source))) {
    if (element.tag !== 'link' || !/\balternate\b/i.test(element.attribute('rel'))) continue;
    if (!FEED_TYPES.test(element.attribute('type').trim())) continue;
    const derived = deriveUrl(element.attribute('href'), url);
    if (derived !== null) return derived.url;
  }
  return null;
}

const plain = (title = '') => plainText(title).slice(0, MAX_HEADLINE_CHARACTERS);

function timeOf(date: unknown): string | null {
  return typeof date === 'string' ? readMoment(date, ANY_DAY) : null;
}

function withoutSuffix(title: string, outlet: string): string {
  const before = outlet !== '' && title.endsWith(outlet) ? title.slice(0, -outlet.length) : '';
  return /\S\s+[-–—|]\s+$/u.test(before) ? before.replace(/\s+[-–—|]\s+$/u, '') : title;
}

const XML_TOKENS =
  /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>([^<]*)/g;
const BASE = /\sxml:base\s*=\s*["']([^"']*)["']/;

/** Resolves the links of a feed whose elements have a base (`xml:base`), which the parser ignores. */
function withAbsoluteLinks(source: string, url: string): string {
  if (!BASE.test(source)) return source;
  const bases = [url];
  return source.replace(
    XML_TOKENS,
    (token: string, end?: string, name?: string, attributes = '', empty = '', text = '') => {
      if (name === undefined) return token;
      if (end) {
        bases.pop();
        return token;
      }
      const outer = bases.at(-1) ?? url;
      const base = resolved(BASE.exec(attributes)?.[1] ?? '', outer);
      if (!empty) bases.push(base);
      if (name !== 'link') return token;
      const linked = attributes.replace(
        /(\shref\s*=\s*["'])([^"']*)/,
        (_: string, start: string, link: string) => start + resolved(link, base),
      );
      return `<${name}${linked}${empty}>${text.trim() === '' ? text : resolved(text.trim(), base)}`;
    },
  );
}

function resolved(link: string, base: string): string {
  return link !== '' && URL.canParse(link, base) ? new URL(link, base).href : link || base;
}

/** The beginning of a feed, after an optional declaration and comments. */
const FEED_SOURCE = /^\s*(?:<\?xml[^>]*>\s*|<\?[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:rss|feed|rdf:RDF)[\s>]/i;

/** The items of a pasted feed as a table, with tabs between cells. Null if the text is not a feed. */
export function feedRows(text: string): string | null {
  if (!FEED_SOURCE.test(text.slice(0, 2_000))) return null;
  const feed = readFeed({ source: text, url: /<link[^>]*?(https?:\/\/[^\s"'<>]+)/i.exec(text)?.[1] ?? '' });
  if (feed.kind !== 'feed' || feed.items.length === 0) return null;
  const rows = feed.items.map(({ date, outlet, headline, url }) => [
    date?.slice(0, 10) ?? '',
    outlet,
    headline,
    url,
  ]);
  return [['Date', 'Source', 'Title', 'Link'], ...rows].map((cells) => cells.join('\t')).join('\n');
}

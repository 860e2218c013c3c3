/** Reads the items of an RSS, Atom, RDF or JSON feed. */
import type { FeedItem } from '@earshot/schema/feeds/model';
import { FEED_MAX_ITEMS } from '@earshot/schema/limits';
import { ANY_DAY, readMoment } from '@earshot/schema/values/dates/read-day';
import { parseFeed } from 'feedsmith';
import { descendants, textOf } from '../page/html/page-element.ts';
import { parseHtml } from '../page/html/parse-html.ts';
import { deriveUrl } from '../url/derived-url.ts';
import { siteOf } from '../url/site-of.ts';
import { cleanTracking } from '../url/tracking-parameters.ts';
import { unwrapLink } from '../url/wrapped/wrapper-links.ts';

export interface FeedJob {
  /** The body of the response. */
  readonly source: string;
  /** Its address. */
  readonly url: string;
}

interface ReadFeed {
  readonly kind: 'feed';
  readonly title: string;
  readonly items: readonly FeedItem[];
  /** Number of items that were not read. */
  readonly left: number;
}

/** The kind of body: a feed, a page that links to its feed, or neither. */
export type FeedReading = ReadFeed | { readonly kind: 'page'; readonly feed: string | null };

/** An item with the fields of all formats. */
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

/** Reads a feed, or the address of the feed that a page links to. */
export function readFeed({ source, url }: FeedJob): FeedReading {
  const feed = rawFeed(source);
  if (feed === null) return { kind: 'page', feed: feedOfPage(source, url) };
  const title = plain(feed.title);
  const site = siteOf(deriveUrl(feed.link ?? '', url)?.url ?? url);
  const items = feed.items.slice(0, FEED_MAX_ITEMS).flatMap((item): FeedItem[] => {
    const address = addressOf(item.link ?? '', url);
    const headline = plain(item.title);
    if (address === null || headline === '') return [];
    const own = siteOf(address) === site ? title : '';
    return [{ headline, url: address, outlet: plain(item.outlet) || own, date: timeOf(item.date) }];
  });
  return { kind: 'feed', title, items, left: Math.max(0, feed.items.length - FEED_MAX_ITEMS) };
}

/** Converts the feed to one common format. Null if the text is not a feed. */
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

/** Returns the link to the page itself among the links of an Atom item. */
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

/** Returns the feed in the head of a page. */
function feedOfPage(source: string, url: string): string | null {
  for (const element of descendants(parseHtml(source))) {
    if (element.tag !== 'link' || !/\balternate\b/i.test(element.attribute('rel'))) continue;
    if (!FEED_TYPES.test(element.attribute('type').trim())) continue;
    const derived = deriveUrl(element.attribute('href'), url);
    if (derived !== null) return derived.url;
  }
  return null;
}

/** Returns a title without the markup that some feeds include. */
function plain(title = ''): string {
  const text = /[<&]/.test(title) ? textOf(parseHtml(title)) : title;
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_HEADLINE_CHARACTERS);
}

function timeOf(date: unknown): string | null {
  return typeof date === 'string' ? readMoment(date, ANY_DAY) : null;
}

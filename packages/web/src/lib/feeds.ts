import type { FeedContent, FeedItem, FeedVersion } from '@earshot/schema/feeds/model';
import { isRecord } from '../transport/complete.ts';
import { readStored, writeStored } from './stored-value.ts';

/** A previously read feed, with the validators for conditional requests. */
export interface SavedFeed {
  readonly url: string;
  readonly title: string;
  readonly version: FeedVersion;
}

const KEY = 'feeds';
const MAX_FEEDS = 20;

/** Returns the feeds read in this browser, most recent first. */
export function savedFeeds(): readonly SavedFeed[] {
  return readStored('browser', KEY, parseFeeds) ?? [];
}

/**
 * Stores a feed that was read. If it has no title, e.g. because the feed is unchanged, its previous title or its URL is
 * used.
 */
export function saveFeed({ url, title, version }: FeedContent): void {
  const saved = savedFeeds();
  const before = saved.find((feed) => feed.url === url);
  const others = saved.filter((feed) => feed.url !== url);
  const feed = { url, title: title || before?.title || url, version };
  writeStored('browser', KEY, [feed, ...others].slice(0, MAX_FEEDS));
}

function parseFeeds(stored: unknown): SavedFeed[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isRecord).flatMap(({ url, title, version }) => {
    if (typeof url !== 'string' || typeof title !== 'string') return [];
    const { etag, lastModified } = isRecord(version) ? version : {};
    return [
      {
        url,
        title,
        version: {
          ...(typeof etag === 'string' ? { etag } : {}),
          ...(typeof lastModified === 'string' ? { lastModified } : {}),
        },
      },
    ];
  });
}

const HEADS = ['Date', 'Source', 'Title', 'Link'];

/**
 * Adds a feed's items to a list. An empty list becomes a table with dates and outlets. In other lists, new items become
 * Markdown links without dates.
 */
export function withFeedItems(text: string, items: readonly FeedItem[]): string {
  if (text.trim() === '') {
    const rows = items.map(({ date, outlet, headline, url }) => [
      date?.slice(0, 10) ?? '',
      outlet,
      headline,
      url,
    ]);
    return [HEADS, ...rows].map((cells) => cells.map(inOneCell).join('\t')).join('\n');
  }
  const urls = new Set(text.match(/https?:\/\/[^\s)]+/g));
  const fresh = items.filter(({ url }) => !urls.has(url));
  const lines = fresh.map(
    ({ headline, url, outlet }) => `- [${headline}](${url})${outlet && ` - ${outlet}`}`,
  );
  return [text.trimEnd(), ...lines].join('\n');
}

function inOneCell(text: string): string {
  return text.replace(/\s+/g, ' ');
}

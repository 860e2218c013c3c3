import type { FeedContent, FeedVersion } from '@earshot/schema/feeds/model';
import { isRecord } from '../transport/complete.ts';
import { readKept, writeKept } from './kept-value.ts';

/** A feed that was read before, with what its site needs to say that nothing has changed. */
export interface KeptFeed {
  readonly url: string;
  readonly title: string;
  readonly version: FeedVersion;
}

const KEY = 'feeds';
const MAX_FEEDS = 20;

/** The feeds that were read in this browser, the last one first. */
export function keptFeeds(): readonly KeptFeed[] {
  return readKept('browser', KEY, parseFeeds) ?? [];
}

/** Keeps a feed that has been read. An unchanged one keeps its title. */
export function keepFeed({ url, title, version }: FeedContent): void {
  const known = keptFeeds();
  const before = known.find((feed) => feed.url === url);
  const others = known.filter((feed) => feed.url !== url);
  const feed = { url, title: title || before?.title || url, version };
  writeKept('browser', KEY, [feed, ...others].slice(0, MAX_FEEDS));
}

function parseFeeds(stored: unknown): KeptFeed[] {
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

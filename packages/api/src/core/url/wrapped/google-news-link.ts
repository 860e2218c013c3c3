/** Google News links that contain only an ID, which only Google can resolve. */
import { parseWebUrl } from '@earshot/schema/web-url';
import { unwrapLink } from './wrapper-links.ts';

/** Addresses of individual stories. IDs from before 2024 contain the destination itself. */
const STORY_PATH = /^\/(?:__i\/rss\/rd\/|rss\/)?(?:articles|read)\/[\w-]{8,}/;

/** Whether the address is a Google News story that does not contain its destination. */
export function isClosedGoogleNewsLink(href: string): boolean {
  const url = parseWebUrl(href);
  return url?.hostname === 'news.google.com' && STORY_PATH.test(url.pathname) && unwrapLink(href) === null;
}

/** Links of Google News that hold only an id of their destination, which only Google can look up. */
import { parseWebUrl } from '@earshot/schema/web-url';
import { unwrapLink } from './wrapper-links.ts';

/** Addresses of single stories; ids before 2024 hold the destination itself. */
const STORY_PATH = /^\/(?:__i\/rss\/rd\/|rss\/)?(?:articles|read)\/[\w-]{8,}/;

/** Whether the address is a story's at Google News and does not carry its destination. */
export function isClosedGoogleNewsLink(href: string): boolean {
  const url = parseWebUrl(href);
  return url?.hostname === 'news.google.com' && STORY_PATH.test(url.pathname) && unwrapLink(href) === null;
}

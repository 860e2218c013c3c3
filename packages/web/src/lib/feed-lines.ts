import type { FeedItem } from '@earshot/schema/feeds/model';

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
  const known = new Set(text.match(/https?:\/\/[^\s)]+/g));
  const fresh = items.filter(({ url }) => !known.has(url));
  const lines = fresh.map(
    ({ headline, url, outlet }) => `- [${headline}](${url})${outlet && ` - ${outlet}`}`,
  );
  return [text.trimEnd(), ...lines].join('\n');
}

function inOneCell(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Detects content that is not a page, regardless of the stated content type: feeds, JSON, sitemaps, PDF. */
import type { FailureCause } from '@earshot/schema/failures';
import { readFeed } from '../../feeds/read-feed.ts';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import { isObject } from '../metadata/json-ld.ts';

export interface DataFormat {
  readonly refusal: FailureCause;
  /** URLs of a feed's newest stories, newest first. */
  readonly links: readonly DerivedUrl[];
}

const HEAD_CHARACTERS = 2_000;
const MAX_JSON_CHARACTERS = 2_000_000;
const LINKS_SHOWN = 3;

/** Returns the kind of data in the text, or null if it may be a page. */
export function readDataFormat(source: string, url: string): DataFormat | null {
  const head = source.slice(0, HEAD_CHARACTERS).replace(/^[\uFEFF\s]+/, '');
  if (head.startsWith('%PDF-')) return { refusal: 'type-pdf', links: [] };
  if (/^[[{]/.test(head)) return readJson(source, url);
  const root = rootName(head);
  if (root === 'rss' || root === 'feed' || root === 'rdf:rdf')
    return { refusal: 'feed', links: newestLinks(source, url) };
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
    return isFeed
      ? { refusal: 'feed', links: newestLinks(source, url) }
      : { refusal: 'json-data', links: [] };
  } catch {
    return null;
  }
}

function newestLinks(source: string, url: string): DerivedUrl[] {
  const feed = readFeed({ source, url });
  const addresses = feed.kind === 'feed' ? feed.newest : [];
  return addresses.slice(0, LINKS_SHOWN).flatMap((address) => deriveUrl(address)?.url ?? []);
}

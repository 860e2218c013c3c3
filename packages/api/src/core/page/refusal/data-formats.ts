/** Content that is not a page, whatever its stated content type. */
import type { FailureCause } from '@earshot/schema/failures';
import { isObject } from '../metadata/json-ld.ts';

const HEAD_CHARACTERS = 2_000;
const MAX_JSON_CHARACTERS = 2_000_000;

export function readDataFormat(source: string): FailureCause | null {
  const head = source.slice(0, HEAD_CHARACTERS).replace(/^[\uFEFF\s]+/, '');
  if (head.startsWith('%PDF-')) return 'type-pdf';
  if (/^[[{]/.test(head)) return readJson(source);
  const root = rootName(head);
  if (root === 'rss' || root === 'feed' || root === 'rdf:rdf') return 'feed';
  return root === 'urlset' || root === 'sitemapindex' || root === 'opml' ? 'data-file' : null;
}

function rootName(head: string): string {
  let i = 0;
  while (i < head.length) {
    i += head.slice(i).search(/\S|$/);
    const end = head.startsWith('<!--', i) ? '-->' : /^<[?!]/.test(head.slice(i, i + 2)) ? '>' : null;
    if (end === null) break;
    const close = head.indexOf(end, i);
    if (close < 0) return '';
    i = close + end.length;
  }
  return /^<([\w:-]+)/.exec(head.slice(i))?.[1]?.toLowerCase() ?? '';
}

function readJson(source: string): FailureCause | null {
  if (source.length > MAX_JSON_CHARACTERS) return null;
  try {
    const data: unknown = JSON.parse(source.replace(/^\uFEFF/, ''));
    if (!isObject(data) && !Array.isArray(data)) return null;
    const isFeed = isObject(data) && /jsonfeed\.org/.test(String(data.version)) && Array.isArray(data.items);
    return isFeed ? 'feed' : 'json-data';
  } catch {
    return null;
  }
}

/** Who wrote the article, when the page states it. */

import { textOf } from '../html/page-element.ts';
import { firstMeta, type PageScan } from '../html/scan-page.ts';
import type { Found } from './headline.ts';
import { type LinkedNode, linkedNames } from './json-ld.ts';

const METAS = [
  'author',
  'article:author',
  'article:author_name',
  'parsely-author',
  'sailthru.author',
  'dc.creator',
  'dcterms.creator',
  'byl',
  'citation_author',
];
const MAX_CHARACTERS = 120;

/** JSON-LD author, author metas, then a visible byline; addresses, dates and long texts are no names. */
export function readAuthor(scan: PageScan, article: LinkedNode | null): Found | null {
  const linked = article ? linkedNames(article.values.author).map(clean).filter(Boolean) : [];
  if (linked.length > 0)
    return { value: [...new Set(linked)].join(', ').slice(0, 4 * MAX_CHARACTERS), from: 'JSON-LD' };
  for (const name of METAS) {
    const meta = firstMeta(scan, [name]);
    const value = meta && clean(meta.value);
    if (value) return { value, from: name };
  }
  for (const element of [
    ...scan.properties.filter((e) => /author/i.test(e.attribute('itemprop'))),
    ...scan.bylines,
  ]) {
    const value = clean(textOf(element, 300));
    if (value && value.split(' ').length <= 8) return { value, from: 'byline' };
  }
  return null;
}

const BY =
  /^(?:(?:written|posted|reported|published|story|words)\s+)?(?:by|von|par|por|di|da|door|av|af|od|przez|autor(?:e|in)?|auteur|text)\s*:?\s+/i;

function clean(name: string): string {
  const bare = name
    .replace(BY, '')
    .replace(/^@/, '')
    .replace(/\s*[|,;•·–—-]\s*$/, '')
    .trim();
  if (/:$|^(?:posted on|published|unknown|admin|staff|guest|author)$/i.test(bare)) return '';
  if (
    bare.length > MAX_CHARACTERS ||
    bare.length < 2 ||
    /https?:|www\.|\.(?:com|php|html?)\b|\d{4}/i.test(bare)
  )
    return '';
  return bare;
}

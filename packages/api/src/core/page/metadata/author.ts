/** Who wrote the article, when the page states it. */

import { textOf } from '../html/page-element.ts';
import { firstMeta, type PageScan } from '../html/scan-page.ts';
import type { Found } from './headline.ts';
import { isObject, type LinkedNode, linkedNames } from './json-ld.ts';

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

/** An author with what it is; null when nothing tells. */
export interface FoundAuthor extends Found {
  readonly kind: 'person' | 'organization' | null;
}

const ORGANIZATION_WORDS =
  /(?:^|[\s/(])(?:staff|newsroom|editors?|editorial|redaktion|rédaction|redacción|redazione|redação|redactie|desk|team|press|news|agency|agence|agencia|agenzia|agentur|wire|media|group|gruppe|groupe|grupo|gruppo|inc|ltd|llc|gmbh|ag|corp(?:oration)?|company|association|institute|university|ministry|afp|ap|dpa|epd|kna|efe|ansa|reuters|upi|pti|ani|lusa|tass)(?:$|[\s.,)/])/i;

/** JSON-LD author, author metas, then a visible byline; addresses, dates and long texts are no names. */
export function readAuthor(scan: PageScan, article: LinkedNode | null): FoundAuthor | null {
  const found = findAuthor(scan, article);
  return found && { ...found, kind: kindOf(found, article) };
}

function kindOf({ value, from }: Found, article: LinkedNode | null): FoundAuthor['kind'] {
  const types = from === 'JSON-LD' ? authorTypes(article?.values.author) : [];
  if (types.length > 0 && types.every((type) => /Organization$/.test(type))) return 'organization';
  if (ORGANIZATION_WORDS.test(value)) return 'organization';
  if (types.includes('Person')) return 'person';
  return /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|de|van|von|der|la|le|al|bin|da|dos)){1,4}(?:,|$)/u.test(value)
    ? 'person'
    : null;
}

function authorTypes(value: unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, 20) : [value];
  return list.flatMap((each) => (isObject(each) && typeof each['@type'] === 'string' ? [each['@type']] : []));
}

function findAuthor(scan: PageScan, article: LinkedNode | null): Found | null {
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

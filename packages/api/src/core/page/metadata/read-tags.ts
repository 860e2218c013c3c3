import { collapse } from '../html/page-element.ts';
import type { PageScan } from '../html/scan-page.ts';
import { isObject, type LinkedNode, linkedText } from './json-ld.ts';
import { loose } from './title-parts.ts';

export interface FoundTags {
  readonly value: readonly string[];
  readonly from: string;
}

const MAX_TAGS = 30;
const MAX_TAG_CHARACTERS = 60;
const LIST_METAS = ['news_keywords', 'parsely-tags', 'sailthru.tags', 'keywords'];

/** Reads the page's own tags from the first source that has any: `article:tag`, JSON-LD keywords, then keyword metas. */
export function readTags(scan: PageScan, article: LinkedNode | null): FoundTags | null {
  const candidates: (readonly [readonly string[], string])[] = [
    [scan.metas.get('article:tag') ?? [], 'article:tag'],
    [article ? linkedKeywords(article.values.keywords) : [], 'JSON-LD'],
    ...LIST_METAS.map((name) => [scan.metas.get(name)?.slice(0, 1) ?? [], name] as const),
  ];
  for (const [stated, from] of candidates) {
    const value = tidyTags(stated);
    if (value.length > 0) return { value, from };
  }
  return null;
}

function linkedKeywords(value: unknown): string[] {
  if (!Array.isArray(value)) return linkedText(value) === null ? [] : [linkedText(value) ?? ''];
  return value.slice(0, MAX_TAGS).flatMap((each) => linkedText(isObject(each) ? each.name : each) ?? []);
}

/**
 * Splits statements with several tags at commas and semicolons. Tags that differ only in case or punctuation count once.
 */
function tidyTags(stated: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const part of stated.flatMap((text) => text.split(/[,;、，]/))) {
    const tag = collapse(part);
    if (tag === '' || tag.length > MAX_TAG_CHARACTERS || tags.size >= MAX_TAGS) continue;
    if (!tags.has(loose(tag))) tags.set(loose(tag), tag);
  }
  tags.delete('');
  return [...tags.values()];
}

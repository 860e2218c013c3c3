import { collapse } from '../html/page-element.ts';
import type { PageScan } from '../html/scan-page.ts';
import type { Found } from './headline.ts';
import { isObject, type LinkedNode, linkedNames, linkedText } from './json-ld.ts';

const MAX_SECTION_CHARACTERS = 60;

/** Reads the section of the publication: `article:section`, JSON-LD, or the last breadcrumb before the article. */
export function readSection(
  scan: PageScan,
  article: LinkedNode | null,
  nodes: readonly LinkedNode[],
): Found | null {
  const [linked] = linkedNames(article?.values.articleSection);
  const candidates: (readonly [string | undefined, string])[] = [
    [scan.metas.get('article:section')?.[0], 'article:section'],
    [linked, 'JSON-LD'],
    [breadcrumb(nodes), 'breadcrumbs'],
  ];
  for (const [stated, from] of candidates) {
    const value = collapse(stated ?? '');
    if (value !== '' && value.length <= MAX_SECTION_CHARACTERS && !/^https?:/i.test(value))
      return { value, from };
  }
  return null;
}

/** Returns the second-to-last breadcrumb (the last one is the article). Undefined if there are fewer than three. */
function breadcrumb(nodes: readonly LinkedNode[]): string | undefined {
  const list = nodes.find(({ types }) => types.includes('BreadcrumbList'))?.values.itemListElement;
  if (!Array.isArray(list) || list.length < 3) return undefined;
  const item: unknown = list.at(-2);
  if (!isObject(item)) return undefined;
  return linkedText(item.name) ?? linkedText(item.item) ?? undefined;
}

import { firstMeta, type PageScan } from '../html/scan-page.ts';
import { type LinkedNode, linkedText } from './json-ld.ts';
import { metaText } from './meta-text.ts';

export interface Descriptions {
  /** The description of the page and where it was read. */
  readonly value: string | null;
  readonly from: string | null;
  readonly ogDescription: string | null;
  /** Everything that the page states as its description. */
  readonly all: readonly string[];
}

/** What the page states as its description: og:description, the description metas, JSON-LD, in this order. */
export function readDescription(scan: PageScan, article: LinkedNode | null): Descriptions {
  const meta = (...names: string[]) => firstMeta(scan, names);
  const og = meta('og:description');
  const stated = og ?? meta('description', 'twitter:description', 'dcterms.description', 'dc.description');
  const linked = article && linkedText(article.values.description);
  const all = [og?.value, meta('description')?.value, meta('twitter:description')?.value, linked];
  return {
    value: metaText(stated?.value) ?? linked ?? null,
    from: stated?.name ?? (linked ? 'JSON-LD' : null),
    ogDescription: metaText(og?.value),
    all: all.flatMap((text) => metaText(text ?? undefined) ?? []),
  };
}

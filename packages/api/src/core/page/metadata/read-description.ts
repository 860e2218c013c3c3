import { firstMeta, type PageScan } from '../html/scan-page.ts';
import { type LinkedNode, linkedText } from './json-ld.ts';
import { metaText } from './meta-text.ts';

export interface Descriptions {
  /** The page's description and its source. */
  readonly value: string | null;
  readonly from: string | null;
  readonly ogDescription: string | null;
  /** Descriptions from og:description, the main description metas and JSON-LD. */
  readonly all: readonly string[];
}

/** Reads the page's descriptions: og:description, the description metas, then JSON-LD. */
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

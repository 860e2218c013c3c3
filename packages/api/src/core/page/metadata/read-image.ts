import type { DerivedUrl } from '../../url/derived-url.ts';
import type { PageScan } from '../html/scan-page.ts';
import { absoluteAddress } from './absolute-address.ts';
import type { Found } from './headline.ts';
import { type LinkedNode, linkedUrl } from './json-ld.ts';

/** Reads the absolute URL of the page's preview image, with its source. */
export function readImage(
  scan: PageScan,
  article: LinkedNode | null,
  url: string,
): (Found & { readonly value: DerivedUrl }) | null {
  const candidates: [string | null | undefined, string][] = [
    [scan.metas.get('og:image')?.[0] ?? scan.metas.get('og:image:url')?.[0], 'og:image'],
    [scan.metas.get('twitter:image')?.[0] ?? scan.metas.get('twitter:image:src')?.[0], 'twitter:image'],
    [article && linkedUrl(article.values.image), 'JSON-LD'],
    [scan.links.get('image_src')?.[0], 'image_src link'],
  ];
  for (const [value, from] of candidates) {
    const address = absoluteAddress(value, url, scan.baseHref);
    if (address) return { value: address, from };
  }
  return null;
}

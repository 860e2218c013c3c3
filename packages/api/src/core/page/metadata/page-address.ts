/** Reads postal addresses from JSON-LD. */

import type { PageAddress } from '../page.ts';
import { isObject, type LinkedNode, linkedText } from './json-ld.ts';

/**
 * Returns the publisher's postal address, otherwise the address of an organization or business on the page, otherwise the
 * location of the story.
 */
export function readAddress(
  article: LinkedNode | null,
  nodes: readonly LinkedNode[],
): { value: PageAddress; from: string } | null {
  const publisher = article && addressOf(article.values.publisher);
  if (publisher) return { value: publisher, from: 'JSON-LD publisher' };
  for (const node of nodes) {
    if (!node.types.some((type) => /(?:NewsMedia|Organization|LocalBusiness)/.test(type))) continue;
    const address = addressOf(node.values);
    if (address) return { value: address, from: 'JSON-LD organization' };
  }
  const place = article && addressOf(article.values.contentLocation);
  return place ? { value: place, from: 'JSON-LD contentLocation' } : null;
}

function addressOf(holder: unknown): PageAddress | null {
  const first = Array.isArray(holder) ? holder[0] : holder;
  if (!isObject(first)) return null;
  const address = Array.isArray(first.address) ? first.address[0] : (first.address ?? first);
  if (!isObject(address)) return null;
  const city = linkedText(address.addressLocality);
  const region = linkedText(address.addressRegion);
  const country = linkedText(address.addressCountry);
  return city || region || country ? { city, region, country } : null;
}

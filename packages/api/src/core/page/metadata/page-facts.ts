/** Reads what a page states about itself outside the article: descriptions, preview image, language, postal address. */

import type { NumericOrder } from '@earshot/schema/values/dates/found-date';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import { firstMeta, type PageScan } from '../html/scan-page.ts';

import { isObject, type LinkedNode, linkedText, linkedUrl, metaText } from './json-ld.ts';

/** A value and where the page states it. */
export interface Found {
  readonly value: string;
  readonly from: string;
}

/** Resolves a URL against the page's base element and its own URL. Null if the result is not an http(s) URL. */
export function absoluteAddress(
  address: string | null | undefined,
  url: string,
  base: string | null,
): DerivedUrl | null {
  if (!address) return null;
  const from = base === null ? url : (deriveUrl(base, url)?.url ?? url);
  return deriveUrl(address, from)?.url ?? null;
}

export interface Descriptions {
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

/** Returns the page's BCP 47 language tag, with the language in lowercase, and its source. */
export function readLanguage(scan: PageScan, article: LinkedNode | null): Found | null {
  const candidates: [string | undefined | null, string][] = [
    [scan.language, 'lang attribute'],
    [scan.metas.get('og:locale')?.[0], 'og:locale'],
    [article && linkedText(article.values.inLanguage), 'JSON-LD'],
    [scan.metas.get('content-language')?.[0], 'content-language'],
    [scan.metas.get('dc.language')?.[0], 'dc.language'],
  ];
  for (const [value, from] of candidates) {
    const tag = value
      ?.trim()
      .replace(/_/g, '-')
      .match(/^([a-z]{2,3})(-[a-z0-9]{2,8})*$/i)?.[0];
    if (tag) return { value: tag.replace(/^[^-]+/, (language) => language.toLowerCase()), from };
  }
  return null;
}

const MONTH_FIRST = /^en(?:-us|-ph)?$/i;

/**
 * Returns the order of day and month: month first if the language is unknown, `en`, `en-US` or `en-PH`, unless the domain
 * belongs to a country that writes the day first. Otherwise day first.
 */
export function dayMonthOrder(language: string | null, url: string): NumericOrder {
  if (
    /^https?:\/\/[^/]*\.(?:uk|au|nz|ie|in|za|sg|my|ng|ke|gh|pk|lk|bd|hk|mt|eu|de|fr|it|es|nl|be|ch|at|ru|br|ar|mx)(?:[:/]|$)/i.test(
      url,
    )
  )
    return 'day-first';
  return language === null || MONTH_FIRST.test(language) ? 'month-first' : 'day-first';
}

export interface PageAddress {
  readonly city: string | null;
  readonly region: string | null;
  /** As stated: a name or an ISO 3166 code. */
  readonly country: string | null;
}

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

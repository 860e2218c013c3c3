/** What the page states about itself outside the article, and what the readers of its fields have in common. */

import type { TitleValidation } from '@earshot/schema/analysis-result';
import type { NumericOrder } from '@earshot/schema/values/dates/found-date';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import { countryEnding } from '../../url/hosts.ts';
import type { Block } from '../html/blocks.ts';
import type { PageScan } from '../html/scan-page.ts';
import { isObject, type LinkedNode, linkedText, linkedUrl, metaText } from './json-ld.ts';

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

/** Returns what metas state, by name, most trusted first. */
export const metasNamed = (scan: PageScan, names: readonly string[]): Candidate[] =>
  names.map((name) => [scan.metas.get(name)?.[0], name]);

const DESCRIPTIONS = [
  'og:description',
  'description',
  'twitter:description',
  'dcterms.description',
  'dc.description',
];

/** Reads the page's descriptions, most trusted first: metas, then JSON-LD. */
export function readDescriptions(scan: PageScan, article: LinkedNode | null): Found[] {
  const linked: Candidate = [article && linkedText(article.values.description), 'JSON-LD'];
  return [...metasNamed(scan, DESCRIPTIONS), linked].flatMap(
    (candidate) => firstFound([candidate], (text) => (candidate === linked ? text : metaText(text))) ?? [],
  );
}

/** Reads the absolute URL of the page's preview image. */
export function readImage(scan: PageScan, article: LinkedNode | null, url: string): Found<DerivedUrl> | null {
  const candidates: Candidate[] = [
    [scan.metas.get('og:image')?.[0] ?? scan.metas.get('og:image:url')?.[0], 'og:image'],
    [scan.metas.get('twitter:image')?.[0] ?? scan.metas.get('twitter:image:src')?.[0], 'twitter:image'],
    [article && linkedUrl(article.values.image), 'JSON-LD'],
    [scan.links.get('image_src')?.[0], 'image_src link'],
  ];
  return firstFound(candidates, (address) => absoluteAddress(address, url, scan.baseHref));
}

/** Returns the page's BCP 47 language tag, with the language in lowercase. */
export function readLanguage(scan: PageScan, article: LinkedNode | null): Found | null {
  const candidates: Candidate[] = [
    [scan.language, 'lang attribute'],
    ...metasNamed(scan, ['og:locale']),
    [article && linkedText(article.values.inLanguage), 'JSON-LD'],
    ...metasNamed(scan, ['content-language', 'dc.language']),
  ];
  return firstFound(candidates, (candidate) =>
    candidate
      .trim()
      .replace(/_/g, '-')
      .match(/^([a-z]{2,3})(-[a-z0-9]{2,8})*$/i)?.[0]
      .replace(/^[^-]+/, (language) => language.toLowerCase()),
  );
}

const MONTH_FIRST = /^en(?:-us|-ph)?$/i;
const MONTH_FIRST_ENDINGS = /^(?:ca|cn|jp|kr|ph|tw|us)$/;

/**
 * Returns the order of day and month: month first if the language is unknown, `en`, `en-US` or `en-PH`, unless the domain
 * belongs to a country that writes the day first. Otherwise day first.
 */
export function dayMonthOrder(language: string | null, url: string): NumericOrder {
  const ending = URL.canParse(url) ? countryEnding(new URL(url).hostname) : null;
  if (ending !== null && !MONTH_FIRST_ENDINGS.test(ending)) return 'day-first';
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
): Found<PageAddress> | null {
  const organizations = nodes.filter(({ types }) =>
    types.some((type) => /(?:NewsMedia|Organization|LocalBusiness)/.test(type)),
  );
  const candidates: Candidate<unknown>[] = [
    [article?.values.publisher, 'JSON-LD publisher'],
    ...organizations.map(({ values }): Candidate<unknown> => [values, 'JSON-LD organization']),
    [article?.values.contentLocation, 'JSON-LD contentLocation'],
  ];
  return firstFound(candidates, addressOf);
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

/** A value and where the page states it. */
export interface Found<Value = string> {
  readonly value: Value;
  readonly from: string;
}

/** What a place of the page states, and the name of the place. */
export type Candidate<Value = string> = readonly [value: Value | null | undefined, from: string];

/** Returns the first usable value, most trusted place first. `read` returns null for what is not usable. */
export function firstFound<Value, Result extends NonNullable<unknown>>(
  candidates: readonly Candidate<Value>[],
  read: (given: Value) => Result | null | undefined,
): Found<Result> | null {
  for (const [given, from] of candidates) {
    const value = given === null || given === undefined ? null : read(given);
    if (value !== null && value !== undefined) return { value, from };
  }
  return null;
}

type Fields = Readonly<Record<string, Found<unknown> | null>>;
type Values<F extends Fields> = {
  [Name in keyof F]?: F[Name] extends Found<infer Value> | null ? Value : never;
};

/** Returns the values of the fields that were found. */
export const valuesOf = <F extends Fields>(fields: F): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, found]) => (found ? [[name, found.value]] : [])),
  ) as Values<F>;

/** Returns the places of the fields that were found. */
export const placesOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, found]) => (found ? [[name, found.from]] : [])));

export interface PageSources {
  readonly scan: PageScan;
  /** All nodes of JSON-LD. */
  readonly nodes: readonly LinkedNode[];
  /** The node of the page's article. */
  readonly article: LinkedNode | null;
  readonly blocks: readonly Block[];
  readonly titles: TitleValidation;
  readonly url: string;
}

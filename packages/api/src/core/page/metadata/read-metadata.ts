/** What the page states about itself, and where. */

import { headlineIndex } from '../content/headline-block.ts';
import type { Block } from '../html/blocks.ts';
import { textOf } from '../html/page-element.ts';
import { firstMeta, type PageScan } from '../html/scan-page.ts';
import type { Page } from '../page.ts';
import { readAuthor } from './author.ts';
import type { DayMonthOrder } from './date-text.ts';
import { chooseHeadline, type Found, h1Texts } from './headline.ts';
import {
  articleNode,
  isObject,
  type LinkedNode,
  linkedNames,
  linkedText,
  linkedUrl,
  nodeOfType,
  plainText,
} from './json-ld.ts';
import { readAddress } from './page-address.ts';
import { type FoundDate, readDate } from './read-date.ts';
import { chooseSiteName, domainLabel } from './site-name.ts';
import { loose } from './title-parts.ts';

export interface MetadataSources {
  readonly scan: PageScan;
  readonly nodes: readonly LinkedNode[];
  readonly blocks: readonly Block[];
  readonly url: string;
  readonly now: Date | undefined;
}

export interface PageMetadata {
  readonly page: Omit<Page, 'text' | 'blocks' | 'signals'>;
  /** Index of the headline's block, -1 when it is not among the blocks. */
  readonly headlineAt: number;
  /** Everything that the page states as its description. */
  readonly descriptions: readonly string[];
}

export function readMetadata({ scan, nodes, blocks, url: statedUrl, now }: MetadataSources): PageMetadata {
  const url = originalAddress(statedUrl);
  const article = articleNode(nodes);
  const website = nodeOfType(nodes, /^WebSite$/);
  const meta = (...names: string[]) => firstMeta(scan, names);
  const h1s = h1Texts(scan.h1s);
  const titles = {
    h1Text: scan.h1s.map((h1) => textOf(h1, 1_000)).find(Boolean) ?? null,
    ogTitle: textMeta(meta('og:title')?.value),
    twitterTitle: textMeta(meta('twitter:title')?.value),
    titleText: scan.titleText,
  };
  const author = readAuthor(scan, article);
  const sections = [
    ...linkedNames(article?.values.articleSection),
    ...(scan.metas.get('article:section') ?? []),
  ];
  const source = chooseSiteName({
    url,
    ogSiteName: textMeta(meta('og:site_name')?.value),
    publisherName: publisherName(article),
    websiteName: website && linkedText(website.values.name),
    applicationName: meta('application-name', 'apple-mobile-web-app-title')?.value ?? null,
    logos: scan.logos,
    titleText: titles.titleText,
    ogTitle: titles.ogTitle,
    hints: nameHints(scan, nodes),
    notNames: [...(author && author.kind !== 'organization' ? [author.value] : []), ...sections],
  });
  const headline = chooseHeadline({
    ...titles,
    h1s,
    linkedHeadline: article && linkedText(article.values.headline),
    names: [source?.value, domainLabel(url), textMeta(meta('og:site_name')?.value)].filter(
      (name): name is string => typeof name === 'string',
    ),
  });
  const headlineAt = headlineIndex(
    blocks,
    headline?.value ?? null,
    [titles.ogTitle, article && linkedText(article.values.headline), titles.twitterTitle].filter(
      (t) => t !== null,
    ),
  );
  const shown = blocks[headlineAt]?.text ?? '';
  const headlineText = headline && loose(shown) === loose(headline.value) ? shown : (headline?.value ?? null);
  const language = readLanguage(scan, article);
  const date = readDate({
    scan,
    article,
    nodes,
    url,
    blocks,
    headlineAt,
    order: dayMonthOrder(language?.value ?? null, url),
    now,
  });
  const og = meta('og:description');
  const description =
    og ?? meta('description', 'twitter:description', 'dcterms.description', 'dc.description');
  const linkedDescription = article && linkedText(article.values.description);
  const image = readImage(scan, article, url);
  const address = readAddress(article, nodes);
  const canonical = absolute(scan.links.get('canonical')?.[0] ?? meta('og:url')?.value, url, scan.baseHref);
  const found: Record<string, { from: string } | null> = {
    headline,
    source,
    date: date && { from: dateProvenance(date) },
    author,
    image,
    language,
    address,
    description: description ? { from: description.name } : linkedDescription ? { from: 'JSON-LD' } : null,
  };
  const page = {
    titles,
    headline: headlineText,
    source: source?.value ?? null,
    date: date?.value ?? null,
    author: author?.value ?? null,
    authorKind: author?.kind ?? null,
    description: textMeta(description?.value) ?? linkedDescription ?? null,
    ogDescription: textMeta(og?.value),
    image: image?.value ?? null,
    language: language?.value ?? null,
    canonicalUrl: canonical,
    ampUrl: absolute(scan.links.get('amphtml')?.[0], url, scan.baseHref),
    address: address?.value ?? null,
    provenance: Object.fromEntries(
      Object.entries(found).flatMap(([name, value]) => (value ? [[name, value.from]] : [])),
    ),
  };
  const descriptions = [
    og?.value,
    meta('description')?.value,
    meta('twitter:description')?.value,
    linkedDescription,
  ];
  return {
    page,
    headlineAt,
    descriptions: descriptions.flatMap((text) => textMeta(text ?? undefined) ?? []),
  };
}

/** Where the date was read, and what else the page says. */
function dateProvenance({ from, contradictedBy }: FoundDate): string {
  const others = contradictedBy.map((other) => `${other.from} says ${other.value.slice(0, 10)}`);
  return others.length === 0 ? from : `${from} (but ${others.join(', ')})`;
}

/** Address inside that of a web archive. */
function originalAddress(url: string): string {
  const inner = url.match(/^https?:\/\/web\.archive\.org\/web\/\d+[a-z_]*\/(.+)$/i)?.[1];
  if (!inner) return url;
  return /^https?:\/\//i.test(inner) ? inner : `https://${inner}`;
}

const textMeta = (value: string | undefined): string | null => (value ? plainText(value) || null : null);

const NAME_METAS = (
  'al:ios:app_name al:android:app_name twitter:app:name:iphone twitter:app:name:googleplay publisher dc.publisher ' +
  'dcterms.publisher copyright article:publisher twitter:site'
).split(' ');

function nameHints(scan: PageScan, nodes: readonly LinkedNode[]): string[] {
  const organisations = nodes
    .filter((node) => node.types.some((type) => /Organization$/.test(type)))
    .slice(0, 20)
    .flatMap((node) => linkedText(node.values.name) ?? []);
  return [...organisations, ...NAME_METAS.flatMap((name) => scan.metas.get(name)?.slice(0, 1) ?? [])];
}

function publisherName(article: LinkedNode | null): string | null {
  const publisher = article?.values.publisher;
  const first = Array.isArray(publisher) ? publisher[0] : publisher;
  return isObject(first) ? linkedText(first.name) : linkedText(first);
}

function readLanguage(scan: PageScan, article: LinkedNode | null): Found | null {
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

function readImage(scan: PageScan, article: LinkedNode | null, url: string): Found | null {
  const candidates: [string | null | undefined, string][] = [
    [scan.metas.get('og:image')?.[0] ?? scan.metas.get('og:image:url')?.[0], 'og:image'],
    [scan.metas.get('twitter:image')?.[0] ?? scan.metas.get('twitter:image:src')?.[0], 'twitter:image'],
    [article && linkedUrl(article.values.image), 'JSON-LD'],
    [scan.links.get('image_src')?.[0], 'image_src link'],
  ];
  for (const [value, from] of candidates) {
    const address = absolute(value, url, scan.baseHref);
    if (address) return { value: address, from };
  }
  return null;
}

/** Absolute http(s) address, or null. */
function absolute(address: string | null | undefined, url: string, base: string | null): string | null {
  if (!address) return null;
  const page = URL.canParse(url) ? url : undefined;
  const from = base && URL.canParse(base, page) ? new URL(base, page).href : page;
  if (!URL.canParse(address, from)) return null;
  const parsed = new URL(address, from);
  return /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}

const MONTH_FIRST = /^en(?:-us|-ph)?$/i;

/** English pages write the month first but on domains of other English-speaking countries; all others the day. */
function dayMonthOrder(language: string | null, url: string): DayMonthOrder {
  if (
    /^https?:\/\/[^/]*\.(?:uk|au|nz|ie|in|za|sg|my|ng|ke|gh|pk|lk|bd|hk|mt|eu|de|fr|it|es|nl|be|ch|at|ru|br|ar|mx)(?:[:/]|$)/i.test(
      url,
    )
  )
    return 'day-first';
  return language === null || MONTH_FIRST.test(language) ? 'month-first' : 'day-first';
}

/** Reads what the page states about itself, and where it states each value. */

import type { TitleValidation } from '@earshot/schema/analysis-result';
import type { Block } from '../html/blocks.ts';
import { textOf } from '../html/page-element.ts';
import { firstMeta, type PageScan } from '../html/scan-page.ts';
import type { Page } from '../page.ts';
import { readStatements } from '../statements/read-statements.ts';
import { readCredits, statedAuthors } from './author.ts';
import { readHeadline } from './headline.ts';
import { articleNode, type LinkedNode, metaText } from './json-ld.ts';
import type { Found } from './page-facts.ts';
import {
  absoluteAddress,
  dayMonthOrder,
  readAddress,
  readDescription,
  readImage,
  readLanguage,
} from './page-facts.ts';
import { type FoundDate, readDate, readModified } from './read-date.ts';
import { readRecord } from './read-record.ts';
import { readSource } from './site-name.ts';

export interface MetadataSources {
  readonly scan: PageScan;
  readonly nodes: readonly LinkedNode[];
  readonly blocks: readonly Block[];
  readonly url: string;
  readonly now: Date | undefined;
}

export interface PageMetadata {
  readonly page: Omit<Page, 'text' | 'blocks' | 'captions' | 'signals'>;
  /** Index of the headline's block. -1 if it is not among the blocks. */
  readonly headlineAt: number;
  /** Descriptions from og:description, the main description metas and JSON-LD. */
  readonly descriptions: readonly string[];
}

/** Reads everything except the text. `url` is the page's URL, which may point to a copy in a web archive. */
export function readMetadata({ scan, nodes, blocks, url: statedUrl, now }: MetadataSources): PageMetadata {
  const url = originalAddress(statedUrl);
  const article = articleNode(nodes);
  const titles = readTitles(scan);
  const markedAuthors = statedAuthors(scan, article);
  const names = markedAuthors?.authors ?? [];
  const source = readSource({ scan, nodes, blocks, article, titles, authors: names, url });
  const sourceName = source?.value ?? null;
  const headline = readHeadline({ scan, article, titles, blocks, sourceName, url });
  const language = readLanguage(scan, article);
  const order = dayMonthOrder(language?.value ?? null, url);
  const statements = readStatements({ blocks, headlineAt: headline.at, order, today: dayOf(now) });
  const dating = { scan, article, nodes, url, statements, order, now };
  const date = readDate(dating);
  const modified = readModified(dating, date?.value ?? null);
  const addresses = addressesOf(scan, url);
  const around = { blocks, headlineAt: headline.at, article, url };
  const { canonicalUrl } = addresses;
  const credits = readCredits({ ...around, markedAuthors, statements, sourceName, canonicalUrl });
  const description = readDescription(scan, article);
  const image = readImage(scan, article, url);
  const address = readAddress(article, nodes);
  const stated = readRecord({ ...around, scan, nodes });
  const page = {
    titles,
    headline: headline.text,
    source: sourceName ?? credits.original?.value ?? null,
    date: date?.value ?? null,
    author: credits.author,
    authorKind: credits.authorKind,
    description: description.value,
    ogDescription: description.ogDescription,
    image: image?.value ?? null,
    language: language?.value ?? null,
    ...addresses,
    address: address?.value ?? null,
    record: {
      ...stated.record,
      ...credits.record,
      ...valuesOf({ modified, language, imageUrl: image }),
    },
    provenance: withoutMissing({
      ...stated.provenance,
      headline: headline.found?.from,
      ...credits.provenance,
      source: source?.from ?? credits.original?.from,
      date: date && dateProvenance(date),
      imageUrl: image?.from,
      modified: modified?.from,
      language: language?.from,
      address: address?.from,
      description: description.from,
    }),
  };
  return { page, headlineAt: headline.at, descriptions: description.all };
}

function addressesOf(scan: PageScan, url: string): Pick<Page, 'canonicalUrl' | 'ampUrl'> {
  const canonical = scan.links.get('canonical')?.[0] ?? firstMeta(scan, ['og:url'])?.value;
  return {
    canonicalUrl: absoluteAddress(canonical, url, scan.baseHref),
    ampUrl: absoluteAddress(scan.links.get('amphtml')?.[0], url, scan.baseHref),
  };
}

function valuesOf(found: Readonly<Record<string, Found | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(found).flatMap(([name, one]) => (one ? [[name, one.value]] : [])));
}

const dayOf = (time: Date | undefined) => time?.toISOString().slice(0, DAY_CHARACTERS) ?? null;

/** Returns the titles that the page states as plain text. The outlet's name is not removed from them. */
function readTitles(scan: PageScan): TitleValidation {
  return {
    h1Text: scan.h1s.map((h1) => textOf(h1, MAX_TITLE_CHARACTERS)).find(Boolean) ?? null,
    ogTitle: metaText(firstMeta(scan, ['og:title'])?.value),
    twitterTitle: metaText(firstMeta(scan, ['twitter:title'])?.value),
    titleText: scan.titleText,
  };
}

const DAY_CHARACTERS = 10;
/** Longer headings are cut, so that a hostile page cannot make the report arbitrarily long. */
const MAX_TITLE_CHARACTERS = 1_000;

function withoutMissing(places: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(places).flatMap(([name, from]) => (from ? [[name, from]] : [])));
}

/** Describes the source of the date and the stated dates that contradict it. */
function dateProvenance({ from, contradictedBy }: FoundDate): string {
  const others = contradictedBy.map((other) => `${other.from} says ${other.value.slice(0, 10)}`);
  return others.length === 0 ? from : `${from} (but ${others.join(', ')})`;
}

/** Returns the original URL inside a Wayback Machine URL. Returns any other URL unchanged. */
function originalAddress(url: string): string {
  const inner = url.match(/^https?:\/\/web\.archive\.org\/web\/\d+[a-z_]*\/(.+)$/i)?.[1];
  if (!inner) return url;
  return /^https?:\/\//i.test(inner) ? inner : `https://${inner}`;
}

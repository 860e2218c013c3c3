import type { TitleValidation } from '@earshot/schema/analysis-result';
import type { Block } from '../html/blocks.ts';
import { textOf } from '../html/page-element.ts';
import { firstMeta, type PageScan } from '../html/scan-page.ts';
import type { Page } from '../read-page.ts';
import { chooseAuthors, kindOfAll, markupAuthors, readAgency, withoutOutlet } from './author.ts';
import { readHeadline } from './headline.ts';
import {
  absoluteAddress,
  articleNode,
  dayMonthOrder,
  type LinkedNode,
  metaText,
  type PageSources,
  placesOf,
  readAddress,
  readDescriptions,
  readImage,
  readLanguage,
  valuesOf,
} from './json-ld.ts';
import { type FoundDate, readDate, readModified } from './read-date.ts';
import { readOriginalSource, readRecord } from './read-record.ts';
import { readSource } from './site-name.ts';
import { readStatements } from './statements.ts';
import { loose } from './title-parts.ts';

export interface MetadataSources {
  readonly scan: PageScan;
  readonly nodes: readonly LinkedNode[];
  readonly blocks: readonly Block[];
  readonly url: string;
  readonly now: Date | undefined;
}

export interface PageMetadata {
  readonly article: LinkedNode | null;
  readonly page: Omit<Page, 'text' | 'blocks' | 'captions' | 'signals'>;
  readonly headlineAt: number;
  readonly descriptions: readonly string[];
}

/** Reads everything except the text. `url` is the page's URL, which may point to a copy in a web archive. */
export function readMetadata({ scan, nodes, blocks, url: pageUrl, now }: MetadataSources): PageMetadata {
  const url = originalAddress(pageUrl);
  const article = articleNode(nodes);
  const titles = readTitles(scan);
  const sources: PageSources = { scan, nodes, article, blocks, titles, url };
  const markedAuthors = markupAuthors(scan, article);
  const source = readSource(sources, markedAuthors?.value ?? []);
  const sourceName = source?.value ?? null;
  const headline = readHeadline(sources, sourceName);
  const language = readLanguage(scan, article);
  const order = dayMonthOrder(language?.value ?? null, url);
  const statements = readStatements({ blocks, headlineAt: headline.index, order, today: dayOf(now) });
  const dating = { ...sources, statements, order, now };
  const date = readDate(dating);
  const modified = readModified(dating, date?.value ?? null);
  const addresses = addressesOf(scan, url);
  const named = chooseAuthors(markedAuthors, statements);
  const authors = named && withoutOutlet(named, sourceName);
  const agency = readAgency(article, named, statements);
  const original = readOriginalSource(sources, headline.index, addresses.canonicalUrl);
  const isOther = original !== null && sourceName !== null && loose(original.value) !== loose(sourceName);
  const descriptions = readDescriptions(scan, article);
  const [description = null] = descriptions;
  const image = readImage(scan, article, url);
  const address = readAddress(article, nodes);
  const record = readRecord(sources, headline.index);
  const credits = { authors, agency, originalSource: isOther ? original : null };
  const page = {
    titles,
    headline: headline.text,
    source: sourceName ?? original?.value ?? null,
    date: date?.value ?? null,
    author: authors?.value.map(({ name }) => name).join(', ') ?? null,
    authorKind: kindOfAll(authors?.value ?? []),
    description: description?.value ?? null,
    ogDescription: descriptions.find(({ from }) => from === 'og:description')?.value ?? null,
    image: image?.value ?? null,
    language: language?.value ?? null,
    ...addresses,
    address: address?.value ?? null,
    record: valuesOf({ ...record, ...credits, modified, language, imageUrl: image }),
    provenance: placesOf({
      ...record,
      headline: headline.found,
      author: authors,
      ...credits,
      source: source ?? original,
      date: date && { ...date, from: dateProvenance(date) },
      imageUrl: image,
      modified,
      language,
      address,
      description,
    }),
  };
  return { page, article, headlineAt: headline.index, descriptions: descriptions.map((one) => one.value) };
}

function addressesOf(scan: PageScan, url: string): Pick<Page, 'canonicalUrl' | 'ampUrl'> {
  const canonical = scan.links.get('canonical')?.[0] ?? firstMeta(scan, ['og:url'])?.value;
  return {
    canonicalUrl: absoluteAddress(canonical, url, scan.baseHref),
    ampUrl: absoluteAddress(scan.links.get('amphtml')?.[0], url, scan.baseHref),
  };
}

const dayOf = (time: Date | undefined) => time?.toISOString().slice(0, DAY_CHARACTERS) ?? null;

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

function dateProvenance({ from, contradictedBy }: FoundDate): string {
  const others = contradictedBy.map((other) => `${other.from} says ${other.value.slice(0, 10)}`);
  return others.length === 0 ? from : `${from} (but ${others.join(', ')})`;
}

function originalAddress(url: string): string {
  const inner = url.match(/^https?:\/\/web\.archive\.org\/web\/\d+[a-z_]*\/(.+)$/i)?.[1];
  if (!inner) return url;
  return /^https?:\/\//i.test(inner) ? inner : `https://${inner}`;
}

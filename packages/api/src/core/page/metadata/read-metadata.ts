import type { TitleValidation } from '@earshot/schema/analysis-result';
import type { NumericOrder } from '@earshot/schema/values/dates/found-date';
import metaNames from '../../../content/pages/meta-names.json' with { type: 'json' };
import type { DerivedUrl } from '../../url/derived-url.ts';
import { countryEnding } from '../../url/hosts.ts';
import { textOf } from '../html/page-element.ts';
import { h1Texts, type PageScan } from '../html/scan-page.ts';
import { originalAddress } from '../publisher/publishers.ts';
import { chooseAuthors, kindOfAll, markupAuthors, readAgency, withoutOutlet } from './author.ts';
import { readHeadline } from './headline.ts';
import { readDate, readModified } from './read-date.ts';
import { readRecord } from './read-record.ts';
import { readSource } from './site-name.ts';
import {
  absoluteAddress,
  articleNode,
  type Candidate,
  describesOther,
  type Found,
  firstFound,
  isObject,
  type LinkedNode,
  linkedText,
  linkedUrl,
  metasNamed,
  type PageSources,
  placesOf,
  valuesOf,
} from './stated-values.ts';
import { readStatements } from './statements.ts';

type MetadataSources = Pick<PageSources, 'scan' | 'nodes' | 'blocks' | 'url'> & {
  readonly now: Date | undefined;
};

/** Reads everything except the text. `url` is the page's URL, which may point to a copy in a web archive. */
export function readMetadata({ scan, nodes: allNodes, blocks, url: pageUrl, now }: MetadataSources) {
  const url = originalAddress(pageUrl);
  const titles = readTitles(scan);
  const h1 = h1Texts(scan.h1s).join(' ');
  const shown = Object.values(titles).join(' ');
  const nodes = allNodes.map((node) =>
    // Another article of the site has the same publisher.
    describesOther(node, h1, shown, url) ? { ...node, values: { publisher: node.values.publisher } } : node,
  );
  const article = articleNode(nodes);
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
  const descriptions = readDescriptions(scan, article);
  const [description = null] = descriptions;
  const image = readImage(scan, article, url);
  const address = readAddress(article, nodes);
  const record = readRecord(sources, headline.index);
  const page = {
    titles,
    headline: headline.text,
    source: sourceName,
    /** An ISO 8601 date, or a date-time with the offset that the page states. */
    date: date?.value ?? null,
    author: authors?.value.map(({ name }) => name).join(', ') ?? null,
    authorKind: kindOfAll(authors?.value ?? []),
    description: description?.value ?? null,
    ogDescription: descriptions.find(({ from }) => from === 'og:description')?.value ?? null,
    image: image?.value ?? null,
    /** BCP 47 tag as stated, with the language in lowercase. */
    language: language?.value ?? null,
    ...addresses,
    address: address?.value ?? null,
    record: valuesOf({ ...record, authors, agency, modified, language, imageUrl: image }),
    provenance: placesOf({
      ...record,
      headline: headline.found,
      author: authors,
      authors,
      agency,
      source,
      date,
      imageUrl: image,
      modified,
      language,
      address,
      description,
    }),
  };
  return { page, article, headlineAt: headline.index, descriptions: descriptions.map((one) => one.value) };
}

export type Metadata = ReturnType<typeof readMetadata>['page'];

function addressesOf(scan: PageScan, url: string) {
  const canonical = scan.links.get('canonical')?.[0] ?? scan.meta('og:url');
  return {
    canonicalUrl: absoluteAddress(canonical, url, scan.baseHref),
    ampUrl: absoluteAddress(scan.links.get('amphtml')?.[0], url, scan.baseHref),
  };
}

const dayOf = (time: Date | undefined) => time?.toISOString().slice(0, DAY_CHARACTERS) ?? null;

function readTitles(scan: PageScan): TitleValidation {
  return {
    h1Text: scan.h1s.map((h1) => textOf(h1, MAX_TITLE_CHARACTERS)).find(Boolean) ?? null,
    ogTitle: scan.metaText('og:title'),
    twitterTitle: scan.metaText('twitter:title'),
    titleText: scan.titleText,
  };
}

const DAY_CHARACTERS = 10;
/** Longer headings are cut, so that a hostile page cannot make the report arbitrarily long. */
const MAX_TITLE_CHARACTERS = 1_000;

function readDescriptions(scan: PageScan, article: LinkedNode | null): Found[] {
  const candidates: Candidate[] = [
    ...metaNames.descriptions.map((name): Candidate => [scan.metaText(name), name]),
    [article && linkedText(article.values.description), 'JSON-LD'],
  ];
  return candidates.flatMap(([value, from]) => (value ? [{ value, from }] : []));
}

function readImage(scan: PageScan, article: LinkedNode | null, url: string): Found<DerivedUrl> | null {
  const candidates: Candidate[] = [
    [scan.meta('og:image') ?? scan.meta('og:image:url'), 'og:image'],
    [scan.meta('twitter:image') ?? scan.meta('twitter:image:src'), 'twitter:image'],
    [article && linkedUrl(article.values.image), 'JSON-LD'],
    [scan.links.get('image_src')?.[0], 'image_src link'],
  ];
  return firstFound(candidates, (address) => absoluteAddress(address, url, scan.baseHref));
}

function readLanguage(scan: PageScan, article: LinkedNode | null): Found | null {
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

/** Month first for `en`, `en-US`, `en-PH` and unknown languages, unless the country of the domain writes the day first. */
function dayMonthOrder(language: string | null, url: string): NumericOrder {
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

/** The publisher's address, otherwise that of an organization on the page, otherwise the location of the story. */
function readAddress(article: LinkedNode | null, nodes: readonly LinkedNode[]): Found<PageAddress> | null {
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

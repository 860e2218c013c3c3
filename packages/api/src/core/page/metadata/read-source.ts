import type { TitleValidation } from '@earshot/schema/analysis-result';
import type { Author } from '@earshot/schema/analyst-record';
import type { Block } from '../html/blocks.ts';
import { firstMeta, isInMasthead, leadsHome, type PageScan } from '../html/scan-page.ts';
import { h1Texts } from './headline.ts';
import { isObject, type LinkedNode, linkedNames, linkedText, metaText, nodeOfType } from './json-ld.ts';
import type { Found } from './page-facts.ts';
import { chooseSiteName, MAX_SHOWN_NAME_CHARACTERS } from './site-name.ts';
import { loose } from './title-parts.ts';

export interface SourceStatements {
  readonly scan: PageScan;
  readonly nodes: readonly LinkedNode[];
  readonly blocks: readonly Block[];
  readonly article: LinkedNode | null;
  readonly titles: TitleValidation;
  readonly authors: readonly Author[];
  readonly url: string;
}

/** Reads the name of the publication with its source. Names of the author, of a section or in the headline are rejected. */
export function readSource({
  scan,
  nodes,
  blocks,
  article,
  titles,
  authors,
  url,
}: SourceStatements): Found | null {
  const website = nodeOfType(nodes, /^WebSite$/);
  const sections = [
    ...linkedNames(article?.values.articleSection),
    ...(scan.metas.get('article:section') ?? []),
  ];
  const lines = linesAbove(blocks);
  const copyrights = copyrightNames(blocks);
  return chooseSiteName({
    url,
    ogSiteName: metaText(firstMeta(scan, ['og:site_name'])?.value),
    publisherName: publisherName(article),
    websiteName: website && linkedText(website.values.name),
    applicationName: firstMeta(scan, ['application-name', 'apple-mobile-web-app-title'])?.value ?? null,
    logos: scan.logos,
    headers: lines.filter(({ element }) => isInMasthead(element)).map(({ text }) => text),
    above: [...lines.map(({ text }) => text), ...scan.imageLabels],
    copyrights,
    titleText: titles.titleText,
    ogTitle: titles.ogTitle,
    hints: nameHints(scan, nodes),
    notNames: [
      ...authors.filter(({ kind }) => kind !== 'organization').map(({ name }) => name),
      ...sections,
      ...headlineTexts(scan, copyrights),
    ],
  });
}

/** Returns the texts of the h1 elements that are neither logos nor owners in a copyright line. */
function headlineTexts(scan: PageScan, copyrights: readonly string[]): string[] {
  const owners = new Set(copyrights.map(loose));
  const h1s = scan.h1s.filter(({ parent }) => parent?.tag !== 'a' || !leadsHome(parent));
  return h1Texts(h1s).filter((text) => !owners.has(loose(text)));
}

const NAME_METAS = (
  'al:ios:app_name al:android:app_name twitter:app:name:iphone twitter:app:name:googleplay publisher dc.publisher ' +
  'dcterms.publisher copyright article:publisher twitter:site'
).split(' ');

function nameHints(scan: PageScan, nodes: readonly LinkedNode[]): string[] {
  const organizations = nodes
    .filter((node) => node.types.some((type) => /Organization$/.test(type)))
    .slice(0, 20)
    .flatMap((node) => linkedText(node.values.name) ?? []);
  return [...organizations, ...NAME_METAS.flatMap((name) => scan.metas.get(name)?.slice(0, 1) ?? [])];
}

function publisherName(article: LinkedNode | null): string | null {
  const publisher = article?.values.publisher;
  const first = Array.isArray(publisher) ? publisher[0] : publisher;
  return isObject(first) ? linkedText(first.name) : linkedText(first);
}

const COPYRIGHT =
  /(?:©|\(c\)|&copy;|copyright)\s*(?:©|\(c\))?\s*(?:(?:19|20)\d{2}(?:\s*[-–]\s*(?:19|20)\d{2})?)?[\s.]*(?:by\s+)?([^.,|·–\p{N}\n]{2,60})/iu;
/** Matches the text after the owner, such as "all rights reserved". */
const RIGHTS =
  /(?:^|\s+)(?:all rights|alle re(?:cht|ttig)|tous (?:les )?droits|todos (?:los derechos|os direitos)|tutti i diritti).*$/isu;
const COMPANY = /\s+(?:ag|as|co|d|gmbh|inc|kft|llc|ltd|oy|plc|s)$/iu;
const OUTER_QUOTES = /^[«“„"\s]+|[«»“”„"\s]+$/gu;
const LAST_BLOCKS = 40;

/** Returns the owners named in copyright lines at the end of the page. */
function copyrightNames(blocks: readonly Block[]): string[] {
  return blocks.slice(-LAST_BLOCKS).flatMap(({ text }) => {
    const name = COPYRIGHT.exec(text)?.[1]
      ?.replace(RIGHTS, '')
      .replace(OUTER_QUOTES, '')
      .replace(COMPANY, '')
      .replace(OUTER_QUOTES, '');
    return name ? [name] : [];
  });
}

const FIRST_BLOCKS = 8;
const MAX_HEADER_WORDS = 8;

/**
 * Returns the short lines without links at the top of the page, before its first heading or paragraph. Returns none if the
 * page has no heading, because one of them may be the headline.
 */
function linesAbove(blocks: readonly Block[]): Block[] {
  if (!blocks.some(({ kind }) => kind === 'heading')) return [];
  const first = blocks.slice(0, FIRST_BLOCKS);
  const end = first.findIndex(({ kind, words }) => kind === 'heading' || words > MAX_HEADER_WORDS * 2);
  return first
    .slice(0, end < 0 ? undefined : end)
    .filter(({ words, linkWords }) => linkWords === 0 && words <= MAX_HEADER_WORDS)
    .filter(({ text }) => text.length <= MAX_SHOWN_NAME_CHARACTERS);
}

import type { TitleValidation } from '@earshot/schema/analysis-result';
import type { NumericOrder } from '@earshot/schema/values/dates/found-date';
import metaNames from '../../../content/pages/meta-names.json' with { type: 'json' };
import { MAX_JSON_LD_DEPTH, MAX_JSON_LD_NODES, MAX_METADATA_CHARACTERS } from '../../limits.ts';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import { countryEnding } from '../../url/hosts.ts';
import type { Block } from '../html/blocks.ts';
import { collapse, textOf } from '../html/page-element.ts';
import { parseHtml } from '../html/parse-html.ts';
import type { PageScan } from '../html/scan-page.ts';

/** Repairs comments, CDATA, raw line breaks, spare commas, invalid escapes, escaped quotes, and cuts what follows the value. */
export function parseLooseJson(source: string): unknown {
  const bare = source.trim().replace(/^(?:\/\*|\/\/)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, '');
  for (const repair of [asIs, repaired, unescaped]) {
    try {
      return JSON.parse(repair(bare));
    } catch {
      // The next repair may work.
    }
  }
  return undefined;
}

const asIs = (text: string) => text;
const unescaped = (text: string) => repaired(text.replace(/&quot;|&#34;/g, '"').replace(/&amp;/g, '&'));

const STRING_OR_SYNTAX = /"(?:[^"\\]|\\.)*(?:"|$)|[^"]+/gs;
const SPARE_COMMA = /,\s*(?=[}\],])/g;

function repaired(text: string): string {
  let depth = 0;
  let json = '';
  for (const [part] of text.matchAll(STRING_OR_SYNTAX)) {
    const isString = part.startsWith('"');
    const valid = isString ? validString(part) : part.replace(SPARE_COMMA, '');
    for (const { 0: bracket, index } of isString ? [] : valid.matchAll(/[{}[\]]/g)) {
      depth += /[{[]/.test(bracket) ? 1 : -1;
      if (depth === 0) return json + valid.slice(0, index + 1);
    }
    json += valid;
  }
  return json;
}

const validString = (text: string) =>
  text.replace(/\\(["\\/bfnrtu])|[\\\p{Cc}]/gu, (part, escaped: string | undefined) => {
    if (escaped !== undefined) return part;
    return part === '\\' ? '' : part === '\n' ? '\\n' : ' ';
  });

export interface LinkedNode {
  readonly types: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** 0 for nodes at the top level of a script, in a top-level array, or in `@graph`. */
  readonly depth: number;
}

/** Outermost first within a script. */
export function readJsonLd(scripts: readonly string[]): LinkedNode[] {
  const nodes: LinkedNode[] = [];
  for (const script of scripts) addNodes(parseLooseJson(script), nodes);
  return nodes;
}

interface NestedValue {
  readonly value: unknown;
  readonly depth: number;
}

function addNodes(script: unknown, nodes: LinkedNode[]): void {
  const queue: NestedValue[] = [{ value: script, depth: 0 }];
  for (let i = 0; i < queue.length && nodes.length < MAX_JSON_LD_NODES; i += 1) {
    const item = queue[i];
    if (!item || item.depth > MAX_JSON_LD_DEPTH || queue.length > 10 * MAX_JSON_LD_NODES) continue;
    if (isObject(item.value)) {
      const types = typesOf(item.value);
      if (types.length > 0) nodes.push({ types, values: item.value, depth: item.depth });
    }
    for (const nested of nestedValues(item)) queue.push(nested);
  }
}

/** Arrays and `@graph` do not count as levels. */
function nestedValues({ value, depth }: NestedValue): NestedValue[] {
  if (Array.isArray(value)) return value.filter(isContainer).map((each) => ({ value: each, depth }));
  if (!isObject(value)) return [];
  return Object.entries(value)
    .filter(([, each]) => isContainer(each))
    .map(([key, each]) => ({ value: each, depth: depth + (key === '@graph' ? 0 : 1) }));
}

const isContainer = (value: unknown) => isObject(value) || Array.isArray(value);

const ARTICLE =
  /^(?:(?:News|Blog|Analysis|AskPublicNews|Background|Opinion|Reportage|ReviewNews|Scholarly|Satirical|AdvertiserContent|Tech|Social)?(?:News)?Article|BlogPosting|LiveBlogPosting|Report|SocialMediaPosting|DiscussionForumPosting|Review|Recipe|CreativeWork|MedicalScholarlyArticle)$/;

/** Prefers nodes with a headline or body, then outer nodes, then nodes with a publication date. */
export function articleNode(nodes: readonly LinkedNode[]): LinkedNode | null {
  const articles = nodes.filter((node) => node.types.some((type) => ARTICLE.test(type)));
  const hasHeadline = (node: LinkedNode) =>
    linkedText(node.values.headline) !== null || linkedText(node.values.articleBody) !== null;
  for (const depth of [0, 1]) {
    const level = articles.filter((node) => node.depth === depth);
    const titled = level.filter(hasHeadline);
    const found = titled.find((node) => linkedText(node.values.datePublished) !== null) ?? titled[0];
    if (found) return found;
  }
  return articles.find((node) => node.depth <= 1) ?? null;
}

export function nodeOfType(nodes: readonly LinkedNode[], type: RegExp): LinkedNode | null {
  return nodes.find((node) => node.types.some((each) => type.test(each))) ?? null;
}

/** Reads a string, a number, an object with `@value` or `name`, or the first of an array, without markup. */
export const linkedText = (value: unknown, maxCharacters = MAX_METADATA_CHARACTERS): string | null => {
  const text = firstText(value, ['@value', 'name']);
  return text === null ? null : plainText(String(text).slice(0, maxCharacters)) || null;
};

export function linkedUrl(value: unknown): string | null {
  const url = firstText(value, ['url', 'contentUrl', '@id']);
  return (typeof url === 'string' && url.trim()) || null;
}

function firstText(value: unknown, fields: readonly string[]): string | number | null {
  let current = value;
  for (let level = 0; level < MAX_TEXT_LEVELS; level += 1) {
    if (typeof current === 'string' || typeof current === 'number') return current;
    const object = isObject(current) ? current : {};
    const field = fields.find((name) => object[name] !== undefined && object[name] !== null);
    current = Array.isArray(current) ? current[0] : field && object[field];
  }
  return null;
}
const MAX_TEXT_LEVELS = 4;

export function linkedNames(value: unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, 20) : [value];
  return list.flatMap((each) => (isObject(each) ? nameOf(each) : linkedText(each)) ?? []);
}

const NAME_PARTS = [
  ['givenName', 'additionalName', 'familyName'],
  ['firstName', 'lastName'],
  ['alternateName'],
];

function nameOf(node: Readonly<Record<string, unknown>>): string | null {
  const name = linkedText(node.name);
  if (name !== null) return name;
  const joined = NAME_PARTS.map((parts) => parts.flatMap((part) => linkedText(node[part]) ?? []).join(' '));
  return joined.find((each) => each !== '') ?? null;
}

export function plainText(text: string): string {
  return /[<&]/.test(text) ? textOf(parseHtml(text), text.length + 1) : collapse(text);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typesOf(node: Record<string, unknown>): string[] {
  const type = node['@type'];
  const list = Array.isArray(type) ? type : [type];
  return list.flatMap((each) => (typeof each === 'string' ? each.replace(/^.*[/#:]/, '') : []));
}

export function metaText(value: string | undefined): string | null {
  return value ? plainText(value) || null : null;
}

export function absoluteAddress(
  address: string | null | undefined,
  url: string,
  base: string | null,
): DerivedUrl | null {
  if (!address) return null;
  const from = base === null ? url : (deriveUrl(base, url)?.url ?? url);
  return deriveUrl(address, from)?.url ?? null;
}

export const metasNamed = (scan: PageScan, names: readonly string[]): Candidate[] =>
  names.map((name) => [scan.metas.get(name)?.[0], name]);

export function readDescriptions(scan: PageScan, article: LinkedNode | null): Found[] {
  const linked: Candidate = [article && linkedText(article.values.description), 'JSON-LD'];
  return [...metasNamed(scan, metaNames.descriptions), linked].flatMap(
    (stated) => firstFound([stated], (text) => (stated === linked ? text : metaText(text))) ?? [],
  );
}

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

/** Month first for `en`, `en-US`, `en-PH` and unknown languages, unless the country of the domain writes the day first. */
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

/** The publisher's address, otherwise that of an organization on the page, otherwise the location of the story. */
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

export interface Found<Value = string> {
  readonly value: Value;
  readonly from: string;
}

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

export const valuesOf = <F extends Fields>(fields: F): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, found]) => (found ? [[name, found.value]] : [])),
  ) as Values<F>;

export const placesOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, found]) => (found ? [[name, found.from]] : [])));

export interface PageSources {
  readonly scan: PageScan;
  readonly nodes: readonly LinkedNode[];
  readonly article: LinkedNode | null;
  readonly blocks: readonly Block[];
  readonly titles: TitleValidation;
  readonly url: string;
}

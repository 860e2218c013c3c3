import type { TitleValidation } from '@earshot/schema/analysis-result';
import { MAX_JSON_LD_DEPTH, MAX_JSON_LD_NODES, MAX_METADATA_CHARACTERS } from '../../limits.ts';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import type { Block } from '../html/blocks.ts';
import { plainText } from '../html/parse-html.ts';
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

/** In script order, outermost first. Broken scripts are repaired if that is cheap, otherwise skipped. */
export function readJsonLd(scripts: readonly string[]): LinkedNode[] {
  const nodes: LinkedNode[] = [];
  for (const script of scripts) addNodes(parseLooseJson(script), nodes);
  return nodes;
}

function addNodes(script: unknown, nodes: LinkedNode[]): void {
  const queue = [{ value: script, depth: 0 }];
  for (const { value, depth } of queue) {
    if (nodes.length >= MAX_JSON_LD_NODES) return;
    if (depth > MAX_JSON_LD_DEPTH || queue.length > 10 * MAX_JSON_LD_NODES) continue;
    const types = isObject(value) ? typesOf(value) : [];
    if (isObject(value) && types.length > 0) nodes.push({ types, values: value, depth });
    const inner = Array.isArray(value) ? 0 : 1;
    for (const [key, each] of isContainer(value) ? Object.entries(value) : [])
      if (isContainer(each)) queue.push({ value: each, depth: depth + (key === '@graph' ? 0 : inner) });
  }
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

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

const COMPARED_WORD = /\p{sc=Latin}{4,}/gu;
const STEM_LETTERS = 4;
const MIN_COMPARED_WORDS = 3;

const stemsOf = (text: string) =>
  new Set((text.toLowerCase().match(COMPARED_WORD) ?? []).map((word) => word.slice(0, STEM_LETTERS)));

/**
 * Whether a headline shares no word with the page's h1, titles and address, as in JSON-LD copied from another article. Without
 * an h1, the titles may be those of the site.
 */
export function describesOther({ values }: LinkedNode, h1: string, titles: string, url: string): boolean {
  const headline = stemsOf(linkedText(values.headline) ?? '');
  const address = linkedUrl(values.mainEntityOfPage) ?? linkedUrl(values.url);
  if (headline.size < MIN_COMPARED_WORDS || (address && pathOf(address) === pathOf(url))) return false;
  const shown = stemsOf([h1, titles, pathOf(url)].join(' '));
  return stemsOf(h1).size >= MIN_COMPARED_WORDS && [...headline].every((stem) => !shown.has(stem));
}

const pathOf = (url: string) => url.split('/').slice(3).join('/').replace(/\/$/, '');

/** Reads a string, a number, an object with `@value` or `name`, or the first of an array, without markup. */
export const linkedText = (value: unknown, maxCharacters = MAX_METADATA_CHARACTERS): string | null => {
  const text = firstText(value, ['@value', 'name']);
  return text === null ? null : plainText(String(text).slice(0, maxCharacters)) || null;
};

/** Reads a string, an object with `url`, `contentUrl` or `@id`, or the first of an array. */
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
  const list = Array.isArray(value) ? value.slice(0, MAX_NAMES) : [value];
  return list.flatMap((each) => linkedText(each) ?? joinedName(each) ?? []);
}

const MAX_NAMES = 30;
const NAME_PARTS = [
  ['givenName', 'additionalName', 'familyName'],
  ['firstName', 'lastName'],
  ['alternateName'],
];

function joinedName(node: unknown): string | null {
  if (!isObject(node)) return null;
  const joined = NAME_PARTS.map((parts) => parts.flatMap((part) => linkedText(node[part]) ?? []).join(' '));
  return joined.find((each) => each !== '') ?? null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typesOf(node: Record<string, unknown>): string[] {
  const type = node['@type'];
  const list = Array.isArray(type) ? type : [type];
  return list.flatMap((each) => (typeof each === 'string' ? each.replace(/^.*[/#:]/, '') : []));
}

/** Most titles need no normal form, which takes long. */
const ASCII = /^[\0-\x7f]*$/;

/** Letters and digits only, in lowercase, without accents. */
export function loose(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
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
  names.map((name) => [scan.meta(name), name]);

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

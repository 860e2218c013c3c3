/** Reads JSON-LD in the forms found on real pages. */
import { MAX_JSON_LD_DEPTH, MAX_JSON_LD_NODES, MAX_METADATA_CHARACTERS } from '../../limits.ts';
import { collapse, textOf } from '../html/page-element.ts';
import { parseHtml } from '../html/parse-html.ts';

/**
 * Parses JSON as found in script elements: in comments or CDATA sections, with raw line breaks in strings, spare commas,
 * invalid escapes, HTML-escaped quotes, or anything after the first value. Returns `undefined` if no repair helps.
 */
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
/** A comma with no value after it. */
const SPARE_COMMA = /,\s*(?=[}\],])/g;

/** Returns the text up to the bracket that closes the first one, with valid strings and without spare commas. */
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

/** Drops invalid escapes, and replaces the characters that a string may not contain. */
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

/**
 * Returns the nodes of all scripts, in script order and outermost first within a script. Broken scripts are repaired if
 * this is cheap, otherwise skipped.
 */
export function readJsonLd(scripts: readonly string[]): LinkedNode[] {
  const nodes: LinkedNode[] = [];
  for (const script of scripts) addNodes(parseLooseJson(script), nodes);
  return nodes;
}

interface NestedValue {
  readonly value: unknown;
  readonly depth: number;
}

/** Adds the typed nodes of a script, outermost first, within the limits on nodes and depth. */
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

/** Returns the objects and arrays directly inside a value. Arrays and `@graph` do not count as levels. */
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

/**
 * Returns the node that describes this page's article. Prefers nodes with a headline or body, then outer nodes, then nodes
 * with a publication date. Nodes deeper than level 1 are ignored.
 */
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

/**
 * Returns the plain text of a JSON-LD value: a string, a number, an object with `@value` or `name`, or the first element of
 * an array. Markup is removed and entities are resolved. Reads at most `maxCharacters` characters.
 */
export function linkedText(value: unknown, maxCharacters = MAX_METADATA_CHARACTERS): string | null {
  let current = value;
  for (let i = 0; i < 4; i += 1) {
    if (typeof current === 'number') return String(current);
    if (typeof current === 'string') return plainText(current.slice(0, maxCharacters)) || null;
    if (Array.isArray(current)) current = current[0];
    else if (isObject(current)) current = current['@value'] ?? current.name;
    else return null;
  }
  return null;
}

export function linkedNames(value: unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, 20) : [value];
  return list.flatMap((each) => (isObject(each) ? nameOf(each) : linkedText(each)) ?? []);
}

const NAME_PARTS = [
  ['givenName', 'additionalName', 'familyName'],
  ['firstName', 'lastName'],
  ['alternateName'],
];

/** Returns the name of a person or organization, also if only its parts are stated. */
function nameOf(node: Readonly<Record<string, unknown>>): string | null {
  const name = linkedText(node.name);
  if (name !== null) return name;
  const joined = NAME_PARTS.map((parts) => parts.flatMap((part) => linkedText(node[part]) ?? []).join(' '));
  return joined.find((each) => each !== '') ?? null;
}

/** Returns the first URL in a value: a string, an object with `url`, `contentUrl` or `@id`, or an array of these. */
export function linkedUrl(value: unknown): string | null {
  let current = value;
  for (let i = 0; i < 4; i += 1) {
    if (typeof current === 'string') return current.trim() || null;
    if (Array.isArray(current)) current = current[0];
    else if (isObject(current)) current = current.url ?? current.contentUrl ?? current['@id'];
    else return null;
  }
  return null;
}

/** Removes markup from text and resolves character references. */
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

/** Returns the plain text of a meta element's content, or null if it is empty. */
export function metaText(value: string | undefined): string | null {
  return value ? plainText(value) || null : null;
}

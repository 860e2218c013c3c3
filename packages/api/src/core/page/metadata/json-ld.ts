/** JSON-LD in the shapes that pages really have it in. */

import { MAX_JSON_LD_DEPTH, MAX_JSON_LD_NODES, MAX_METADATA_CHARACTERS } from '../../limits.ts';
import { collapse, textOf } from '../html/page-element.ts';
import { parseHtml } from '../html/parse-html.ts';
import { parseLooseJson } from './loose-json.ts';

export interface LinkedNode {
  readonly types: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** 0 for nodes of a script, its array or its `@graph`. */
  readonly depth: number;
}

/** All nodes of all scripts, outermost first; broken scripts are repaired where that is cheap, else left out. */
export function readJsonLd(scripts: readonly string[]): LinkedNode[] {
  const nodes: LinkedNode[] = [];
  for (const script of scripts) {
    const queue: { value: unknown; depth: number }[] = [{ value: parseLooseJson(script), depth: 0 }];
    for (let i = 0; i < queue.length && nodes.length < MAX_JSON_LD_NODES; i += 1) {
      const item = queue[i];
      if (!item || item.depth > MAX_JSON_LD_DEPTH || queue.length > 10 * MAX_JSON_LD_NODES) continue;
      if (Array.isArray(item.value)) {
        for (const value of item.value)
          if (isObject(value) || Array.isArray(value)) queue.push({ value, depth: item.depth });
      } else if (isObject(item.value)) {
        const types = typesOf(item.value);
        if (types.length > 0) nodes.push({ types, values: item.value, depth: item.depth });
        for (const [key, value] of Object.entries(item.value))
          if (isObject(value) || Array.isArray(value))
            queue.push({ value, depth: item.depth + (key === '@graph' ? 0 : 1) });
      }
    }
  }
  return nodes;
}

const ARTICLE =
  /^(?:(?:News|Blog|Analysis|AskPublicNews|Background|Opinion|Reportage|ReviewNews|Scholarly|Satirical|AdvertiserContent|Tech|Social)?(?:News)?Article|BlogPosting|LiveBlogPosting|Report|SocialMediaPosting|DiscussionForumPosting|Review|Recipe|CreativeWork|MedicalScholarlyArticle)$/;

/** The node that describes this page's article: outermost first, one with a headline before one without. */
export function articleNode(nodes: readonly LinkedNode[]): LinkedNode | null {
  const articles = nodes.filter((node) => node.types.some((type) => ARTICLE.test(type)));
  const hasHeadline = (node: LinkedNode) =>
    linkedText(node.values.headline) !== null || linkedText(node.values.articleBody) !== null;
  for (const depth of [0, 1]) {
    const level = articles.filter((node) => node.depth === depth);
    const stated = level.filter(hasHeadline);
    const found = stated.find((node) => linkedText(node.values.datePublished) !== null) ?? stated[0];
    if (found) return found;
  }
  return articles.find((node) => node.depth <= 1) ?? null;
}

/** First node of a type, outermost first. */
export function nodeOfType(nodes: readonly LinkedNode[], type: RegExp): LinkedNode | null {
  return nodes.find((node) => node.types.some((each) => type.test(each))) ?? null;
}

/**
 * Plain text of a JSON-LD value: strings, `@value` objects, the first of an array; markup and entities resolved.
 * More than `maxCharacters` of it are not read.
 */
export function linkedText(value: unknown, maxCharacters = MAX_METADATA_CHARACTERS): string | null {
  let at = value;
  for (let i = 0; i < 4; i += 1) {
    if (typeof at === 'number') return String(at);
    if (typeof at === 'string') return plainText(at.slice(0, maxCharacters)) || null;
    if (Array.isArray(at)) at = at[0];
    else if (isObject(at)) at = at['@value'] ?? at.name;
    else return null;
  }
  return null;
}

/** Names of one or many persons or organizations. */
export function linkedNames(value: unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, 20) : [value];
  return list.flatMap((each) => linkedText(isObject(each) ? each.name : each) ?? []);
}

/** First address in a value: a string, an object with `url` or `@id`, an array of them. */
export function linkedUrl(value: unknown): string | null {
  let at = value;
  for (let i = 0; i < 4; i += 1) {
    if (typeof at === 'string') return at.trim() || null;
    if (Array.isArray(at)) at = at[0];
    else if (isObject(at)) at = at.url ?? at.contentUrl ?? at['@id'];
    else return null;
  }
  return null;
}

/** Text without markup and with character references resolved. */
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

/** One pass over the tree that collects everything but the article's text. */

import { MAX_JSON_LD_CHARACTERS, MAX_METADATA_CHARACTERS } from '../limits.ts';
import { isHidden } from './blocks.ts';
import { collapse, descendants, type PageElement, textOf } from './page-element.ts';

export interface PageScan {
  readonly titleText: string | null;
  readonly language: string | null;
  /** Contents of meta elements by lower-case name, property, itemprop or http-equiv, in page order. */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  /** Addresses of link elements by lower-case rel. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  readonly baseHref: string | null;
  readonly h1s: readonly PageElement[];
  readonly times: readonly PageElement[];
  /** Elements in the body with `itemprop`. */
  readonly properties: readonly PageElement[];
  /** Elements whose rel, class or id names an author. */
  readonly bylines: readonly PageElement[];
  readonly jsonLdScripts: readonly string[];
  /** First publication date that a script's data states. */
  readonly scriptDate: string | null;
  readonly scriptCharacters: number;
  readonly scriptAddresses: readonly string[];
  readonly frameAddresses: readonly string[];
  readonly formActions: readonly string[];
  readonly passwordFields: number;
  readonly noscriptText: string;
}

const MAX_COLLECTED = 500;
const SCRIPT_DATE =
  /["'](?:datePublished|publish(?:ed)?_?(?:Date|At|Time|On)|pub_?[dD]ate|date_?published|first_?published(?:_?at|_?on|_?date)?)["']\s*:\s*["'](\d{4}-\d{2}-\d{2}[^"']{0,30})["']/i;
const BYLINE = /(?:^|[\s_-])(?:byline|author|autor|auteur|writer|p-author|c-byline)/i;

export function scanPage(root: PageElement): PageScan {
  let titleText: string | null = null;
  let language: string | null = null;
  let baseHref: string | null = null;
  let scriptDate: string | null = null;
  let scriptCharacters = 0;
  let passwordFields = 0;
  let noscriptText = '';
  let jsonLdCharacters = 0;
  const metas = new Map<string, string[]>();
  const links = new Map<string, string[]>();
  const h1s: PageElement[] = [];
  const times: PageElement[] = [];
  const properties: PageElement[] = [];
  const bylines: PageElement[] = [];
  const jsonLdScripts: string[] = [];
  const scriptAddresses: string[] = [];
  const frameAddresses: string[] = [];
  const formActions: string[] = [];
  const keep = <T>(list: T[], value: T) => {
    if (list.length < MAX_COLLECTED) list.push(value);
  };
  const collect = (map: Map<string, string[]>, name: string, value: string) => {
    const list = map.get(name);
    if (list) keep(list, value);
    else if (map.size < MAX_COLLECTED) map.set(name, [value]);
  };

  for (const element of descendants(root)) {
    switch (element.tag) {
      case 'title':
        if (titleText === null && !insideSvg(element))
          titleText = textOf(element, MAX_METADATA_CHARACTERS) || null;
        break;
      case 'html':
        language ??= element.attribute('lang') || element.attribute('xml:lang') || null;
        break;
      case 'base':
        baseHref ??= element.attribute('href') || null;
        break;
      case 'meta':
        for (const key of ['property', 'name', 'itemprop', 'http-equiv']) {
          const name = element.attribute(key);
          const content = collapse(element.attribute('content').slice(0, MAX_METADATA_CHARACTERS));
          if (name && content) collect(metas, name.toLowerCase(), content);
        }
        break;
      case 'link':
        for (const rel of element.attribute('rel').toLowerCase().split(/\s+/))
          if (rel && element.has('href')) collect(links, rel, element.attribute('href').trim());
        break;
      case 'h1':
        if (!isHidden(element)) keep(h1s, element);
        break;
      case 'time':
        keep(times, element);
        break;
      case 'script': {
        const source = element.children[0];
        const text = typeof source === 'string' ? source : '';
        scriptCharacters += text.length;
        scriptDate ??= text.match(SCRIPT_DATE)?.[1] ?? null;
        if (element.has('src')) keep(scriptAddresses, element.attribute('src'));
        if (/ld\+json/i.test(element.attribute('type')) && text.trim()) {
          jsonLdCharacters += text.length;
          if (jsonLdCharacters <= MAX_JSON_LD_CHARACTERS) keep(jsonLdScripts, text);
        }
        break;
      }
      case 'iframe':
        keep(frameAddresses, element.attribute('src'));
        break;
      case 'form':
        keep(formActions, element.attribute('action'));
        break;
      case 'input':
        if (element.attribute('type').toLowerCase() === 'password') passwordFields += 1;
        break;
      case 'noscript':
        if (noscriptText.length < MAX_METADATA_CHARACTERS)
          noscriptText = `${noscriptText} ${textOf(element, MAX_METADATA_CHARACTERS)}`.trim();
        break;
      default:
    }
    if (element.tag !== 'meta' && element.has('itemprop')) keep(properties, element);
    if (isByline(element)) keep(bylines, element);
  }
  return {
    titleText,
    language,
    metas,
    links,
    baseHref,
    h1s,
    times,
    properties,
    bylines,
    jsonLdScripts,
    scriptDate,
    scriptCharacters,
    scriptAddresses,
    frameAddresses,
    formActions,
    passwordFields,
    noscriptText,
  };
}

function isByline(element: PageElement): boolean {
  if (/^(?:body|html|meta|link|script|img)$/.test(element.tag)) return false;
  return (
    element.attribute('rel') === 'author' ||
    BYLINE.test(element.attribute('class')) ||
    BYLINE.test(element.attribute('id'))
  );
}

function insideSvg(element: PageElement): boolean {
  for (let at = element.parent; at; at = at.parent) if (at.tag === 'svg') return true;
  return false;
}

/** First content of the first of the names that the page has. */
export function firstMeta(scan: PageScan, names: readonly string[]): { name: string; value: string } | null {
  for (const name of names) {
    const value = scan.metas.get(name)?.[0];
    if (value) return { name, value };
  }
  return null;
}

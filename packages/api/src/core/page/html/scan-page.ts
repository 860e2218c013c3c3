/** Collects metadata, scripts, dates, bylines, logos and the like in one pass over the tree. */

import { MAX_JSON_LD_CHARACTERS, MAX_METADATA_CHARACTERS } from '../../limits.ts';
import { isHidden } from './blocks.ts';
import { collapse, descendants, type PageElement, textOf } from './page-element.ts';

export interface PageScan {
  readonly titleText: string | null;
  readonly language: string | null;
  /** Contents of meta elements in page order, keyed by name, property, itemprop or http-equiv in lowercase. */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  /** URLs of link elements, as written, keyed by lowercase `rel`. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  readonly baseHref: string | null;
  readonly h1s: readonly PageElement[];
  /** Time elements, and abbreviations of a day in ISO format, as in hAtom. */
  readonly times: readonly PageElement[];
  /** Elements with `itemprop`, except meta elements. */
  readonly properties: readonly PageElement[];
  /** Elements whose rel, class or ID indicates an author. */
  readonly bylines: readonly PageElement[];
  readonly jsonLdScripts: readonly string[];
  readonly scriptCharacters: number;
  readonly scriptAddresses: readonly string[];
  readonly frameAddresses: readonly string[];
  readonly formActions: readonly string[];
  /**
   * Labels of links to a home page (text, `aria-label`, `title`, and alt text and SVG titles in them), and alt text of
   * images that are marked as logos or, above the first h1, belong to the page's header.
   */
  readonly logos: readonly string[];
  /** Alt text of other images above the first h1. */
  readonly imageLabels: readonly string[];
}

const MAX_COLLECTED = 500;
const MAX_LOGOS = 12;
const MAX_LOGO_CHARACTERS = 80;
const BYLINE = /(?:^|[\s_-])(?:byline|author|autor|auteur|writer|p-author|c-byline)/i;
const META_KEYS = ['property', 'name', 'itemprop', 'http-equiv'];

export function scanPage(root: PageElement): PageScan {
  const scanner = new PageScanner();
  for (const element of descendants(root)) scanner.visit(element);
  return scanner;
}

class PageScanner implements PageScan {
  titleText: string | null = null;
  language: string | null = null;
  baseHref: string | null = null;
  scriptCharacters = 0;
  readonly metas = new Map<string, string[]>();
  readonly links = new Map<string, string[]>();
  readonly h1s: PageElement[] = [];
  readonly times: PageElement[] = [];
  readonly properties: PageElement[] = [];
  readonly bylines: PageElement[] = [];
  readonly jsonLdScripts: string[] = [];
  readonly scriptAddresses: string[] = [];
  readonly frameAddresses: string[] = [];
  readonly formActions: string[] = [];
  readonly logos: string[] = [];
  readonly imageLabels: string[] = [];
  #jsonLdCharacters = 0;

  visit(element: PageElement): void {
    this.#head(element);
    this.#body(element);
    if (element.tag !== 'meta' && element.has('itemprop')) keep(this.properties, element);
    if (isByline(element)) keep(this.bylines, element);
  }

  #head(element: PageElement): void {
    switch (element.tag) {
      case 'title':
        if (this.titleText === null && !insideSvg(element))
          this.titleText = textOf(element, MAX_METADATA_CHARACTERS) || null;
        break;
      case 'html':
        this.language ??= element.attribute('lang') || element.attribute('xml:lang') || null;
        break;
      case 'base':
        this.baseHref ??= element.attribute('href') || null;
        break;
      case 'meta':
        this.#meta(element);
        break;
      case 'link':
        for (const rel of element.attribute('rel').toLowerCase().split(/\s+/))
          if (rel && element.has('href')) collect(this.links, rel, element.attribute('href').trim());
        break;
      case 'script':
        this.#script(element);
        break;
      default:
    }
  }

  #body(element: PageElement): void {
    switch (element.tag) {
      case 'h1':
        if (!isHidden(element)) keep(this.h1s, element);
        break;
      case 'time':
        keep(this.times, element);
        break;
      case 'abbr':
        if (/^\d{4}-\d{2}-\d{2}/.test(element.attribute('title'))) keep(this.times, element);
        break;
      case 'a':
        if (this.logos.length < MAX_LOGOS && leadsHome(element)) this.logos.push(...logoLabels(element));
        break;
      case 'img':
      case 'amp-img':
        this.#image(element);
        break;
      case 'iframe':
        keep(this.frameAddresses, element.attribute('src'));
        break;
      case 'form':
        keep(this.formActions, element.attribute('action'));
        break;
      default:
    }
  }

  #image(image: PageElement): void {
    const isAbove = this.h1s.length === 0;
    const labels = isLogo(image, isAbove) ? this.logos : this.imageLabels;
    if (labels.length < MAX_LOGOS && (isAbove || labels === this.logos))
      labels.push(...labelsOf([image.attribute('alt')]));
  }

  #meta(element: PageElement): void {
    for (const key of META_KEYS) {
      const name = element.attribute(key);
      const content = collapse(element.attribute('content').slice(0, MAX_METADATA_CHARACTERS));
      if (name && content) collect(this.metas, name.toLowerCase(), content);
    }
  }

  #script(element: PageElement): void {
    const source = element.children[0];
    const text = typeof source === 'string' ? source : '';
    this.scriptCharacters += text.length;
    if (element.has('src')) keep(this.scriptAddresses, element.attribute('src'));
    if (!/ld\+json/i.test(element.attribute('type')) || !text.trim()) return;
    this.#jsonLdCharacters += text.length;
    if (this.#jsonLdCharacters <= MAX_JSON_LD_CHARACTERS) keep(this.jsonLdScripts, text);
  }
}

/** Whether the link leads to a front page, of this site or another. */
export function leadsHome(link: PageElement): boolean {
  return (
    /^(?:https?:)?(?:\/\/[^/?#]+)?\/?(?:index\.\w{2,5})?$/i.test(link.attribute('href')) &&
    link.attribute('href') !== ''
  );
}

const LOGO_SOURCE = /logo/i;

/** Whether the image is marked as a logo or, above the headline, belongs to the header of the page. */
const isLogo = (image: PageElement, isAbove: boolean) =>
  LOGO_SOURCE.test(image.attribute('src')) || (isAbove && isInMasthead(image));

const MASTHEAD = /(?:^|[\s_-])(?:logo|logotype|brand|branding|masthead|site-?(?:name|title))(?:$|[\s_-])/i;
const MAX_LEVELS = 20;
const MAX_CLASS_CHARACTERS = 200;

/**
 * Whether the element is in a part marked as the name of the site, or in the page's header. Headers inside `article` and
 * `main` do not count, because they contain the article's photo and section.
 */
export function isInMasthead(element: PageElement): boolean {
  let isHeader = false;
  let at: PageElement | null = element;
  for (let level = 0; at && level < MAX_LEVELS; level += 1, at = at.parent) {
    if (at.tag === 'article' || at.tag === 'main') return false;
    if (/^(?:body|html)$/.test(at.tag)) break;
    const names = `${at.attribute('class').slice(0, MAX_CLASS_CHARACTERS)} ${at.attribute('id').slice(0, MAX_CLASS_CHARACTERS)}`;
    if (MASTHEAD.test(names)) return true;
    isHeader ||= at.tag === 'header' || at.attribute('role') === 'banner';
  }
  return isHeader;
}

function logoLabels(link: PageElement): string[] {
  const labels = [textOf(link, MAX_LOGO_CHARACTERS), link.attribute('aria-label'), link.attribute('title')];
  for (const element of descendants(link)) {
    if (element.tag === 'img') labels.push(element.attribute('alt'));
    else if (element.tag === 'title') labels.push(textOf(element, MAX_LOGO_CHARACTERS));
  }
  return labelsOf(labels);
}

const labelsOf = (texts: readonly string[]) =>
  texts.map(collapse).filter((label) => label !== '' && label.length <= MAX_LOGO_CHARACTERS);

function keep<T>(list: T[], value: T): void {
  if (list.length < MAX_COLLECTED) list.push(value);
}

function collect(map: Map<string, string[]>, name: string, value: string): void {
  const list = map.get(name);
  if (list) keep(list, value);
  else if (map.size < MAX_COLLECTED) map.set(name, [value]);
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

/** Returns the first value of the first of these meta names that the page has, or null. */
export function firstMeta(scan: PageScan, names: readonly string[]): { name: string; value: string } | null {
  for (const name of names) {
    const value = scan.metas.get(name)?.[0];
    if (value) return { name, value };
  }
  return null;
}

import { MAX_JSON_LD_CHARACTERS, MAX_METADATA_CHARACTERS } from '../../limits.ts';
import { isHidden } from './blocks.ts';
import { closest, collapse, descendants, lastingTest, PageElement, textOf } from './page-element.ts';
import { plainText } from './parse-html.ts';

const MAX_COLLECTED = 500;
const MAX_LOGOS = 12;
const MAX_LOGO_CHARACTERS = 80;
const BYLINE = /(?:^|[\s_-])(?:byline|author|autor|auteur|writer|p-author|c-byline)/i;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const META_KEYS = ['property', 'name', 'itemprop', 'http-equiv'];

export class PageScan {
  titleText: string | null = null;
  language: string | null = null;
  baseHref: string | null = null;
  scriptCharacters = 0;
  /** Contents of meta elements in page order, keyed by name, property, itemprop or http-equiv in lowercase. */
  readonly metas = new Map<string, string[]>();
  readonly links = new Map<string, string[]>();
  readonly h1s: PageElement[] = [];
  /** Time elements, and abbreviations with a year in their title, as in hAtom. */
  readonly times: PageElement[] = [];
  readonly properties: PageElement[] = [];
  readonly bylines: PageElement[] = [];
  readonly jsonLdScripts: string[] = [];
  readonly scriptAddresses: string[] = [];
  readonly frameAddresses: string[] = [];
  readonly formActions: string[] = [];
  /** Labels of links to a home page, and of images that are logos or, above the first h1, in the page's header. */
  readonly logos: string[] = [];
  readonly anchors: PageElement[] = [];
  /** Fields outside search, comments, header, footer, navigation and asides. E-mail fields also count as `typed`. */
  readonly fields = { typed: 0, email: 0, password: 0, choices: 0 };
  readonly controls: string[] = [];
  players = 0;
  pictures = 0;
  captions = 0;
  bodyName = '';
  #jsonLdCharacters = 0;

  constructor(root: PageElement) {
    for (const element of descendants(root)) this.#visit(element);
  }

  /** The first content of a meta element with this name. */
  meta(name: string): string | undefined {
    return this.metas.get(name)?.[0];
  }

  metaText(name: string): string | null {
    return plainText(this.meta(name) ?? '') || null;
  }

  #visit(element: PageElement): void {
    this.#readers.get(element.tag)?.(element);
    if (element.tag !== 'meta' && element.has('itemprop')) keep(this.properties, element);
    if (isByline(element)) keep(this.bylines, element);
    this.#count(element);
  }

  readonly #readers = new Map<string, (element: PageElement) => void>([
    ['title', (title) => this.#title(title)],
    ['html', (html) => (this.language ??= html.attribute('lang') || html.attribute('xml:lang') || null)],
    ['base', (base) => (this.baseHref ??= base.attribute('href') || null)],
    ['meta', (meta) => this.#meta(meta)],
    ['link', (link) => this.#link(link)],
    ['script', (script) => this.#script(script)],
    ['h1', (h1) => !isHidden(h1) && keep(this.h1s, h1)],
    ['time', (time) => keep(this.times, time)],
    ['abbr', (abbr) => YEAR.test(abbr.attribute('title')) && keep(this.times, abbr)],
    ['a', (link) => this.#anchor(link)],
    ['img', (image) => this.#image(image)],
    ['amp-img', (image) => this.#image(image)],
    ['iframe', (frame) => keep(this.frameAddresses, frame.attribute('src'))],
    ['form', (form) => keep(this.formActions, form.attribute('action'))],
  ]);

  #title(title: PageElement): void {
    if (this.titleText === null && !closest(title, ({ tag }) => tag === 'svg'))
      this.titleText = textOf(title, MAX_METADATA_CHARACTERS) || null;
  }

  #link(link: PageElement): void {
    this.anchors.push(link);
    for (const rel of link.attribute('rel').toLowerCase().split(/\s+/))
      if (rel && link.has('href')) collect(this.links, rel, link.attribute('href').trim());
  }

  #anchor(link: PageElement): void {
    this.anchors.push(link);
    if (this.logos.length < MAX_LOGOS && leadsHome(link)) this.logos.push(...logoLabels(link));
  }

  #image(image: PageElement): void {
    if (this.logos.length < MAX_LOGOS && isLogo(image, this.h1s.length === 0))
      this.logos.push(...labelsOf([image.attribute('alt')]));
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

  #count(element: PageElement): void {
    const { tag } = element;
    if (tag === 'input' || tag === 'textarea' || tag === 'select') this.#countField(element);
    if (this.controls.length < MAX_CONTROLS && isControl(element)) {
      const label = element.attribute('value') || textOf(element, MAX_CONTROL_CHARACTERS);
      this.controls.push(label.slice(0, MAX_CONTROL_CHARACTERS));
    } else if (tag === 'video' || tag === 'audio' || tag === 'amp-video') this.players += 1;
    else if (tag === 'iframe' && PLAYER_FRAME.test(element.attribute('src'))) this.players += 1;
    else if (tag === 'img' || tag === 'amp-img') this.pictures += 1;
    else if (isCaptionElement(element)) this.captions += 1;
    else if (tag === 'body') this.bodyName = `${element.attribute('class')} ${element.attribute('id')}`;
  }

  #countField(element: PageElement): void {
    const type = element.attribute('type').toLowerCase();
    const name = element.attribute('name');
    if (element.tag === 'input' && UNTYPED.test(type)) return;
    if (SEARCH_NAME.test(name) || isInChrome(element) || isComment(element)) return;
    if (type === 'password') this.fields.password += 1;
    else if (type === 'checkbox' || type === 'radio' || element.tag === 'select') this.fields.choices += 1;
    else {
      this.fields.typed += 1;
      if (type === 'email' || /mail|correo/i.test(`${name} ${element.attribute('placeholder')}`))
        this.fields.email += 1;
    }
  }
}

const MAX_CONTROLS = 100;
const MAX_CONTROL_CHARACTERS = 80;
const PLAYER_FRAME = /player|embed|video|youtube|vimeo|dailymotion|podcast|soundcloud|spotify/i;
const UNTYPED = /^(?:hidden|submit|button|image|reset|file|search|range|color)$/;
const SEARCH_NAME = /^(?:q|s|query|search|suche|keyword|keywords|kw|term|buscar|recherche|cerca)$/i;

function isControl(element: PageElement): boolean {
  if (element.tag === 'button' || element.attribute('role') === 'button') return true;
  return element.tag === 'input' && /^(?:submit|button)$/i.test(element.attribute('type'));
}

const CAPTION_NAME =
  /(?:^|[\s_-])(?:caption|cutline|bildunterschrift|legende|didascalia|wp-caption-text)(?:$|[\s_-])/i;

export const isCaptionElement = ({ tag, attributes }: PageElement): boolean =>
  tag === 'figcaption' || (attributes.class !== undefined && CAPTION_NAME.test(attributes.class));

const COMMENT_NAME =
  /(?:^|[\s_-])(?:comments?|commentform|commentlist|disqus|respond|discussion|replies|guestbook|(?:leser)?kommentare?|commentaires?|comentarios?|commenti|reacties|komentarze)(?:$|[\s_-])/i;
/** Classes with which WordPress names the categories and tags of a story: "category-der-kommentar". */
const TOPIC_CLASS = /(?<!\S)(?:category|tag)-\S+/g;

export const isComment = lastingTest(
  ({ tag, attributes }) =>
    (attributes.class !== undefined || attributes.id !== undefined) &&
    !/^(?:body|html)$/.test(tag) &&
    COMMENT_NAME.test(`${(attributes.class ?? '').replace(TOPIC_CLASS, '')} ${attributes.id ?? ''}`),
);

const CHROME_TAG = /^(?:nav|footer|aside|dialog)$/;
const CHROME_ROLE = /^(?:navigation|contentinfo|banner|complementary|dialog|alertdialog|search)$/i;
const isBeside = lastingTest(
  (element) => CHROME_TAG.test(element.tag) || CHROME_ROLE.test(element.attribute('role')),
);
const isInHeader = lastingTest(({ tag }) => tag === 'header');
const isInArticle = lastingTest(({ tag }) => tag === 'article' || tag === 'main');

/** The header of an article is part of the article. */
export const isInChrome = (element: PageElement): boolean =>
  isBeside(element) || (isInHeader(element) && !isInArticle(element));

export function leadsHome(link: PageElement): boolean {
  return (
    /^(?:https?:)?(?:\/\/[^/?#]+)?\/?(?:index\.\w{2,5})?$/i.test(link.attribute('href')) &&
    link.attribute('href') !== ''
  );
}

const LOGO_SOURCE = /logo/i;

const isLogo = (image: PageElement, isAbove: boolean) =>
  LOGO_SOURCE.test(image.attribute('src')) || (isAbove && isInMasthead(image));

const MASTHEAD = /(?:^|[\s_-])(?:logo|logotype|brand|branding|masthead|site-?(?:name|title))(?:$|[\s_-])/i;
const MAX_LEVELS = 20;
const MAX_CLASS_CHARACTERS = 200;

/** Headers inside `article` and `main` contain the article's photo and section. */
export function isInMasthead(element: PageElement): boolean {
  let isHeader = false;
  let ancestor: PageElement | null = element;
  for (let level = 0; ancestor && level < MAX_LEVELS; level += 1, ancestor = ancestor.parent) {
    if (ancestor.tag === 'article' || ancestor.tag === 'main') return false;
    if (/^(?:body|html)$/.test(ancestor.tag)) break;
    const names = `${ancestor.attribute('class').slice(0, MAX_CLASS_CHARACTERS)} ${ancestor.attribute('id').slice(0, MAX_CLASS_CHARACTERS)}`;
    if (MASTHEAD.test(names)) return true;
    isHeader ||= ancestor.tag === 'header' || ancestor.attribute('role') === 'banner';
  }
  return isHeader;
}

function isLinkedLogo(h1: PageElement): boolean {
  const elements = h1.children.filter((child): child is PageElement => child instanceof PageElement);
  const [link] = elements;
  return (
    elements.length === 1 && link?.tag === 'a' && leadsHome(link) && textOf(link, 1_000) === textOf(h1, 1_000)
  );
}

const KICKER =
  /(?:^|[\s_-])(?:kicker|over-?line|eyebrow|topic-?label|dachzeile|spitzmarke|surtitre|volanta|antet[ií]tulo)/i;

function textOfH1(h1: PageElement): string {
  const text = textOf(h1, 1_000);
  const first = h1.children.find((child) => child instanceof PageElement);
  const kicker = first && KICKER.test(first.attribute('class')) ? textOf(first, 1_000) : '';
  return (text.startsWith(kicker) && text.slice(kicker.length).replace(/^[\s:|–-]+/u, '')) || text;
}

export function h1Texts(h1s: readonly PageElement[]): string[] {
  return h1s
    .filter((h1) => !isLinkedLogo(h1))
    .map(textOfH1)
    .filter(Boolean);
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
  const { rel, class: names, id } = element.attributes;
  const isNamed = (names && BYLINE.test(names)) || (id && BYLINE.test(id)) || rel === 'author';
  return isNamed === true && !/^(?:body|html|meta|link|script|img)$/.test(element.tag);
}

/** Recognizes elements that usually contain something other than the article, by tag, role, `itemprop`, class and ID. */
import boilerplateNames from '../../../content/pages/boilerplate-names.json' with { type: 'json' };
import type { PageElement } from '../html/page-element.ts';

const TAGS = new Set([
  'nav',
  'footer',
  'aside',
  'figcaption',
  'dialog',
  'menu',
  'summary',
  'address',
  'caption',
]);
const ROLES = new Set([
  'navigation',
  'complementary',
  'contentinfo',
  'banner',
  'dialog',
  'alertdialog',
  'search',
  'tooltip',
  'menu',
  'menubar',
  'toolbar',
  'tablist',
  'alert',
]);

/**
 * Builds a regular expression that finds any of these names among the parts of a class or ID. `*` matches the rest of a
 * word.
 */
function anyOf(names: readonly string[]): RegExp {
  const words = names.map((name) => name.replace(/\*$/, '\\w*'));
  return new RegExp(`(?:^|[\\s_-])(?:${words.join('|')})(?:$|[\\s_-])`, 'i');
}

/** Class and ID names of content written by readers, such as comments. */
const READERS = anyOf(boilerplateNames.readers);

const STRONG = new Set(boilerplateNames.strong);

/** Words that count only in names of up to three words, because longer names with them are often unrelated. */
const WEAK = new Set(boilerplateNames.weak);

const PHRASES =
  /(?:more|also|read|watch|view|see)[-_]?(?:on|from|stories|news|next|also|posts|articles|more)(?:[-_]|$)|(?:most|top)[-_](?:read|popular|viewed|stories|commented)|(?:sign|log)[-_]?(?:up|in)(?:[-_]|$)|you[-_]may|dont[-_]miss|in[-_]?line[-_]?(?:related|promo|ad|newsletter|link)|read[-_]?(?:more|next|also)|article[-_]?(?:footer|tags|tools|share|meta|info|author|date|related|actions|comments|end)|(?:image|photo|img|picture|media|video|wp)[-_]?(?:caption|credit|description|legend|info|meta|byline)|caption[-_]?text|also[-_]?like|post[-_]?(?:meta|tags|footer|nav|info|author|share|date|by)|entry[-_]?(?:meta|footer|utility|tags|date|author)|about[-_]the[-_]author|skip[-_]?(?:link|to)|hidden[-_]print|no[-_]print|below[-_](?:article|content|post)|after[-_](?:article|content|post)|jp-relatedposts/i;

const HINTS =
  /(?:^|[\s_-])(?:article|story|entry|post|content|news|blog)[-_]*(?:body|content|text|copy|bodycopy|main)(?:$|[\s_-]|__)|articlebody|storybody|entrycontent|postbody|article__?(?:body|content)|(?:^|\s)(?:body-?copy|richtext|rich-text|prose|body-text)(?:$|\s)/i;

/** Splits a class or ID into words at punctuation and camel-case boundaries. */
function nameWords(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

const MAX_NAME_CHARACTERS = 400;

/** Class and ID of an element. */
export const nameOf = (element: PageElement) =>
  `${element.attribute('class').slice(0, MAX_NAME_CHARACTERS)} ${element.attribute('id').slice(0, 100)}`;

/** Whether the element's `itemprop`, class or ID indicates that it contains the article's text. */
export function hasBodyHint(element: PageElement): boolean {
  if (/articleBody|reviewBody/i.test(element.attribute('itemprop'))) return true;
  const name = nameOf(element);
  return name.length > 1 && HINTS.test(name);
}

/** Whether the element is a footer or `nav`, or has a class or ID for content written by readers. */
export function isNeverArticle(element: PageElement): boolean {
  if (element.tag === 'footer' || element.tag === 'nav') return true;
  return READERS.test(nameOf(element));
}

/**
 * How an element is marked as something other than the article's text: `kind` by its tag, role, `itemprop` or as written by
 * readers, `name` only by a word in its class or ID, which careless pages also use for the text itself.
 */
export type BoilerplateMark = 'kind' | 'name' | 'none';

export function boilerplateMark(element: PageElement): BoilerplateMark {
  const { tag } = element;
  if (tag === 'body' || tag === 'html' || tag === '#root' || tag === 'main') return 'none';
  if (TAGS.has(tag) || ROLES.has(element.attribute('role').toLowerCase())) return 'kind';
  const itemprop = element.attribute('itemprop');
  if (
    /^(?:author|datePublished|dateModified|publisher|caption|comment|description|headline|name)$/i.test(
      itemprop,
    )
  )
    return 'kind';
  const name = nameOf(element);
  if (name.length <= 1 || hasBodyHint(element)) return 'none';
  if (isNeverArticle(element)) return isLeaf(element) ? 'name' : 'kind';
  return tag !== 'article' && hasBoilerplateWords(name) ? 'name' : 'none';
}

function hasBoilerplateWords(name: string): boolean {
  if (PHRASES.test(name)) return true;
  let weak = 0;
  const words = nameWords(name);
  for (const word of words) {
    if (STRONG.has(word)) return true;
    if (WEAK.has(word)) weak += 1;
  }
  return weak > 0 && words.filter(Boolean).length <= 3;
}

const LEAVES = new Set(['p', 'li', 'blockquote', 'pre', 'dd', 'dt', 'td', 'th', 'tr']);
/** Whether an element is a paragraph, list item, table row or cell, or similar, judging by its tag. */
export const isLeaf = (element: PageElement) => LEAVES.has(element.tag);

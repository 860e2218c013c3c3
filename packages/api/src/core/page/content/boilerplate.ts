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

const nameOf = (element: PageElement) =>
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

/** Names that a wrapper of the article's text never has. */
const CERTAIN = anyOf(boilerplateNames.certain);

export type Suspicion = 'certain' | 'likely' | 'none';

/**
 * Returns how strongly an element's tag, role, `itemprop`, class or ID suggests that it contains something other than the
 * article's text. `likely` means that careless pages also use such names for wrappers of the text.
 */
export function boilerplateSuspicion(element: PageElement): Suspicion {
  const { tag } = element;
  if (tag === 'body' || tag === 'html' || tag === '#root' || tag === 'main') return 'none';
  if (TAGS.has(tag) || ROLES.has(element.attribute('role').toLowerCase())) return 'certain';
  const itemprop = element.attribute('itemprop');
  if (
    /^(?:author|datePublished|dateModified|publisher|caption|comment|description|headline|name)$/i.test(
      itemprop,
    )
  )
    return 'certain';
  const name = nameOf(element);
  if (name.length <= 1 || hasBodyHint(element)) return 'none';
  if (tag === 'article') return isNeverArticle(element) ? 'certain' : 'none';
  if (isNeverArticle(element)) return 'certain';
  if (!hasBoilerplateWords(name)) return 'none';
  return CERTAIN.test(name) ? 'certain' : 'likely';
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

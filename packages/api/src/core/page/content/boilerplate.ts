import boilerplateNames from '../../../content/pages/boilerplate-names.json' with { type: 'json' };
import { countWords } from '../html/blocks.ts';
import { descendants, PageElement, textOf } from '../html/page-element.ts';
import { isLabelLine, phraseAtStart } from '../lines/article-lines.ts';
import { addressesReader } from '../refusal/phrases.ts';

const TAGS = new Set(boilerplateNames.tags);
const ROLES = new Set(boilerplateNames.roles);

/** `*` in a name matches the rest of a word. */
function anyOf(names: readonly string[]): RegExp {
  const words = names.map((name) => name.replace(/\*$/, '\\w*'));
  return new RegExp(`(?:^|[\\s_-])(?:${words.join('|')})(?:$|[\\s_-])`, 'i');
}

const READERS = anyOf(boilerplateNames.readers);

const STRONG = new Set(boilerplateNames.strong);

/** Words that count only in names of up to three words, because longer names with them are often unrelated. */
const WEAK = new Set(boilerplateNames.weak);

const PHRASES =
  /(?:more|also|read|watch|view|see)[-_]?(?:on|from|stories|news|next|also|posts|articles|more)(?:[-_]|$)|(?:most|top)[-_](?:read|popular|viewed|stories|commented)|(?:sign|log)[-_]?(?:up|in)(?:[-_]|$)|you[-_]may|dont[-_]miss|in[-_]?line[-_]?(?:related|promo|ad|newsletter|link)|read[-_]?(?:more|next|also)|article[-_]?(?:footer|tags|tools|share|meta|info|author|date|related|actions|comments|end)|(?:image|photo|img|picture|media|video|wp)[-_]?(?:caption|credit|description|legend|info|meta|byline)|caption[-_]?text|also[-_]?like|post[-_]?(?:meta|tags|footer|nav|info|author|share|date|by)|entry[-_]?(?:meta|footer|utility|tags|date|author)|about[-_]the[-_]author|skip[-_]?(?:link|to)|hidden[-_]print|no[-_]print|below[-_](?:article|content|post)|after[-_](?:article|content|post)|jp-relatedposts/i;

const HINTS =
  /(?:^|[\s_-])(?:article|story|entry|post|content|news|blog)[-_]*(?:body|content|text|copy|bodycopy|main)(?:$|[\s_-]|__)|articlebody|storybody|entrycontent|postbody|article__?(?:body|content)|(?:^|\s)(?:body-?copy|richtext|rich-text|prose|body-text)(?:$|\s)/i;

function nameWords(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

const MAX_NAME_CHARACTERS = 400;

export const nameOf = (element: PageElement) =>
  `${element.attribute('class').slice(0, MAX_NAME_CHARACTERS)} ${element.attribute('id').slice(0, 100)}`;

export function hasBodyHint(element: PageElement): boolean {
  if (/articleBody|reviewBody/i.test(element.attribute('itemprop'))) return true;
  const name = nameOf(element);
  return name.length > 1 && HINTS.test(name);
}

export function isNeverArticle(element: PageElement): boolean {
  if (element.tag === 'footer' || element.tag === 'nav') return true;
  return READERS.test(nameOf(element));
}

/** `name`: marked only by a word in its class or ID, which careless pages also use for the article. */
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
export const isLeaf = (element: PageElement) => LEAVES.has(element.tag);

const FIELDS = new Set(['input', 'textarea', 'select', 'form']);
const PICTURES = new Set(['img', 'picture', 'video', 'audio', 'amp-img', 'iframe', 'figure', 'svg']);
const MAX_ELEMENTS_SEARCHED = 100;

export function partsOf(box: PageElement) {
  /** A linked heading is below the first level. */
  const parts = { hasField: false, hasButton: false, hasHeading: false, hasLinkedHeading: false };
  let linkWords = 0;
  let pictures = Number(PICTURES.has(box.tag));
  let paragraphs = 0;
  let searched = 0;
  for (const each of descendants(box)) {
    if (FIELDS.has(each.tag) && each.attribute('type') !== 'hidden') parts.hasField = true;
    else if (each.tag === 'button') parts.hasButton = true;
    else if (PICTURES.has(each.tag)) pictures += 1;
    else if (each.tag === 'p') paragraphs += 1;
    else if (/^h[1-6]$/.test(each.tag)) {
      parts.hasHeading = true;
      parts.hasLinkedHeading ||= each.parent?.tag === 'a' && each.tag !== 'h1';
    } else if (each.tag === 'a' && each.has('href')) {
      linkWords += countWords(textOf(each));
      parts.hasLinkedHeading ||= /^h[2-6]$/.test(each.parent?.tag ?? '');
    }
    searched += 1;
    if (searched >= MAX_ELEMENTS_SEARCHED) break;
  }
  return { ...parts, linkWords, pictures, paragraphs };
}

export function beginsWithPicture(element: PageElement): boolean {
  const first = element.children.find((child) => child instanceof PageElement || child.trim() !== '');
  return first instanceof PageElement && partsOf(first).pictures > 0;
}

const CAPTION = /caption|credit|legende?|bildunterschrift|leyenda|figcaption/i;
const BIOGRAPHY = /(?:^|[\s_-])(?:about|authors?|autor(?:en|in)?|bio|biography|byline|contributors?)/i;
/** The beginning of a biography: "Ada Fenwick is a reporter …". */
const NAME_AND_VERB = /^\W{0,3}\p{Lu}[\p{L}.'’-]+\s(?:\p{Lu}[\p{L}.'’-]*\s){1,3}(?:\([^)]{1,30}\)\s)?\p{Ll}/u;
const MAX_CAPTION_WORDS = 80;
/** In a longer text, a word to the reader may be a part of the story. */
const MAX_ADDRESS_WORDS = 120;
/** A short text with a link invites the reader to follow it. */
const MAX_INVITATION_WORDS = 25;
const MIN_LINK_WORDS = 3;
const MIN_LINK_SHARE = 0.1;
const NEIGHBOR_LEVELS = 2;

export function isOtherProse(box: PageElement, name: string): boolean {
  const parts = partsOf(box);
  if (parts.hasField || parts.hasButton || parts.hasHeading) return true;
  const text = textOf(box);
  const words = countWords(text);
  if (parts.linkWords > 0 && words <= MAX_INVITATION_WORDS) return true;
  if (parts.linkWords >= MIN_LINK_WORDS && parts.linkWords > MIN_LINK_SHARE * words) return true;
  if (CAPTION.test(name) && words <= MAX_CAPTION_WORDS && hasPictureNear(box)) return true;
  if (BIOGRAPHY.test(name) && (NAME_AND_VERB.test(text) || isLabelLine(text))) return true;
  if (phraseAtStart(text) !== null) return true;
  return words < MAX_ADDRESS_WORDS && addressesReader(text);
}

function hasPictureNear(box: PageElement): boolean {
  let ancestor: PageElement | null = box;
  for (let level = 0; ancestor && level <= NEIGHBOR_LEVELS; level += 1, ancestor = ancestor.parent) {
    if (countWords(textOf(ancestor)) > 2 * MAX_CAPTION_WORDS) break;
    if (partsOf(ancestor).pictures > 0) return true;
  }
  const siblings = box.parent?.children.filter((each) => each instanceof PageElement) ?? [];
  const before = siblings[siblings.indexOf(box) - 1];
  return before !== undefined && countWords(textOf(before)) === 0 && partsOf(before).pictures > 0;
}

/** Counts what a page contains besides text: forms, buttons, players, images. */
import { isCaptionElement } from '../content/table-rows.ts';
import { descendants, type PageElement, textOf } from '../html/page-element.ts';

export interface PageParts {
  /**
   * Numbers of form fields outside header, footer, navigation and asides, without search fields and comment forms. E-mail
   * fields also count as `typed`.
   */
  readonly fields: {
    readonly typed: number;
    readonly email: number;
    readonly password: number;
    readonly choices: number;
  };
  /** Labels of buttons, submit inputs and elements with the button role. */
  readonly controls: readonly string[];
  readonly players: number;
  readonly pictures: number;
  readonly captions: number;
  readonly bodyName: string;
}

const MAX_CONTROLS = 100;
const MAX_CONTROL_CHARACTERS = 80;
const PLAYER_FRAME = /player|embed|video|youtube|vimeo|dailymotion|podcast|soundcloud|spotify/i;
const UNTYPED = /^(?:hidden|submit|button|image|reset|file|search|range|color)$/;
const SEARCH_NAME = /^(?:q|s|query|search|suche|keyword|keywords|kw|term|buscar|recherche|cerca)$/i;

export function readPageParts(root: PageElement): PageParts {
  const fields = { typed: 0, email: 0, password: 0, choices: 0 };
  const counts = { players: 0, pictures: 0, captions: 0 };
  const controls: string[] = [];
  let bodyName = '';
  for (const element of descendants(root)) {
    if (FIELD.test(element.tag)) countField(element, fields);
    if (controls.length < MAX_CONTROLS && isControl(element)) {
      controls.push(controlLabel(element));
      continue;
    }
    const part = partOf(element);
    if (part) counts[part] += 1;
    else if (element.tag === 'body') bodyName = `${element.attribute('class')} ${element.attribute('id')}`;
  }
  return { fields, controls, ...counts, bodyName };
}

const FIELD = /^(?:input|textarea|select)$/;

function partOf(element: PageElement): 'players' | 'pictures' | 'captions' | null {
  const { tag } = element;
  if (/^(?:video|audio|amp-video)$/.test(tag)) return 'players';
  if (tag === 'iframe' && PLAYER_FRAME.test(element.attribute('src'))) return 'players';
  if (tag === 'img' || tag === 'amp-img') return 'pictures';
  return isCaptionElement(element) ? 'captions' : null;
}

function countField(
  element: PageElement,
  fields: { typed: number; email: number; password: number; choices: number },
): void {
  const type = element.attribute('type').toLowerCase();
  const name = element.attribute('name');
  if (element.tag === 'input' && UNTYPED.test(type)) return;
  if (SEARCH_NAME.test(name) || isInChrome(element) || isComment(element)) return;
  if (type === 'password') fields.password += 1;
  else if (type === 'checkbox' || type === 'radio' || element.tag === 'select') fields.choices += 1;
  else {
    fields.typed += 1;
    if (type === 'email' || /mail|correo/i.test(`${name} ${element.attribute('placeholder')}`))
      fields.email += 1;
  }
}

const COMMENT_NAME =
  /(?:^|[\s_-])(?:comments?|commentform|commentlist|disqus|respond|discussion|replies|guestbook|(?:leser)?kommentare?|commentaires?|comentarios?|commenti|reacties|komentarze)(?:$|[\s_-])/i;

/** Classes with which WordPress names the categories and tags of a story: "category-der-kommentar". */
const TOPIC_CLASS = /(?<!\S)(?:category|tag)-\S+/g;

/** Whether an element or one of its ancestors is marked as a comment or a comment form. */
export function isComment(element: PageElement): boolean {
  for (let at: PageElement | null = element; at && at.tag !== 'body'; at = at.parent)
    if (COMMENT_NAME.test(`${at.attribute('class').replace(TOPIC_CLASS, '')} ${at.attribute('id')}`))
      return true;
  return false;
}

const CHROME_TAG = /^(?:nav|footer|header|aside|dialog)$/;
const CHROME_ROLE = /^(?:navigation|contentinfo|banner|complementary|dialog|alertdialog|search)$/i;

/** Whether the element is in the page's header, footer or navigation, or in an aside, dialog or search box. */
export function isInChrome(element: PageElement): boolean {
  let inArticle = false;
  for (let at: PageElement | null = element; at; at = at.parent) {
    if (at.tag === 'article' || at.tag === 'main') inArticle = true;
    if (CHROME_ROLE.test(at.attribute('role'))) return true;
    // An article may have a header.
    if (CHROME_TAG.test(at.tag) && !(at.tag === 'header' && (inArticle || hasArticleAbove(at)))) return true;
  }
  return false;
}

function hasArticleAbove(element: PageElement): boolean {
  for (let at = element.parent; at; at = at.parent)
    if (at.tag === 'article' || at.tag === 'main') return true;
  return false;
}

function isControl(element: PageElement): boolean {
  if (element.tag === 'button' || element.attribute('role') === 'button') return true;
  return element.tag === 'input' && /^(?:submit|button)$/i.test(element.attribute('type'));
}

const controlLabel = (element: PageElement) =>
  (element.attribute('value') || textOf(element, MAX_CONTROL_CHARACTERS)).slice(0, MAX_CONTROL_CHARACTERS);

/** The evidence for judging a page: its text, lists, titles and parts, measured once. */
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { type ListEntries, listEntries } from '../content/list-entries.ts';
import { isCaptionElement } from '../content/table-rows.ts';
import type { Block } from '../html/blocks.ts';
import { countWords } from '../html/count-words.ts';
import { descendants, type PageElement, textOf } from '../html/page-element.ts';
import type { PageScan } from '../html/scan-page.ts';
import type { LinkedNode } from '../metadata/json-ld.ts';
import { readAccess } from '../metadata/read-record.ts';
import { titleParts } from '../metadata/title-parts.ts';
import type { Page } from '../page.ts';
import { PHRASES, type PhraseText, phraseText } from './phrases.ts';

export interface PageSources {
  readonly root: PageElement;
  readonly blocks: readonly Block[];
  readonly nodes: readonly LinkedNode[];
  readonly ogType: string;
  readonly articleAt: ReadonlySet<number>;
  readonly headlineAt: number;
  readonly page: Page;
  readonly html: string;
  /** URL after redirects, and (in `requestedUrl`) before them. */
  readonly url: string;
  readonly requestedUrl: string;
}

export interface Evidence extends PageSources {
  readonly main: readonly Block[];
  readonly lists: ListEntries;
  readonly parts: PageParts;
  readonly types: ReadonlySet<string>;
  /** Titles, first headings and their parts, normalized like the phrase lists, except the outlet's name. */
  readonly titles: readonly PhraseText[];
  /**
   * Start of the main text without blocks that consist of links, and the start of the article's text if that is further down,
   * normalized like the phrase lists.
   */
  readonly text: PhraseText;
  /** Number of unlinked words in the article, not counting story lists, comments, consent notices and rights notices. */
  readonly ownWords: number;
  readonly path: string;
  readonly host: string;
}

const OPENING_CHARACTERS = 700;
const ARTICLE_CHARACTERS = 700;
const COMPARED_CHARACTERS = 60;
const FIRST_HEADINGS = 2;

/** Collects the evidence in time linear in the size of the page. */
export function gatherEvidence(sources: PageSources): Evidence {
  const { root, blocks, nodes, page, url } = sources;
  const main = blocks.filter(({ element }) => !isInChrome(element));
  const lists = listEntries(main, url);
  const opening = openingOf(main);
  const address = URL.canParse(url) ? new URL(url) : null;
  const path = address ? address.pathname + address.search : '';
  const ownWords = countOwnWords(sources, lists);
  return {
    ...sources,
    main,
    lists,
    parts: readPageParts(root),
    types: new Set(nodes.flatMap(({ types }) => types)),
    titles: titlesOf(page, main),
    text: phraseText(withArticle(opening, page.text.slice(0, ARTICLE_CHARACTERS))),
    ownWords,
    path: (percentDecoded(path) ?? path).toLowerCase(),
    host: address?.hostname ?? '',
  };
}

/** Returns the opening, with the article's beginning appended if that is further down. */
function withArticle(opening: string, article: string): string {
  return opening.includes(article.slice(0, COMPARED_CHARACTERS)) ? opening : `${opening}\n${article}`;
}

function openingOf(main: readonly Block[]): string {
  let text = '';
  for (const block of main) {
    if (text.length >= OPENING_CHARACTERS) break;
    if (block.linkWords < block.words) text += `${block.text}\n`;
  }
  return text.slice(0, OPENING_CHARACTERS);
}

function titlesOf(page: Page, main: readonly Block[]): PhraseText[] {
  const { h1Text, ogTitle, titleText } = page.titles;
  const headings = main.filter(({ kind }) => kind === 'heading').slice(0, FIRST_HEADINGS);
  const stated = [h1Text, ogTitle, titleText, ...headings.map(({ text }) => text)].filter(
    (text) => text !== null,
  );
  const parts = stated.flatMap((text) => [text, ...titleParts(text).map((part) => part.text)]);
  const source = phraseText(page.source ?? '').text;
  const titles = new Map([...new Set(parts)].map(phraseText).map((title) => [title.text, title]));
  return [...titles.values()].filter(({ text }) => text !== '' && text !== source);
}

function countOwnWords({ blocks, articleAt, page }: PageSources, lists: ListEntries): number {
  if (articleAt.size === 0) return countWords(page.text);
  let words = 0;
  for (const block of blocks) {
    if (!articleAt.has(block.index) || lists.blocks.has(block.index)) continue;
    // In a text of this length, comments and notices no longer matter, so the remaining blocks need no check.
    const isSettled = words >= MAX_REFUSED_WORDS;
    if (!isSettled && isComment(block.element)) continue;
    if (!isSettled && block.words <= MAX_NOTICE_WORDS && isNotice(phraseText(block.text))) continue;
    words += block.words - block.linkWords;
  }
  return words;
}

const MAX_NOTICE_WORDS = 90;
/**
 * Once this many words have been counted, comments and notices are counted as well. A page with at least
 * this many is not rejected as a notice.
 */
export const MAX_REFUSED_WORDS = 400;

/** Whether a paragraph only asks for consent or states rights. */
function isNotice(text: PhraseText): boolean {
  return PHRASES.rights.in(text).length >= 2 || PHRASES.consent.in(text).length >= 2;
}

interface PageParts {
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

function readPageParts(root: PageElement): PageParts {
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

const CHROME_TAG = /^(?:nav|footer|aside|dialog)$/;
const CHROME_ROLE = /^(?:navigation|contentinfo|banner|complementary|dialog|alertdialog|search)$/i;

/** Whether the element is in the page's header, footer or navigation, or in an aside, dialog or search box. */
function isInChrome(element: PageElement): boolean {
  let isInHeader = false;
  let isInArticle = false;
  for (let at: PageElement | null = element; at; at = at.parent) {
    if (CHROME_ROLE.test(at.attribute('role'))) return true;
    if (at.tag === 'header') isInHeader = true;
    else if (CHROME_TAG.test(at.tag)) return true;
    isInArticle ||= at.tag === 'article' || at.tag === 'main';
  }
  // An article may have a header.
  return isInHeader && !isInArticle;
}

function isControl(element: PageElement): boolean {
  if (element.tag === 'button' || element.attribute('role') === 'button') return true;
  return element.tag === 'input' && /^(?:submit|button)$/i.test(element.attribute('type'));
}

const controlLabel = (element: PageElement) =>
  (element.attribute('value') || textOf(element, MAX_CONTROL_CHARACTERS)).slice(0, MAX_CONTROL_CHARACTERS);

export interface PageSignals {
  readonly wordsInPage: number;
  readonly wordsInArticle: number;
  readonly scriptCharacters: number;
  /** URLs of script files, and (in the next two fields) of frames and forms, as written. */
  readonly scriptAddresses: readonly string[];
  readonly frameAddresses: readonly string[];
  readonly formActions: readonly string[];
  /** Whether the page says that reading it costs money: `isAccessibleForFree: false` or a content tier. */
  readonly paywall: boolean;
}

export function readSignals(
  scan: PageScan,
  nodes: readonly LinkedNode[],
  blocks: readonly Block[],
  article: readonly { readonly text: string }[],
): PageSignals {
  return {
    wordsInPage: blocks.reduce((total, { words }) => total + words, 0),
    wordsInArticle: article.reduce((total, { text }) => total + countWords(text), 0),
    scriptCharacters: scan.scriptCharacters,
    scriptAddresses: scan.scriptAddresses,
    frameAddresses: scan.frameAddresses,
    formActions: scan.formActions,
    paywall: ['paid', 'metered'].includes(readAccess(scan, nodes)?.value ?? ''),
  };
}

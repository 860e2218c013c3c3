import { percentDecoded } from '@earshot/schema/percent-decoded';
import { listEntries } from '../content/list-entries.ts';
import { type Block, countWords } from '../html/blocks.ts';
import { isComment, isInChrome, type PageParts, type PageScan } from '../html/scan-page.ts';
import type { LinkedNode } from '../metadata/json-ld.ts';
import { readAccess } from '../metadata/read-record.ts';
import { titleParts } from '../metadata/title-parts.ts';
import type { Page, ReadPage } from '../read-page.ts';
import { PHRASES, type PhraseText, phraseText } from './phrases.ts';

export interface JudgedPage extends ReadPage {
  readonly html: string;
  /** URL after redirects, and (in `requestedUrl`) before them. */
  readonly url: string;
  readonly requestedUrl: string;
}

const OPENING_CHARACTERS = 700;
const ARTICLE_CHARACTERS = 700;
const COMPARED_CHARACTERS = 60;
const FIRST_HEADINGS = 2;

export type Evidence = ReturnType<typeof gatherEvidence>;

export function gatherEvidence(sources: JudgedPage) {
  const { scan, blocks, nodes, page, url } = sources;
  const main = blocks.filter(({ element }) => !isInChrome(element));
  const lists = listEntries(main, url);
  const parts: PageParts = scan.parts;
  const opening = openingOf(main);
  const address = URL.canParse(url) ? new URL(url) : null;
  const path = address ? address.pathname + address.search : '';
  const bodyWords = countBodyWords(sources, lists);
  return {
    ...sources,
    ogType: scan.metas.get('og:type')?.[0]?.toLowerCase() ?? '',
    main,
    lists,
    parts,
    types: new Set(nodes.flatMap(({ types }) => types)),
    titles: titlesOf(page, main),
    /** Start of the main text without links, and of the article if that is further down. */
    text: phraseText(withArticle(opening, page.text.slice(0, ARTICLE_CHARACTERS))),
    /** Unlinked words of the article, not counting story lists, comments, consent notices and rights notices. */
    bodyWords,
    path: (percentDecoded(path) ?? path).toLowerCase(),
    host: address?.hostname ?? '',
  };
}

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
  const titleTexts = [h1Text, ogTitle, titleText, ...headings.map(({ text }) => text)].filter(
    (text) => text !== null,
  );
  const parts = titleTexts.flatMap((text) => [text, ...titleParts(text).map((part) => part.text)]);
  const source = phraseText(page.source ?? '').text;
  const titles = new Map([...new Set(parts)].map(phraseText).map((title) => [title.text, title]));
  return [...titles.values()].filter(({ text }) => text !== '' && text !== source);
}

function countBodyWords(
  { blocks, articleAt, page }: JudgedPage,
  lists: ReturnType<typeof listEntries>,
): number {
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
/** Once this many words have been counted, comments and notices count, too. Such a page is not rejected as a notice. */
export const MAX_REFUSED_WORDS = 400;

function isNotice(text: PhraseText): boolean {
  return PHRASES.rights(text).length >= 2 || PHRASES.consent(text).length >= 2;
}

export interface PageSignals {
  readonly wordsInPage: number;
  readonly wordsInArticle: number;
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
    paywall: ['paid', 'metered'].includes(readAccess(scan, nodes)?.value ?? ''),
  };
}

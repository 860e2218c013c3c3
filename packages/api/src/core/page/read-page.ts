/** All values are plain text, neither verified nor escaped. */

import { MAX_URL_CHARACTERS } from '@earshot/schema/limits';
import { chooseContent } from './content/choose-content.ts';
import { cleanBlocks, filterByLinkedBody, linkedParagraphs } from './content/clean-blocks.ts';
import { findStandfirst, galleryText, readCaptions } from './content/standfirst-and-captions.ts';
import { type Block, type BlockKind, countWords, readBlocks, sumOf } from './html/blocks.ts';
import { PageMarkup, revealTemplates } from './html/parse-html.ts';
import { PageScan } from './html/scan-page.ts';
import { type Metadata, readMetadata } from './metadata/read-metadata.ts';
import { readAccess } from './metadata/read-record.ts';
import { readJsonLd } from './metadata/stated-values.ts';

export interface PageBlock {
  readonly kind: BlockKind;
  readonly text: string;
}

export interface PageSignals {
  readonly wordsInPage: number;
  readonly wordsInArticle: number;
  /** Whether the page says that reading it costs money: `isAccessibleForFree: false` or a content tier. */
  readonly paywall: boolean;
}

export type Page = Metadata & {
  /** Text of the article: its blocks in page order, separated by an empty line. `''` if none was found. */
  readonly text: string;
  readonly blocks: readonly PageBlock[];
  readonly captions: readonly string[];
  readonly signals: PageSignals;
};

export function titlesOf({ titles, headline }: Pick<Page, 'titles' | 'headline'>): string[] {
  return [...Object.values(titles), headline].filter((title) => title !== null);
}

export interface ReadPageOptions {
  /** Publication dates after this time are dropped as impossible. */
  readonly now?: Date | undefined;
}

export type ReadPage = ReturnType<typeof readMarkup>;

/** Pure, linear in the input within the limits in `limits.ts`, never throws. Method: docs/methods/page.md. */
export function readPage(html: string | PageMarkup, url: string, options: ReadPageOptions = {}): Page {
  return readPageParts(html, url, options).page;
}

export function readPageParts(
  html: string | PageMarkup,
  url: string,
  options: ReadPageOptions = {},
): ReadPage {
  const markup = typeof html === 'string' ? new PageMarkup(html) : html;
  const asSent = readMarkup(markup, url, options);
  if (asSent.page.signals.wordsInArticle >= SHOWN_WORDS) return asSent;
  const revealed = revealTemplates(markup.html);
  const open = revealed === null ? null : readMarkup(new PageMarkup(revealed), url, options);
  return open && open.page.signals.wordsInArticle >= SHOWN_WORDS ? open : asSent;
}

/** If the article has fewer words, the page may keep its text in templates. */
const SHOWN_WORDS = 40;

function readMarkup({ root }: PageMarkup, url: string, options: ReadPageOptions) {
  const scan = new PageScan(root);
  const nodes = readJsonLd(scan.jsonLdScripts);
  const blocks = readBlocks(root);
  const address = url.slice(0, MAX_URL_CHARACTERS);
  const metadata = readMetadata({ scan, nodes, blocks, url: address, now: options.now });
  const content = {
    ...chooseContent(root, blocks, metadata.headlineAt),
    url,
    titles: titlesOf(metadata.page),
  };
  const cleaned = cleanBlocks(content);
  const paragraphs = linkedParagraphs(metadata.article);
  const prose = filterByLinkedBody(cleaned, content.good, paragraphs);
  const gallery = galleryText(blocks, prose ?? [], metadata.headlineAt);
  const chosen = gallery.length === 0 ? prose : inPageOrder([...(prose ?? []), ...gallery]);
  const standfirst =
    chosen &&
    findStandfirst({
      blocks,
      headlineAt: metadata.headlineAt,
      article: chosen,
      container: content.container,
      descriptions: metadata.descriptions,
    });
  const body = standfirst && chosen?.[0] !== standfirst ? [standfirst, ...chosen] : chosen;
  const article: readonly PageBlock[] =
    body?.map((block) => ({ kind: block === standfirst ? 'standfirst' : block.kind, text: block.text })) ??
    paragraphs.map((text) => ({ kind: 'paragraph', text }));
  const articleAt = new Set(body?.map(({ index }) => index));
  const page: Page = {
    text: article.map((block) => block.text).join('\n\n'),
    blocks: article,
    captions: readCaptions(blocks, articleAt, metadata.headlineAt),
    ...metadata.page,
    signals: {
      wordsInPage: sumOf(blocks, ({ words }) => words),
      wordsInArticle: article.reduce((total, { text }) => total + countWords(text), 0),
      paywall: ['paid', 'metered'].includes(readAccess(scan, nodes)?.value ?? ''),
    },
  };
  return { page, scan, nodes, article: metadata.article, blocks, articleAt, headlineAt: metadata.headlineAt };
}

function inPageOrder(blocks: readonly Block[]): Block[] {
  return [...blocks].sort((a, b) => a.index - b.index);
}

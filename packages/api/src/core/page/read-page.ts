/** From a page's markup to everything the product wants to know about it. */

import { MAX_URL_CHARACTERS } from '@earshot/schema/limits';
import { readBlocks } from './blocks.ts';
import { chooseContent } from './choose-content.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { articleNode, readJsonLd } from './json-ld.ts';
import { filterByLinkedBody, linkedParagraphs } from './linked-body.ts';
import type { Page, PageBlock } from './page.ts';
import { parseHtml } from './parse-html.ts';
import { readMetadata } from './read-metadata.ts';
import { scanPage } from './scan-page.ts';
import { readSignals } from './signals.ts';

export interface ReadPageOptions {
  /** Publication dates after it are dropped as impossible. */
  readonly now?: Date;
}

/**
 * Reads a page: the article's text without what surrounds it, and what the page states about itself. Pure, never
 * throws, cost in proportion to the input (`limits.ts`). `url` is the address that the markup came from.
 * Method: docs/methods/page.md.
 */
export function readPage(html: string, url: string, options: ReadPageOptions = {}): Page {
  const root = parseHtml(html);
  const scan = scanPage(root);
  const nodes = readJsonLd(scan.jsonLdScripts);
  const blocks = readBlocks(root);
  const metadata = readMetadata({
    scan,
    nodes,
    blocks,
    url: url.slice(0, MAX_URL_CHARACTERS),
    now: options.now,
  });
  const content = chooseContent(root, blocks, metadata.headlineAt);
  const cleaned = cleanBlocks({
    ...content,
    url,
    titles: Object.values(metadata.page.titles)
      .concat(metadata.page.headline)
      .filter((title) => title !== null),
  });
  const paragraphs = linkedParagraphs(articleNode(nodes));
  const article: readonly PageBlock[] =
    filterByLinkedBody(cleaned, content.good, paragraphs)?.map(({ kind, text }) => ({ kind, text })) ??
    paragraphs.map((text) => ({ kind: 'paragraph', text }));
  return {
    text: article.map((block) => block.text).join('\n\n'),
    blocks: article,
    ...metadata.page,
    signals: readSignals(scan, nodes, blocks, article),
  };
}

/** From a page's markup to everything the product wants to know about it. */

import { MAX_URL_CHARACTERS } from '@earshot/schema/limits';
import { chooseContent } from './content/choose-content.ts';
import { cleanBlocks } from './content/clean-blocks.ts';
import { filterByLinkedBody, linkedParagraphs } from './content/linked-body.ts';
import { readBlocks } from './html/blocks.ts';
import { parseHtml } from './html/parse-html.ts';
import { scanPage } from './html/scan-page.ts';
import { articleNode, readJsonLd } from './metadata/json-ld.ts';
import { readMetadata } from './metadata/read-metadata.ts';
import type { Page, PageBlock } from './page.ts';
import { readSignals } from './refusal/signals.ts';

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

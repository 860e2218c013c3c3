import type { TitleValidation } from '@earshot/schema/analysis-result';
import { headlineIndex } from '../content/headline-block.ts';
import type { Block } from '../html/blocks.ts';
import { firstMeta, type PageScan } from '../html/scan-page.ts';
import { chooseHeadline, type Found, h1Texts } from './headline.ts';
import { type LinkedNode, linkedText } from './json-ld.ts';
import { metaText } from './meta-text.ts';
import { domainLabel } from './site-name.ts';
import { loose } from './title-parts.ts';

export interface HeadlineStatements {
  readonly scan: PageScan;
  readonly article: LinkedNode | null;
  readonly titles: TitleValidation;
  readonly blocks: readonly Block[];
  /** Name of the publication. Null if unknown. */
  readonly sourceName: string | null;
  readonly url: string;
}

export interface PlacedHeadline {
  /** Headline as displayed on the page if it is among the blocks, otherwise as in `found`. */
  readonly text: string | null;
  readonly found: Found | null;
  /** Index of the headline's block. -1 if it is not among the blocks. */
  readonly at: number;
}

/** Reads the headline, its source, and its index among the blocks. */
export function readHeadline(statements: HeadlineStatements): PlacedHeadline {
  const { scan, article, titles, blocks, sourceName, url } = statements;
  const linkedHeadline = article && linkedText(article.values.headline);
  const siteName = metaText(firstMeta(scan, ['og:site_name'])?.value);
  const found = chooseHeadline({
    ...titles,
    h1s: h1Texts(scan.h1s),
    linkedHeadline,
    names: [sourceName, domainLabel(url), siteName].filter((name) => typeof name === 'string'),
  });
  const value = found?.value ?? null;
  const otherForms = [titles.ogTitle, linkedHeadline, titles.twitterTitle].filter((title) => title !== null);
  const at = headlineIndex(blocks, value, otherForms);
  const shown = blocks[at]?.text ?? '';
  return { text: value !== null && loose(shown) === loose(value) ? shown : value, found, at };
}

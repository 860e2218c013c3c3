import type { TitleValidation } from '@earshot/schema/analysis-result';
import { headlineIndex } from '../content/headline-block.ts';
import type { Block } from '../html/blocks.ts';
import { firstMeta, type PageScan } from '../html/scan-page.ts';
import { chooseHeadline, type Found, h1Texts } from './headline.ts';
import { type LinkedNode, linkedText } from './json-ld.ts';
import { metaText } from './meta-text.ts';
import { domainLabel } from './site-name.ts';
import { loose, sameName } from './title-parts.ts';

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

const TITLE_NAME = /(?:^|[\s_-])(?:(?:post|entry|article|story|news|page)[_-]?title|headline)(?:$|[\s_-])/i;

/** Whether a heading is marked as the title of the page's own article, as on blogs without an h1. */
function isMarkedTitle({ kind, element, linkWords, firstLink }: Block, url: string): boolean {
  if (kind !== 'heading') return false;
  const names = [element, element.parent].map((each) => each?.attribute('class')).join(' ');
  const isMarked = TITLE_NAME.test(names) || element.attribute('itemprop') === 'headline';
  return (
    isMarked &&
    (linkWords === 0 || (URL.canParse(firstLink ?? '', url) && new URL(firstLink ?? '', url).href === url))
  );
}

/** Returns the text of the only heading that is marked as a title. Null if there is none or more than one. */
function markedTitle(blocks: readonly Block[], url: string): string | null {
  const marked = blocks.filter((block) => isMarkedTitle(block, url));
  return marked.length === 1 ? (marked[0]?.text ?? null) : null;
}

/** Reads the headline, its source, and its index among the blocks. */
export function readHeadline(statements: HeadlineStatements): PlacedHeadline {
  const { scan, article, titles, blocks, sourceName, url } = statements;
  const linkedHeadline = article && linkedText(article.values.headline);
  const siteName = metaText(firstMeta(scan, ['og:site_name'])?.value);
  const names = [sourceName, domainLabel(url), siteName].filter((name) => typeof name === 'string');
  const h1s = h1Texts(scan.h1s);
  const hasH1 = h1s.some((h1) => !names.some((name) => sameName(name, h1)));
  const marked = hasH1 ? null : markedTitle(blocks, url);
  const chosen = chooseHeadline({ ...titles, h1s: marked === null ? h1s : [marked], linkedHeadline, names });
  const found =
    chosen?.value === marked && marked !== null ? { value: marked, from: 'headline element' } : chosen;
  const value = found?.value ?? null;
  const otherForms = [titles.ogTitle, linkedHeadline, titles.twitterTitle].filter((title) => title !== null);
  const at = headlineIndex(blocks, value, otherForms);
  const shown = blocks[at]?.text ?? '';
  return { text: value !== null && loose(shown) === loose(value) ? shown : value, found, at };
}

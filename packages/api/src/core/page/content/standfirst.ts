/** Finds the standfirst: the one or two sentences below a headline that summarize the article. */
import type { Block } from '../html/blocks.ts';
import type { PageElement } from '../html/page-element.ts';
import { isLabelLine } from '../lines/line-classes.ts';
import { loose } from '../metadata/title-parts.ts';

const NAME =
  /(?:^|[\s_-])(?:standfirst|dek|deck|subtitle|sub-?headline|subhead|strapline|entradilla|bajada|copete|vorspann|teaser-?text|anleser|chapo|chapeau|sottotitolo|occhiello|catenaccio|sommario|linha-?fina|bigode|intro|introduction|lead|lede|summary|abstract|excerpt|ingress|manchet|voorpublicatie)(?:$|[\s_-])/i;
const MIN_WORDS = 6;
const MAX_WORDS = 80;
/** Number of blocks below the headline to examine. */
const BLOCKS_BELOW = 8;
/** Number of letters to compare. Descriptions may be truncated and standfirsts may be longer, but their beginnings match. */
const COMPARED_LETTERS = 32;
const MAX_LINK_SHARE = 0.3;

export interface StandfirstSources {
  readonly blocks: readonly Block[];
  readonly headlineAt: number;
  /** The article's cleaned blocks. */
  readonly article: readonly Block[];
  /** Descriptions from the page's metadata. */
  readonly descriptions: readonly string[];
}

/**
 * Finds the standfirst's block: the article's first block, or one between the headline and the article. Null if there is
 * none.
 */
export function findStandfirst({
  blocks,
  headlineAt,
  article,
  descriptions,
}: StandfirstSources): Block | null {
  const keys = descriptions
    .map((text) => loose(text).slice(0, COMPARED_LETTERS))
    .filter((key) => key.length >= COMPARED_LETTERS);
  const [first] = article;
  if (!first) return null;
  // A regular first paragraph may also be used as the description, so only its class or `itemprop` makes it a standfirst.
  if (isStandfirst(first, []) && article.length > 1) return first;
  if (headlineAt < 0 || first.index <= headlineAt) return null;
  const end = Math.min(first.index, headlineAt + 1 + BLOCKS_BELOW);
  const between = blocks.slice(headlineAt + 1, end).filter((block) => !isLabelLine(block.text));
  const found = between.find((block, at) => isStandfirst(block, keys) || (at === 0 && isSubheadline(block)));
  return found && !article.some(({ text }) => text === found.text) ? found : null;
}

function isStandfirst(block: Block, keys: readonly string[]): boolean {
  if (block.words < MIN_WORDS || block.words > MAX_WORDS || block.linkWords > MAX_LINK_SHARE * block.words)
    return false;
  const key = loose(block.text.slice(0, 4 * COMPARED_LETTERS)).slice(0, COMPARED_LETTERS);
  if (keys.includes(key)) return true;
  return NAME.test(nameOf(block.element)) && !/[:：]$/.test(block.text);
}

/** Whether a block is a heading that ends like a sentence. Directly below the headline, it is a standfirst. */
function isSubheadline({ kind, text, words, linkWords }: Block): boolean {
  return (
    kind === 'heading' &&
    words >= MIN_WORDS &&
    words <= MAX_WORDS &&
    linkWords === 0 &&
    /[.!?。][”"»]?$/u.test(text)
  );
}

const nameOf = (element: PageElement) => `${element.attribute('class')} ${element.attribute('itemprop')}`;

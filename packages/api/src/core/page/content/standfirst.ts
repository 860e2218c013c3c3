/** The standfirst: the sentence or two under a headline that sum the article up. */
import type { Block } from '../html/blocks.ts';
import type { PageElement } from '../html/page-element.ts';
import { loose } from '../metadata/title-parts.ts';
import { isBoilerplateLine } from './line-rules.ts';

const NAME =
  /(?:^|[\s_-])(?:standfirst|dek|deck|subtitle|sub-?headline|subhead|strapline|entradilla|bajada|copete|vorspann|teaser-?text|anleser|chapo|chapeau|sottotitolo|occhiello|catenaccio|sommario|linha-?fina|bigode|intro|introduction|lead|lede|summary|abstract|excerpt|ingress|manchet|voorpublicatie)(?:$|[\s_-])/i;
const MIN_WORDS = 6;
const MAX_WORDS = 80;
/** Blocks below the headline that are considered. */
const BLOCKS_BELOW = 8;
/** A description may be cut, and a standfirst may run on; their beginnings agree. */
const COMPARED_LETTERS = 32;
const MAX_LINK_SHARE = 0.3;

export interface StandfirstSources {
  readonly blocks: readonly Block[];
  readonly headlineAt: number;
  /** The article's cleaned blocks. */
  readonly article: readonly Block[];
  /** What the page states as its description. */
  readonly descriptions: readonly string[];
}

/** The standfirst's block: one of the article's first, or one between it and the headline; else null. */
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
  // An ordinary first paragraph may also be the description; only its class or id makes it a standfirst.
  if (isStandfirst(first, []) && article.length > 1) return first;
  if (headlineAt < 0 || first.index <= headlineAt) return null;
  const end = Math.min(first.index, headlineAt + 1 + BLOCKS_BELOW);
  const between = blocks.slice(headlineAt + 1, end).filter((block) => !isBoilerplateLine(block));
  const found = between.find((block) => isStandfirst(block, keys));
  return found && !article.some(({ text }) => text === found.text) ? found : null;
}

function isStandfirst(block: Block, keys: readonly string[]): boolean {
  if (block.words < MIN_WORDS || block.words > MAX_WORDS || block.linkWords > MAX_LINK_SHARE * block.words)
    return false;
  const key = loose(block.text.slice(0, 4 * COMPARED_LETTERS)).slice(0, COMPARED_LETTERS);
  if (keys.includes(key)) return true;
  return NAME.test(nameOf(block.element)) && !/[:：]$/.test(block.text);
}

const nameOf = (element: PageElement) => `${element.attribute('class')} ${element.attribute('itemprop')}`;

import { SENTENCE_MARKS } from '../../text/sentence-boundary.ts';
import { type Block, sumOf } from '../html/blocks.ts';
import { closest, lastingTest, type PageElement } from '../html/page-element.ts';
import { isCaptionElement } from '../html/scan-page.ts';
import { isLabelLine } from '../lines/article-lines.ts';
import { loose } from '../metadata/stated-values.ts';

const NAME =
  /(?:^|[\s_-])(?:standfirst|dek|deck|subtitle|sub-?headline|subhead|strapline|entradilla|bajada|copete|vorspann|teaser-?text|anleser|chapo|chapeau|sottotitolo|occhiello|catenaccio|sommario|linha-?fina|bigode|intro|introduction|lead|lede|summary|abstract|excerpt|ingress|manchet|voorpublicatie)(?:$|[\s_-])/i;
const MIN_WORDS = 6;
const MAX_WORDS = 80;
const BLOCKS_BELOW = 8;
/** Number of letters to compare. Descriptions may be truncated and standfirsts may be longer, but their beginnings match. */
const COMPARED_LETTERS = 32;
const MAX_LINK_SHARE = 0.3;

export interface StandfirstSources {
  readonly blocks: readonly Block[];
  readonly headlineAt: number;
  readonly article: readonly Block[];
  /** The element that contains the article, except paragraphs above it. */
  readonly container: PageElement;
  readonly descriptions: readonly string[];
}

export function findStandfirst({
  blocks,
  headlineAt,
  article,
  container,
  descriptions,
}: StandfirstSources): Block | null {
  const keys = descriptions
    .map((text) => loose(text).slice(0, COMPARED_LETTERS))
    .filter((key) => key.length >= COMPARED_LETTERS);
  const [first] = article;
  if (!first) return null;
  // A regular first paragraph may also be used as the description, so only its class or `itemprop` makes it a standfirst.
  const isApart = closest(first.element, (each) => each === container) === null;
  if (isStandfirst(first, isApart ? keys : []) && article.length > 1) return first;
  if (headlineAt < 0 || first.index <= headlineAt) return null;
  const end = Math.min(first.index, headlineAt + 1 + BLOCKS_BELOW);
  const between = blocks.slice(headlineAt + 1, end).filter((block) => !isLabelLine(block.text));
  const found = between.find((block, i) => isStandfirst(block, keys) || (i === 0 && isSubheadline(block)));
  return found && !article.some(({ text }) => text === found.text) ? found : null;
}

function isStandfirst(block: Block, keys: readonly string[]): boolean {
  if (block.words < MIN_WORDS || block.words > MAX_WORDS || block.linkWords > MAX_LINK_SHARE * block.words)
    return false;
  const key = loose(block.text.slice(0, 4 * COMPARED_LETTERS)).slice(0, COMPARED_LETTERS);
  if (keys.includes(key)) return true;
  return NAME.test(nameOf(block.element)) && !/[:：]$/.test(block.text);
}

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

const MIN_CAPTION_WORDS = 3;
const MAX_CAPTION_WORDS = 120;
const MAX_CAPTIONS = 50;

/** From the headline (-1 if unknown) to the last block of the article. `articleAt` has the indexes of its blocks. */
export function readCaptions(
  blocks: readonly Block[],
  articleAt: ReadonlySet<number>,
  headlineAt: number,
): string[] {
  if (articleAt.size === 0) return [];
  let first = blocks.length;
  let last = 0;
  for (const index of articleAt) {
    first = Math.min(first, index);
    last = Math.max(last, index);
  }
  const from = headlineAt >= 0 && headlineAt < first ? headlineAt + 1 : first;
  const captions = new Set<string>();
  for (const block of blocks.slice(from, last + 1)) {
    if (captions.size >= MAX_CAPTIONS) break;
    if (articleAt.has(block.index) || block.words < MIN_CAPTION_WORDS || block.words > MAX_CAPTION_WORDS)
      continue;
    if (isInCaption(block.element) && !isLabelLine(block.text)) captions.add(block.text);
  }
  return [...captions];
}

/** A page with at least this many captions in full sentences may be a gallery that tells its story in captions. */
const MIN_GALLERY_CAPTIONS = 3;
const MIN_SENTENCE_WORDS = 8;
const MIN_GALLERY_WORDS = 60;
const SENTENCE = new RegExp(`[${SENTENCE_MARKS}]`, 'u');

/** Captions that tell the story of a gallery, with more words than the article. Otherwise empty. */
export function galleryText(
  blocks: readonly Block[],
  article: readonly Block[],
  headlineAt: number,
): readonly Block[] {
  const found = blocks.slice(headlineAt + 1).filter((block) => {
    if (block.words < MIN_SENTENCE_WORDS || block.words > MAX_CAPTION_WORDS || !SENTENCE.test(block.text))
      return false;
    return isInCaption(block.element) && !isLabelLine(block.text);
  });
  const words = sumOf(found, (block) => block.words);
  const isGallery = found.length >= MIN_GALLERY_CAPTIONS && words >= MIN_GALLERY_WORDS;
  return isGallery && words > sumOf(article, (block) => block.words) ? found : [];
}

const isInCaption = lastingTest(isCaptionElement);

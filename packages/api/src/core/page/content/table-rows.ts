/** Reads captions and table rows: captions are kept separate from the article's text, cells of a row become one line. */

import { SENTENCE_MARKS } from '../../text/sentence-marks.ts';
import { type Block, sumOf } from '../html/blocks.ts';
import { closest, insideTest, type PageElement } from '../html/page-element.ts';
import { isCaptionElement } from '../html/scan-page.ts';
import { isLabelLine } from '../lines/line-classes.ts';

/** Joins neighboring cells of the same row with ` | `. Lines within one cell stay separate. */
export function joinTableRows(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  let row: PageElement | null = null;
  let cell: PageElement | null = null;
  for (const block of blocks) {
    const nearest = ancestorOf(block, 'tr');
    const ownCell = nearest && (ancestorOf(block, 'td') ?? ancestorOf(block, 'th'));
    const last = joined[joined.length - 1];
    if (nearest && nearest === row && ownCell !== cell && last) {
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} | ${block.text}`,
        words: last.words + block.words,
        linkWords: last.linkWords + block.linkWords,
      };
    } else joined.push(block);
    row = nearest;
    cell = ownCell;
  }
  return joined;
}

/** Returns the cell or row that contains a block. Null outside tables. */
function ancestorOf(block: Block, tag: 'td' | 'th' | 'tr'): PageElement | null {
  if (block.kind !== 'table-row') return null;
  const found = closest(block.element, (each) => each.tag === tag || each.tag === 'table');
  return found?.tag === tag ? found : null;
}

const MIN_WORDS = 3;
const MAX_WORDS = 120;
const MAX_CAPTIONS = 50;

/**
 * Returns the captions between the headline and the last block of the article, in page order and without duplicates. If the
 * headline is unknown or not above the article, starts at the article's first block. Omits boilerplate lines such as photo
 * credits. `articleAt` contains the indexes of the article's blocks. `headlineAt` is the index of the headline's block, or
 * -1 if it is unknown.
 */
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
    if (articleAt.has(block.index) || block.words < MIN_WORDS || block.words > MAX_WORDS) continue;
    if (isInCaption(block.element) && !isLabelLine(block.text)) captions.add(block.text);
  }
  return [...captions];
}

/** A page with at least this many captions in full sentences may be a gallery that tells its story in captions. */
const MIN_GALLERY_CAPTIONS = 3;
const MIN_SENTENCE_WORDS = 8;
const MIN_GALLERY_WORDS = 60;
const SENTENCE = new RegExp(`[${SENTENCE_MARKS}]`, 'u');

/**
 * Returns the captions below the headline if they are the text of a gallery: several, in sentences, with more words than
 * the article that was found. Otherwise returns an empty list.
 */
export function galleryText(
  blocks: readonly Block[],
  article: readonly Block[],
  headlineAt: number,
): readonly Block[] {
  const found = blocks.slice(headlineAt + 1).filter((block) => {
    if (block.words < MIN_SENTENCE_WORDS || block.words > MAX_WORDS || !SENTENCE.test(block.text))
      return false;
    return isInCaption(block.element) && !isLabelLine(block.text);
  });
  const words = sumOf(found, (block) => block.words);
  const isGallery = found.length >= MIN_GALLERY_CAPTIONS && words >= MIN_GALLERY_WORDS;
  return isGallery && words > sumOf(article, (block) => block.words) ? found : [];
}

const isInCaption = insideTest(isCaptionElement, null, new WeakMap());

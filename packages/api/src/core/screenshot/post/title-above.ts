/** Finds titles above the header of a post, as on pages of videos, boards and pins, and the evidence for them. */

import type { PostHeader } from '../headers/post-header.ts';
import { type Features, flag, isTextRow, mean, topOf, wordsIn } from '../rows/feature-values.ts';
import { MAX_TITLE_ROWS, type Page, type TextBlock } from '../rows/text-block.ts';
import { looksLikeWord, type Segment } from '../words/segments.ts';

export interface TitleAbove {
  /** From top to bottom. */
  readonly rows: readonly Segment[];
  /** Whether the rows are used as the title or ignored. */
  readonly isUsed: boolean;
}

/** Minimum type size of a title relative to its text. How much larger it is becomes a feature. */
const MIN_SIZE_RATIO = 0.92;
/** Maximum distance from the header, and between its rows, as multiples of the row's height. */
const MAX_GAP_HEIGHTS = 3;
const MAX_ROW_GAP_HEIGHTS = 1.2;
const MAX_SIZE_LOG = 0.15;

/** Returns the rows right above a header that may be the title of the text below it. Empty if there are none. */
export function titleRowsAbove(page: Page, header: PostHeader, { rows: [first] }: TextBlock): Segment[] {
  if (!first) return [];
  const [left, right] = [
    Math.min(...header.segments.map(({ box }) => box.left)),
    Math.max(...header.segments.map(({ box }) => box.right)),
  ];
  const rows: Segment[] = [];
  let edge = topOf(header.segments);
  for (const row of page.segments.toReversed()) {
    const below = rows[0];
    const { box, height, size } = row;
    if (box.bottom > edge + 0.3 * height || header.segments.includes(row)) continue;
    if (edge - box.bottom > (below ? MAX_ROW_GAP_HEIGHTS : MAX_GAP_HEIGHTS) * height) break;
    const isOver = box.left < right && box.right > left && box.left < left + height;
    if (!isOver || !isTextRow(page, row)) continue;
    const isOfTitle = below === undefined || Math.abs(Math.log(size / below.size)) < MAX_SIZE_LOG;
    if (!isOfTitle || size < MIN_SIZE_RATIO * first.size || rows.length === MAX_TITLE_ROWS) break;
    rows.unshift(row);
    edge = box.top;
  }
  return rows;
}

/** Returns the evidence for and against a title above the header of a text. */
export function titleFeatures(
  titleAbove: TitleAbove | null,
  header: PostHeader | null,
  text: TextBlock,
): Features {
  const [row] = titleAbove?.rows ?? [];
  const [first] = text.rows;
  if (!titleAbove || !row || !first || !header) return NO_TITLE;
  if (!titleAbove.isUsed) return LEFT_OUT;
  const words = wordsIn(titleAbove.rows);
  const bottom = Math.max(...titleAbove.rows.map(({ box }) => box.bottom));
  return {
    'title: above the header': 1,
    'title: type size against the text (log)': Math.log(row.size / first.size),
    'title: gap': (topOf(header.segments) - bottom) / row.height / MAX_GAP_HEIGHTS,
    'title: words (log)': Math.log(words.length) / 3,
    'title: share of words': mean(words.map(({ text: word }) => flag(looksLikeWord(word)))),
    'title: at the edge of the text': flag(Math.abs(row.box.left - first.box.left) < row.height),
    'title: set out far': flag(first.box.left - row.box.left > 3 * row.height),
    'title: on top of the page': flag(row.box.top < 3 * row.height),
  };
}

const NO_TITLE: Features = {};
const LEFT_OUT: Features = { 'title: left out': 1 };

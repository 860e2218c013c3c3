import { DEGREE } from '../headers/header-patterns.ts';
import type { Page } from '../rows/text-block.ts';
import { isRightAbove, type Segment } from '../words/segments.ts';
import { FOLLOWER_ROW } from '../words/vocabulary.ts';

/** Maximum distance of the row that confirms a name: below it, and from its left edge, in word heights. */
const MAX_GAP_HEIGHTS = 1.2;
const MAX_INDENT_HEIGHTS = 0.5;

/**
 * Whether a time, a label of paid posts, a degree, a handle or a follower count is right below a row, in the same or smaller
 * type.
 */
export function isProvedBelow(page: Page, row: Segment): boolean {
  return page.segments.some(
    (below) =>
      isRightAbove(row, below, MAX_GAP_HEIGHTS, MAX_INDENT_HEIGHTS) &&
      below.size < 1.05 * row.size &&
      isProof(page, below),
  );
}

function isProof(page: Page, row: Segment): boolean {
  const kind = page.kindOf(row);
  if (kind === 'time' || kind === 'paid') return true;
  return DEGREE.test(row.text) || FOLLOWER_ROW.test(row.text) || /^\W{0,2}@[\w.-]{3,}/u.test(row.text);
}

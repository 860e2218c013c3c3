import { DEGREE } from './header-patterns.ts';
import { isRightAbove, type Segment } from './segments.ts';
import type { Page } from './text-block.ts';
import { FOLLOWER_ROW } from './vocabulary.ts';

/** The row that proves a name stands this close below it, in word heights, and this near to its left edge. */
const MAX_GAP_HEIGHTS = 1.2;
const MAX_INDENT_HEIGHTS = 0.5;

/** Whether a time, a label of paid posts, a degree, a handle or a number of followers stands right below a row, in no larger type. */
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

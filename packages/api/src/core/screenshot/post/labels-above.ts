import type { Page } from '../rows/text-block.ts';
import { isRightAbove, type Segment } from '../words/segments.ts';

/** A label is at most this many word heights above its post. */
const MAX_LABEL_GAP_HEIGHTS = 2.2;

/**
 * Returns labels right above a row, at its left edge (`Pinned message`, `Mara liked`), each with the row before it on the
 * page.
 */
export function labelsAbove(page: Page, row: Segment): { readonly before: Segment | undefined }[] {
  return page.segments.flatMap((label, i) => {
    const isLabel = isRightAbove(label, row, MAX_LABEL_GAP_HEIGHTS, 1) && page.kindOf(label) === 'labels';
    return isLabel ? [{ before: page.segments[i - 1] }] : [];
  });
}

import { cleanName } from '../headers/author-name.ts';
import { DEGREE } from '../headers/header-patterns.ts';
import type { PostHeader } from '../headers/post-header.ts';
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

const HANDLE_START = /^\P{L}{0,2}@(?<name>[\w.-]{3,30})/u;
/**
 * Maximum vertical gap between a name and the handle below it, and maximum difference of their left edges, in word heights.
 */
const HANDLE_GAP_HEIGHTS = 1.2;
const HANDLE_INDENT_HEIGHTS = 0.8;

/** If the author's header has no handle, finds one below the same name elsewhere on the page, as in channels. */
export function handleElsewhere(page: Page, header: PostHeader | null): string | null {
  const [own] = header?.segments ?? [];
  const author = header?.author;
  if (!own || !author) return null;
  const names = page.segments.filter((row) => row === own || cleanName(row, row.text) === author);
  for (const name of names) {
    const below = page.segments.find(
      (row) =>
        isRightAbove(name, row, HANDLE_GAP_HEIGHTS, HANDLE_INDENT_HEIGHTS) && HANDLE_START.test(row.text),
    );
    const handle = below && HANDLE_START.exec(below.text)?.groups?.name;
    if (handle) return `@${handle}`;
  }
  return null;
}

/**
 * Finds the foot of a post: the area from the end of its text to the next header, which holds the buttons, date and counts.
 */

import { type PostCandidate, wholeText } from '../post/post-candidates.ts';
import { topOf } from '../rows/feature-values.ts';
import type { Page } from '../rows/text-block.ts';
import type { PixelBox } from '../words/image-text.ts';
import { CAPITAL_HEIGHT, type Segment, sharedWidth } from '../words/segments.ts';

export interface Foot {
  readonly box: PixelBox;
  /** Area directly above the text, where photo networks have their buttons. */
  readonly above: PixelBox;
  /** Height of capitals in the post's text, in pixels. */
  readonly capital: number;
}

/**
 * Minimum width of the row of buttons, which can be wider than a short text, and how far it extends to the left, under the
 * avatar. Both are multiples of the type size.
 */
const USUAL_WIDTH = 36;
const AVATAR_WIDTH = 5;
/** Height above a text, in multiples of the type size, that is searched for a row of buttons. */
const ROOM_ABOVE = 6;

/** Returns the areas below and above the text of a post. Null if it has no text. */
export function footOf(page: Page, candidate: PostCandidate): Foot | null {
  const { title, rows } = wholeText(candidate);
  const all = [...title, ...rows];
  const first = rows[0] ?? all[0];
  if (!first) return null;
  const left = Math.min(
    ...all.map(({ box }) => box.left),
    ...(candidate.header?.segments ?? []).map(({ box }) => box.left),
  );
  const right = Math.max(...all.map(({ box }) => box.right), left + USUAL_WIDTH * first.size);
  const top = Math.max(...all.map((row) => row.box.bottom));
  const box = {
    left: Math.max(0, left - AVATAR_WIDTH * first.size),
    top,
    right: Math.min(page.widthPx, right),
    bottom: nextHeaderTop(page, candidate, left, top, first.size),
  };
  const start = Math.min(...all.map((row) => row.box.top));
  const above = { ...box, top: Math.max(0, start - ROOM_ABOVE * first.size), bottom: start };
  return { box, above, capital: CAPITAL_HEIGHT * first.size };
}

/** Returns a function that checks whether a row is between the top of the post's header and the end of its foot. */
export function isOfPost(page: Page, candidate: PostCandidate): (row: Segment) => boolean {
  const foot = footOf(page, candidate);
  if (!foot) return () => false;
  const top = Math.min(foot.box.top, ...(candidate.header?.segments ?? []).map((row) => row.box.top));
  return (row) => row.box.bottom > top && row.box.top < foot.box.bottom && sharedWidth(row.box, foot.box) > 0;
}

/** Returns where the next post begins. Quoted posts and cards are indented. */
function nextHeaderTop(
  page: Page,
  { header }: PostCandidate,
  left: number,
  top: number,
  size: number,
): number {
  const tops = page.proved
    .filter((other) => other !== header && topOf(other.segments) > top)
    .filter(({ segments }) => Math.min(...segments.map(({ box }) => box.left)) < left + size)
    .map(({ segments }) => topOf(segments));
  return Math.min(page.heightPx, ...tops);
}

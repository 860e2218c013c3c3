import type { Segment } from './segments.ts';

/** Who posted and when, as printed above a post. */
export interface PostHeader {
  readonly author: string | null;
  readonly handle: string | null;
  readonly time: string | null;
  /** Segments that make up the header. */
  readonly segments: readonly Segment[];
}

/** Largest distance between lines of one header, in word heights. */
export const MAX_NAME_LINE_GAP_HEIGHTS = 1.2;

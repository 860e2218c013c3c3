import type { Segment } from '../words/segments.ts';

/** The author and time of a post, as printed above it. */
export interface PostHeader {
  readonly author: string | null;
  readonly handle: string | null;
  readonly time: string | null;
  /** Segments of the header. */
  readonly segments: readonly Segment[];
}

/** Maximum distance between lines of the same header, in word heights. */
export const MAX_NAME_LINE_GAP_HEIGHTS = 1.2;

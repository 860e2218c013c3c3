/** Technical bounds of reading a post. */

/** Most addresses that a short link may lead through. */
export const MAX_SHORT_LINK_HOPS = 6;
/** Longest wait for the picture of a post whose text is already there. */
export const PREVIEW_TIMEOUT_MS = 6_000;

/** Technical bounds of reading a post. */

/** Longest wait for the picture of a post whose text is already there. */
export const PREVIEW_TIMEOUT_MS = 6_000;

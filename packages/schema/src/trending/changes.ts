/**
 * Possible changes of a story between two lists, in display order. This module does not import zod, so that browsers do not
 * have to load it.
 */
export const CHANGES = ['new', 'growing', 'moved', 'steady', 'fading', 'gone'] as const;
export type Change = (typeof CHANGES)[number];

/** Maximum number of pairs in each of `same` and `different` of a comparison. */
export const MAX_TOLD_PAIRS = 1_000;

/** Technical bounds of following links; those of time and bytes are the outbound client's. */

/** Most addresses one link may lead through, unwrapped ones included. */
export const MAX_HOPS = 15;

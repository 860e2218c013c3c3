/**
 * For text in which dashes and signs part words: "Ferry strike ends - Coast Radio", "fined -2.30". The font's kerning pulls
 * a dash to the space beside it, so that both read as one word.
 */
export const LOOSE_DASHES = { fontKerning: 'none' } as const;

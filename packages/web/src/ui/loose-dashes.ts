/**
 * Style for text with dashes or minus signs between words, such as "Ferry strike ends - Coast Radio" or "fined -2.30". With
 * kerning, the font pulls a dash so close to its neighbor that both look like one word.
 */
export const LOOSE_DASHES = { fontKerning: 'none' } as const;

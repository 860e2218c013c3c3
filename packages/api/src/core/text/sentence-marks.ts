/** The marks that may end a sentence, for character classes. Unicode Sentence_Terminal, for the scripts used in news. */

/** Followed by a space, or checked against abbreviations and similar: Latin, Canadian syllabics, Mongolian. */
export const SPACED_MARKS = '.!?…‼⁇⁈⁉᙮᠃᠉';

/**
 * Marks that end a sentence even without a space: Chinese and Japanese, Arabic, Devanagari, Ethiopic, Armenian, Burmese,
 * Khmer.
 */
export const UNSPACED_MARKS = '。！？．｡؟۔।॥።፧፨։။។៕';

export const SENTENCE_MARKS = SPACED_MARKS + UNSPACED_MARKS;

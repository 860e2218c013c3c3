/** Unicode Sentence_Terminal, for the scripts used in news. */

/** Latin, Canadian syllabics, Mongolian: followed by a space, or checked against abbreviations. */
export const SPACED_MARKS = '.!?…‼⁇⁈⁉᙮᠃᠉';

/** Chinese and Japanese, Arabic, Devanagari, Ethiopic, Armenian, Burmese, Khmer. */
export const UNSPACED_MARKS = '。！？．｡؟۔।॥።፧፨։။។៕';

export const SENTENCE_MARKS = SPACED_MARKS + UNSPACED_MARKS;

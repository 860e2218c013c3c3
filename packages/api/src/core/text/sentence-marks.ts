/** The marks that may end a sentence, for character classes. Unicode Sentence_Terminal, of the scripts that news is written in. */

/** Followed by a space, or weighed against abbreviations and the like: Latin, Canadian syllabics, Mongolian. */
export const SPACED_MARKS = '.!?…‼⁇⁈⁉᙮᠃᠉';

/** Marks that end a sentence even without a space: Chinese and Japanese, Arabic, Devanagari, Ethiopic, Armenian, Burmese, Khmer. */
export const UNSPACED_MARKS = '。！？．｡؟۔।॥።፧፨։။។៕';

export const SENTENCE_MARKS = SPACED_MARKS + UNSPACED_MARKS;

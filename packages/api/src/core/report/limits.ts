/** Technical bounds of the report. */

/** A longer sentence (tables, texts without punctuation) is shown in pieces of at most this many characters. */
export const SENTENCE_MAX_CHARACTERS = 600;
/** The lede and the end never hold more than this many sentences, nor more than this share of them. */
export const LEDE_MAX_SENTENCES = 4;
export const END_MAX_SENTENCES = 3;
export const SECTION_MAX_SHARE = 0.25;
/** Context on each side of a mention in a snippet. */
export const SNIPPET_CONTEXT_CHARACTERS = 90;
/** Near forms shown for an absent keyword. */
export const NEAR_FORMS_SHOWN = 5;
/** Near forms are sought for this many absent keywords of one analysis. */
export const NEAR_FORM_KEYWORDS = 500;
/** Longest quotation inside a relevancy summary. */
export const QUOTE_MAX_CHARACTERS = 280;

/** Technical limits of the analysis. They keep the cost of any input, including hostile ones, proportional to its size. */

/** Markup beyond this many characters is not read. */
export const MAX_HTML_CHARACTERS = 8_000_000;
/** Elements below this depth are treated as if they were at it (browsers use 512). */
export const MAX_DEPTH = 200;
export const MAX_ATTRIBUTES_PER_ELEMENT = 60;
/** Longer attribute values are truncated. */
export const MAX_ATTRIBUTE_CHARACTERS = 8_000;
/** Blocks of text beyond this number are not read. With twenty characters each, they fill `MAX_ARTICLE_CHARACTERS`. */
export const MAX_BLOCKS = 15_000;
/** JSON-LD: maximum script size, number of visited nodes and nesting depth. */
export const MAX_JSON_LD_CHARACTERS = 2_000_000;
export const MAX_JSON_LD_NODES = 5_000;
export const MAX_JSON_LD_DEPTH = 12;
/** Maximum length of a headline, name or description. */
export const MAX_METADATA_CHARACTERS = 2_000;
/** Maximum length of a list of names, tags or figures. */
export const MAX_METADATA_ITEMS = 200;
export const MAX_METADATA_TOTAL_CHARACTERS = 30_000;
/** Elements beyond this number are not read. */
export const MAX_ELEMENTS = 400_000;

/** Longer sentences (tables, texts without punctuation) are split into pieces of at most this many characters. */
export const SENTENCE_MAX_CHARACTERS = 600;
/** Maximum number of sentences in the lede and the end, and their maximum share of all sentences. */
export const LEDE_MAX_SENTENCES = 4;
export const END_MAX_SENTENCES = 3;
export const SECTION_MAX_SHARE = 0.25;
/** Characters of context on each side of a mention in a snippet. */
export const SNIPPET_CONTEXT_CHARACTERS = 90;
/** Maximum number of near forms shown for an absent keyword. */
export const NEAR_FORMS_SHOWN = 5;
/** Maximum number of absent keywords per analysis for which near forms are searched. */
export const NEAR_FORM_KEYWORDS = 500;
/** Maximum length of a quotation in a relevancy summary. */
export const QUOTE_MAX_CHARACTERS = 280;

/** Maximum size of a response, so that it loads quickly on a slow connection. */
export const ANSWER_MAX_BYTES = 1_000_000;
/** Maximum size of a report: a response without the wrapper of tRPC. */
export const REPORT_MAX_BYTES = ANSWER_MAX_BYTES - 100;
/** Share of the maximum response reserved for evidence if the text alone would fill it. */
export const EVIDENCE_MIN_SHARE = 0.1;
/** Maximum total length of the captions shown. Mentions are counted in all of them. */
export const MAX_CAPTION_CHARACTERS = 50_000;
/** Maximum number of evidence sentences per keyword if not all of them fit. */
export const MAX_EVIDENCE_SHOWN = 400;

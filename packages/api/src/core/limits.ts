/**
 * Technical bounds of the analysis: they keep the cost of any input, hostile ones included, in proportion to its size.
 */

// Pages.

/** Markup beyond this many characters is not read. */
export const MAX_HTML_CHARACTERS = 8_000_000;
/** Elements below this depth are read as if they stood at it (browsers use 512). */
export const MAX_DEPTH = 200;
export const MAX_ATTRIBUTES_PER_ELEMENT = 60;
/** Longer attribute values are cut. */
export const MAX_ATTRIBUTE_CHARACTERS = 8_000;
/** Blocks of text beyond this number are not read; with twenty bytes each they fill `MAX_FETCHED_TEXT_BYTES`. */
export const MAX_BLOCKS = 15_000;
/** JSON-LD: largest script read, nodes visited in it and depth of nesting. */
export const MAX_JSON_LD_CHARACTERS = 2_000_000;
export const MAX_JSON_LD_NODES = 5_000;
export const MAX_JSON_LD_DEPTH = 12;
/** Longest headline, name or description handed on. */
export const MAX_METADATA_CHARACTERS = 2_000;
/** Longest list of names, tags or figures handed on. */
export const MAX_METADATA_ITEMS = 200;
/** Characters of everything together that a page says about itself. */
export const MAX_METADATA_TOTAL_CHARACTERS = 30_000;
/** What reading one page may cost: its tree, its links, scripts and forms (`fuel.ts`). */
export const PAGE_FUEL = { steps: 30_000, depth: 150, characters: 100_000 };
/** Elements beyond this number are not read: they have used all steps of the page. */
export const MAX_ELEMENTS = 400_000;
/** Reading an element is much less work than reading a node of a script. */
export const STEPS_PER_ELEMENT = PAGE_FUEL.steps / MAX_ELEMENTS;

// The report.

/** Text of a page or document beyond this many bytes of UTF-8 is not analyzed: some 50,000 words, a short novel. */
export const MAX_FETCHED_TEXT_BYTES = 300_000;

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
/** Near forms are searched for this many absent keywords of one analysis. */
export const NEAR_FORM_KEYWORDS = 500;
/** Longest quotation inside a relevancy summary. */
export const QUOTE_MAX_CHARACTERS = 280;

/** Largest answer, so that it loads quickly on a slow connection. */
export const ANSWER_MAX_BYTES = 1_000_000;
/** Largest report: the answer without what a tRPC answer wraps around it. */
export const REPORT_MAX_BYTES = ANSWER_MAX_BYTES - 100;
/** Share of the largest answer that is kept for evidence when the text alone fills it. */
export const EVIDENCE_MIN_SHARE = 0.1;
/** Characters of all captions that are shown; mentions are counted in all of them. */
export const MAX_CAPTION_CHARACTERS = 50_000;
/** Most sentences of evidence for each keyword when not all of them fit. */
export const MAX_EVIDENCE_SHOWN = 400;

/** Technical bounds that keep the cost of any page, however hostile, in proportion to its size. */

/** Markup beyond this many characters is not read. */
export const MAX_HTML_CHARACTERS = 8_000_000;
/** Elements below this depth are read as if they stood at it (browsers use 512). */
export const MAX_DEPTH = 200;
/** Elements beyond this number are not read. */
export const MAX_ELEMENTS = 400_000;
export const MAX_ATTRIBUTES_PER_ELEMENT = 60;
/** Longer attribute values are cut. */
export const MAX_ATTRIBUTE_CHARACTERS = 8_000;
/** Blocks of text beyond this number are not read. */
export const MAX_BLOCKS = 60_000;
/** JSON-LD: largest script read, nodes visited in it and depth of nesting. */
export const MAX_JSON_LD_CHARACTERS = 2_000_000;
export const MAX_JSON_LD_NODES = 5_000;
export const MAX_JSON_LD_DEPTH = 12;
/** Longest headline, name or description handed on. */
export const MAX_METADATA_CHARACTERS = 2_000;

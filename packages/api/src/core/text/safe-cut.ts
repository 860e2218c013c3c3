const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Longer than any real grapheme. Only malicious stacks of combining marks are longer, and they are cut between marks. */
const MAX_GRAPHEME_UNITS = 64;
const LOW_SURROGATE = /[\uDC00-\uDFFF]/;

/**
 * Returns the last offset at or before `offset` where a text can be cut without splitting a visible character: a surrogate
 * pair, a letter and its accents, an emoji of several parts (UAX #29 grapheme clusters).
 * @param offset UTF-16 units. A value outside the text is moved to the nearest end.
 */
export function safeCut(text: string, offset: number): number {
  if (offset >= text.length) return text.length;
  let from = Math.max(0, offset - MAX_GRAPHEME_UNITS);
  if (LOW_SURROGATE.test(text.charAt(from))) from++;
  const window = text.slice(from, offset + MAX_GRAPHEME_UNITS);
  const start = graphemes.segment(window).containing(offset - from)?.index ?? 0;
  if (start > 0 || from === 0) return from + start;
  return LOW_SURROGATE.test(text.charAt(offset)) ? offset - 1 : offset;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Only malicious stacks of combining marks are longer. They are cut between marks. */
const MAX_GRAPHEME_UNITS = 64;
const LOW_SURROGATE = /[\uDC00-\uDFFF]/;

/** The last place at or before `offset` (UTF-16 units) that does not split a grapheme cluster (UAX #29). */
export function safeCut(text: string, offset: number): number {
  if (offset >= text.length) return text.length;
  let from = Math.max(0, offset - MAX_GRAPHEME_UNITS);
  if (LOW_SURROGATE.test(text.charAt(from))) from++;
  const window = text.slice(from, offset + MAX_GRAPHEME_UNITS);
  const start = graphemes.segment(window).containing(offset - from)?.index ?? 0;
  if (start > 0 || from === 0) return from + start;
  return LOW_SURROGATE.test(text.charAt(offset)) ? offset - 1 : offset;
}

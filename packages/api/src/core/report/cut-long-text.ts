/** Limits the time of an analysis and the size of its response, regardless of the source. */
import { type ReportWarning, textCutWarning } from '@earshot/schema/warnings';
import { MAX_FETCHED_TEXT_BYTES } from '../limits.ts';
import { countWords } from '../page/html/count-words.ts';
import { safeCut } from '../text/safe-cut.ts';

/** A text is cut at the end of a paragraph or word if that keeps at least this fraction of the allowed text. */
const MIN_KEPT_SHARE = 0.9;

/**
 * Returns the text unchanged if it has at most `maxBytes` of UTF-8. Otherwise returns its beginning, with a warning that
 * gives the number of words kept and in total.
 */
export function cutLongText(
  text: string,
  maxBytes = MAX_FETCHED_TEXT_BYTES,
): { readonly text: string; readonly warning: ReportWarning | null } {
  if (text.length * 3 <= maxBytes) return { text, warning: null };
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  if (read >= text.length) return { text, warning: null };
  const paragraph = text.lastIndexOf('\n\n', read);
  const space = text.lastIndexOf(' ', read);
  const end = [paragraph, space].find((at) => at >= MIN_KEPT_SHARE * read) ?? safeCut(text, read);
  const beginning = text.slice(0, end);
  return { text: beginning, warning: textCutWarning(countWords(beginning), countWords(text)) };
}

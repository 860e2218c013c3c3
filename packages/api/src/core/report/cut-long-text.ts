/** Limits the time of an analysis and the size of its response, regardless of the source. */
import { MAX_ARTICLE_CHARACTERS } from '@earshot/schema/limits';
import { type ReportWarning, textCutWarning } from '@earshot/schema/warnings';
import { countWords } from '../page/html/count-words.ts';
import { safeCut } from '../text/safe-cut.ts';

/** A text is cut at the end of a paragraph or word if that keeps at least this fraction of the allowed text. */
const MIN_KEPT_SHARE = 0.9;

/**
 * Returns the text unchanged if it has at most `maxCharacters`. Otherwise returns its beginning, with a warning that
 * gives the number of words kept and in total.
 */
export function cutLongText(
  text: string,
  maxCharacters = MAX_ARTICLE_CHARACTERS,
): { readonly text: string; readonly warning: ReportWarning | null } {
  if (text.length <= maxCharacters) return { text, warning: null };
  const paragraph = text.lastIndexOf('\n\n', maxCharacters);
  const space = text.lastIndexOf(' ', maxCharacters);
  const end =
    [paragraph, space].find((at) => at >= MIN_KEPT_SHARE * maxCharacters) ?? safeCut(text, maxCharacters);
  const beginning = text.slice(0, end);
  return { text: beginning, warning: textCutWarning(countWords(beginning), countWords(text)) };
}

import { isEmoticon } from '../lexicon/rated-words.ts';
import { type ToneTokens, tokenize } from './tokenize.ts';

let last: { readonly text: string; readonly scan: ToneTokens } | undefined;

/**
 * Returns the tokens of a line. The last result is kept, because the same line is tokenized to detect its language, to
 * score its tone, and again for each party.
 */
export function scanLine(text: string): ToneTokens {
  if (last?.text !== text) last = { text, scan: tokenize(text, isEmoticon) };
  return last.scan;
}

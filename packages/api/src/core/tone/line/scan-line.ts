import { isEmoticon } from '../lexicon/rated-words.ts';
import { type ToneTokens, tokenize } from './tokenize.ts';

let last: { readonly text: string; readonly scan: ToneTokens } | undefined;

/**
 * Returns the tokens of a line. The last result is kept, because the choice of language, the tone and each party read the
 * same line in turn.
 */
export function scanLine(text: string): ToneTokens {
  if (last?.text !== text) last = { text, scan: tokenize(text, isEmoticon) };
  return last.scan;
}

import type { Span } from '@earshot/schema/analysis-result';
import type { ToneLanguage } from '../language/line-language.ts';
import type { ToneToken } from '../line/tokenize.ts';

/**
 * For each token of a German, French or Spanish line, whether it is part of a name. French and Spanish capitalize only names
 * inside a sentence. German capitalizes all nouns, so there only the given ranges and abbreviations in capitals are masked.
 */
export function maskForeignNames(
  tokens: readonly ToneToken[],
  spans: readonly Span[],
  language: ToneLanguage,
): boolean[] {
  return tokens.map((token, at) => {
    if (spans.some(({ start, end }) => start < token.end && token.start < end)) return true;
    if (token.capitals) return true;
    if (language === 'de' || !token.initial) return false;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const opens = before === undefined || before.sentence !== token.sentence;
    return !opens || (next?.initial === true && next.sentence === token.sentence);
  });
}

import type { Span } from '@earshot/schema/analysis-result';
import knownNames from '../../../content/tone/known-names.json' with { type: 'json' };
import type { ToneLanguage } from '../language/line-language.ts';
import type { ToneToken } from '../line/tokenize.ts';

/** Companies, places and people in the news. */
const KNOWN: ReadonlySet<string> = new Set(knownNames);

/**
 * Returns for each token of a German, French or Spanish line whether it is part of a name. Inside a sentence, French and
 * Spanish capitalize only names. German capitalizes all nouns, so there only the given ranges, known names and abbreviations
 * are masked.
 */
export function maskForeignNames(
  tokens: readonly ToneToken[],
  spans: readonly Span[],
  language: ToneLanguage,
): boolean[] {
  return tokens.map((token, at) => {
    if (spans.some(({ start, end }) => start < token.end && token.start < end)) return true;
    if (token.capitals || (token.initial && KNOWN.has(token.key))) return true;
    if (language === 'de' || !token.initial) return false;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const opens = before === undefined || before.sentence !== token.sentence;
    return !opens || (next?.initial === true && next.sentence === token.sentence);
  });
}

import type { KeywordMatch, Quote } from '@earshot/schema/analysis-result';

/** The keywords, by name, in whose sentences a quotation is: it names them, or the words around it do. */
export function keywordsOfQuote({ start, end }: Quote, matches: readonly KeywordMatch[]): string[] {
  return matches
    .filter(({ evidence }) =>
      evidence.some(
        (sentence) =>
          sentence.section !== 'headline' &&
          sentence.start < end &&
          sentence.start + sentence.text.length > start,
      ),
    )
    .map(({ keyword }) => keyword);
}

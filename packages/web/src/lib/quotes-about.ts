import type { KeywordMatch, Quote } from '@earshot/schema/analysis-result';

/**
 * Returns the keywords whose evidence sentences overlap a quotation, i.e. that are named in the quotation or in the words
 * around it. The headline is ignored.
 */
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

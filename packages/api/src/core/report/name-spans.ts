/** Names that never have a tone: the tracked keywords, the outlet and the author. */
import type { Span } from '@earshot/schema/analysis-result';
import { compileKeywords } from '../keywords/find-mentions.ts';

/** Returns the ranges of the names in a text, grouped by name and sorted by position within each name. */
export type NameSpans = (text: string) => Span[];

/**
 * Finds tracked keywords in the same way as mentions. The outlet and the author must match exactly as spelled, so an outlet
 * called "Crisis" does not affect the word "crisis".
 * @param keywords as typed, with their other spellings. @param sourceNames outlet and author, if known.
 */
export function nameSpans(keywords: readonly string[], sourceNames: readonly string[]): NameSpans {
  const matcher = compileKeywords([...keywords, ...sourceNames]);
  return (text) =>
    matcher
      .find(text)
      .flatMap((mentions, i) =>
        i < keywords.length
          ? mentions
          : mentions.filter(({ start, end }) => text.slice(start, end) === sourceNames[i - keywords.length]),
      );
}

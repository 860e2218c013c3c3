/** Names that never have a tone: the tracked keywords, the outlet and the author. */
import type { Span } from '@earshot/schema/analysis-result';
import { compileKeywords } from '../keywords/find-mentions.ts';

/** Gives the ranges of the names in a text, ascending by name, then by place. */
export type NameSpans = (text: string) => Span[];

/**
 * Finds tracked keywords as mentions are found. The outlet and the author count only as they are spelled: an outlet
 * called "Crisis" takes nothing from the word "crisis".
 * @param keywords as typed, with their other spellings. @param sourceNames outlet and author where they are known.
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

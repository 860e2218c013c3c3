/** Chooses the keywords and special terms to keep when they do not all fit in the response. */
import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { bytesOf } from './bytes-of.ts';

export type CountedTerms = Pick<AnalysisResult, 'keywordMatches' | 'breakoutBoxes' | 'specialBreakouts'>;

/** One comma for each of the two lists that a keyword can be in. */
const SEPARATOR_BYTES = 2;

/**
 * Returns the terms with the most mentions that take at most `maxBytes` of JSON in total, in their given order. On a tie,
 * the first terms win. A keyword keeps its breakout box.
 */
export function mostMentioned(
  { keywordMatches, breakoutBoxes, specialBreakouts }: CountedTerms,
  maxBytes: number,
): CountedTerms {
  let boxes = 0;
  const keywords = keywordMatches.map((match) => ({
    match,
    box: match.found ? breakoutBoxes[boxes++] : undefined,
    mentions: match.mentions,
  }));
  const specials = specialBreakouts.map((breakout) => ({ breakout, mentions: breakout.mentions }));
  const byMentions = [...keywords, ...specials].sort((a, b) => b.mentions - a.mentions);
  const kept = new Set<(typeof byMentions)[number]>();
  let bytes = 0;
  for (const term of byMentions) {
    const parts = 'breakout' in term ? [term.breakout] : [term.match, ...(term.box ? [term.box] : [])];
    bytes += parts.reduce((sum, part) => sum + bytesOf(part), SEPARATOR_BYTES);
    if (bytes > maxBytes) break;
    kept.add(term);
  }
  const keptKeywords = keywords.filter((term) => kept.has(term));
  return {
    keywordMatches: keptKeywords.map(({ match }) => match),
    breakoutBoxes: keptKeywords.flatMap(({ box }) => (box ? [box] : [])),
    specialBreakouts: specials.filter((term) => kept.has(term)).map(({ breakout }) => breakout),
  };
}

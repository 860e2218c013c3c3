/** Counts mentions in image captions separately from those in the text. */
import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { compileKeywords } from '../keywords/find-mentions.ts';
import type { TextAnalysis } from './analyze-text.ts';

/**
 * Returns the analysis with the captions and each keyword's mentions in them, unchanged if there are no captions. `keywords`
 * are the keywords of the analysis, as typed.
 */
export function withCaptions<T extends Pick<TextAnalysis, 'keywordMatches' | 'document'>>(
  analysis: T,
  captions: readonly string[],
  keywords: readonly string[],
): T {
  if (captions.length === 0) return analysis;
  const matcher = compileKeywords([...keywords]);
  const found = captions.map((caption) => matcher.find(caption));
  const keywordMatches = analysis.keywordMatches.map((match, i): KeywordMatch => {
    const captionMentions = found.reduce((sum, mentions) => sum + (mentions[i]?.length ?? 0), 0);
    return captionMentions === 0 ? match : { ...match, captionMentions };
  });
  return { ...analysis, keywordMatches, document: { ...analysis.document, captions: [...captions] } };
}

import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { toRanking } from '../../transport/ranking.ts';

const TYPE = 'Trending Ranking';

/**
 * Writes a ranking as a JSON file that includes and marks the user's corrections. `parseRankingJson` reads it. `generatedAt`
 * is an ISO timestamp.
 */
export function rankingJson(ranking: TrendingResult, generatedAt: string): string {
  const changed_by_hand = isChangedByHand(ranking.summary);
  return JSON.stringify({ type: TYPE, generatedAt, changed_by_hand, ...ranking }, null, 2);
}

/** Reads a ranking from the text of a file written by `rankingJson`. Null if the text is not a ranking. */
export function parseRankingJson(text: string): TrendingResult | null {
  try {
    return toRanking(JSON.parse(text));
  } catch {
    return null;
  }
}

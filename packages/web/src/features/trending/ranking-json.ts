import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { toRanking } from '../../transport/ranking.ts';

const TYPE = 'Trending Ranking';

/** A ranking as a JSON file, corrections by hand included and marked; `parseRankingJson` reads it back. `generatedAt`: ISO time. */
export function rankingJson(ranking: TrendingResult, generatedAt: string): string {
  const changed_by_hand = isChangedByHand(ranking.summary);
  return JSON.stringify({ type: TYPE, generatedAt, changed_by_hand, ...ranking }, null, 2);
}

/** A ranking from the text of such a file, or null when it is not one. */
export function parseRankingJson(text: string): TrendingResult | null {
  try {
    return toRanking(JSON.parse(text));
  } catch {
    return null;
  }
}

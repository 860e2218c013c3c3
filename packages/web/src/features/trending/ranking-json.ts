import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { toRanking } from '../../transport/report-data.ts';

const TYPE = 'Trending Ranking';
/** Matches the beginning of a file written by `rankingJson`. */
const SAVED_START = /^\s*\{\s*"type":\s*"Trending Ranking"/;
/** Prefix of the session IDs of loaded rankings. The server does not know these rankings. */
const LOADED_ID = 'loaded ';

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

/** Whether a text begins like a file written by `rankingJson`. The rest of it may be damaged. */
export function looksSaved(text: string): boolean {
  return SAVED_START.test(text);
}

/**
 * Reads a saved ranking to show it again as the current one. Null if the text is not a ranking. The ranking gets a new
 * session ID, because its corrections are part of it and the server may no longer store it. The merges of a corrected
 * ranking are left out, because grouping its lines again would discard the corrections.
 */
export function loadRanking(text: string): TrendingResult | null {
  const saved = parseRankingJson(text);
  if (saved === null) return null;
  const { merges = [], ...ranking } = saved;
  return {
    ...ranking,
    session_id: `${LOADED_ID}${new Date().toISOString()}`,
    stored_until: null,
    merges: isChangedByHand(ranking.summary) ? [] : merges,
  };
}

/** Whether a ranking was loaded from a file. */
export function isLoaded({ session_id }: TrendingResult): boolean {
  return session_id.startsWith(LOADED_ID);
}

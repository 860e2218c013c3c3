import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { complete, isRecord } from './complete.ts';

const EMPTY_RANKING: TrendingResult = {
  session_id: '',
  summary: {
    total_inputs: 0,
    unique_titles: 0,
    time_window: '',
    top_tags: [],
    notes: [],
    timeline: [],
    method_version: '',
  },
  items: [],
};
const EMPTY_ITEM: TrendingItem = {
  title: '',
  heat_score: 0,
  mentions: 0,
  avg_sentiment: null,
  sources: [],
  explain_why: '',
  heat_parts: [],
  members: [],
  deciding_words: [],
};

/**
 * A ranking as it arrived or was kept, completed, so that a server that speaks only the specification's shapes still
 * gives one. Throws when it is no ranking at all.
 */
export function toRanking(received: unknown): TrendingResult {
  if (!isRecord(received) || !Array.isArray(received.items) || !isRecord(received.summary))
    throw new Error('');
  const { summary } = EMPTY_RANKING;
  const template = { ...EMPTY_RANKING, summary: { ...summary, unique_titles: received.items.length } };
  const ranking = complete(template, received);
  return { ...ranking, items: ranking.items.map((item) => complete(EMPTY_ITEM, item)) };
}

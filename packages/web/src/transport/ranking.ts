import type { Member, TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
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
    heat_basis: { lines: 0, dated_lines: 0, sourced_lines: 0, newest_day: null },
  },
  items: [],
};
const EMPTY_ITEM: TrendingItem = {
  title: '',
  heat_score: 0,
  mentions: 0,
  pieces: 0,
  pick_ups: [],
  tied_by: [],
  avg_sentiment: null,
  sources: [],
  explain_why: '',
  heat_parts: [],
  members: [],
  deciding_words: [],
};

const EMPTY_MEMBER: Member = {
  line: 0,
  text: '',
  title: '',
  source: null,
  date: null,
  url: null,
  sentiment: null,
  copy_of: null,
  tags: [],
};

/**
 * Completes a received or stored ranking, so that a server that returns only the specified fields works as well. Throws if
 * the value is not a ranking.
 */
export function toRanking(received: unknown): TrendingResult {
  if (!isRecord(received) || !Array.isArray(received.items) || !isRecord(received.summary))
    throw new Error('');
  const { summary } = EMPTY_RANKING;
  const template = { ...EMPTY_RANKING, summary: { ...summary, unique_titles: received.items.length } };
  const ranking = complete(template, received);
  const items = ranking.items.map((received) => {
    const item = complete(EMPTY_ITEM, received);
    return { ...item, members: item.members.map((member) => complete(EMPTY_MEMBER, member)) };
  });
  return { ...ranking, items };
}

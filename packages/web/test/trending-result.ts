import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';

/** A fictional ranked article whose parts add up to its heat. `changes` replace whole fields. */
export function rankedItem(changes: Partial<TrendingItem> = {}): TrendingItem {
  return {
    title: 'Ferry strike ends after nine days',
    heat_score: 82,
    mentions: 3,
    pieces: 3,
    pick_ups: [],
    tied_by: ['ferry', 'strike'],
    latest_date: '2025-03-05',
    avg_sentiment: 0.25,
    sources: ['The Harbour Ledger', 'Coast Radio'],
    explain_why: '3 lines from 2 sources (The Harbour Ledger and Coast Radio).',
    heat_parts: [
      { name: 'volume', points: 30, max: 35, figure: '3 lines of 5' },
      { name: 'sources', points: 20, max: 20, figure: '2 sources' },
      { name: 'recency', points: 22, max: 25, figure: 'latest March 5, 2025' },
      { name: 'keywords', points: 10, max: 10, figure: 'rising terms: ferry strike' },
      { name: 'intensity', points: 0, max: 10, figure: 'emotional wording: 0%' },
    ],
    members: [
      {
        line: 1,
        text: 'Ferry strike ends after nine days - The Harbour Ledger (March 5, 2025)',
        source: 'The Harbour Ledger',
        date: '2025-03-05',
        url: null,
        title: 'Ferry strike ends after nine days',
        sentiment: 0.25,
        copy_of: null,
        tags: [0],
      },
      {
        line: 3,
        text: 'https://coastradio.example/ferry-strike-ends',
        source: 'Coast Radio',
        date: null,
        url: 'https://coastradio.example/ferry-strike-ends',
        title: 'Ferry strike ends',
        sentiment: null,
        copy_of: null,
        tags: [0],
      },
      {
        line: 4,
        text: 'Ferry strike ends',
        title: 'Ferry strike ends',
        source: null,
        date: null,
        url: 'javascript:alert(1)',
        sentiment: null,
        copy_of: 3,
        tags: [0],
      },
    ],
    deciding_words: [{ text: 'welcome', weight: 0.6 }],
    ...changes,
  };
}

export function trendingResult(
  changes: Partial<Omit<TrendingResult, 'summary'>> & { summary?: Partial<TrendingResult['summary']> } = {},
): TrendingResult {
  const { summary, ...rest } = changes;
  return {
    session_id: 'session-1',
    items: [
      rankedItem(),
      rankedItem({ title: 'Library reopens', heat_score: 41, mentions: 2, avg_sentiment: null }),
    ],
    ...rest,
    summary: {
      total_inputs: 5,
      unique_titles: 2,
      time_window: 'March 1, 2025 to March 5, 2025',
      top_tags: [
        ['ferry strike', 3],
        ['library', 2],
      ],
      reference_day: '2025-03-05',
      notes: ['1 line with a relative date.'],
      timeline: [
        { day: '2025-03-01', count: 1 },
        { day: '2025-03-05', count: 4 },
      ],
      method_version: '1.0',
      heat_basis: { lines: 5, dated_lines: 3, sourced_lines: 3, newest_day: '2025-03-05' },
      ...summary,
    },
  };
}

import { sentimentLabel } from '@earshot/schema/sentiment';
import type { TrendingItem } from '@earshot/schema/trending/model';
import { useCallback, useState } from 'react';

export const TONES = ['Positive', 'Neutral', 'Negative', 'No clear tone'] as const;
type Tone = (typeof TONES)[number];
export const STORY_SORTS = ['heat', 'mentions', 'newest', 'mostNegative', 'mostPositive'] as const;
export type StorySort = (typeof STORY_SORTS)[number];

export interface StoryView {
  /** Words that must all occur in a story's title, outlets or lines, in any case. */
  readonly text: string;
  readonly tone: Tone | '';
  readonly sort: StorySort;
}

export const WHOLE_RANKING: StoryView = { text: '', tone: '', sort: 'heat' };

export interface RankedStory {
  readonly item: TrendingItem;
  /** Rank in the whole ranking, starting at 1. */
  readonly rank: number;
  /** Identifies the story across filtering, sorting and reranking. */
  readonly key: string;
  readonly searched: string;
}

/** @param original the ranking before edits, so that a story keeps its key even if it loses its first line */
export function toRankedStories(
  items: readonly TrendingItem[],
  original: readonly TrendingItem[] = items,
): RankedStory[] {
  const storyOf = new Map(original.flatMap(({ members }, i) => members.map(({ line }) => [line, i])));
  const used = new Set<string>();
  return items.map((item, position) => {
    const first = item.members[0]?.line;
    const whole = `story ${first === undefined ? `at ${position}` : storyOf.get(first)}`;
    const key = item.by_hand && item.members.length === 1 ? `line ${first}` : whole;
    const unique = used.has(key) ? `${key} at ${position}` : key;
    used.add(unique);
    return {
      item,
      rank: position + 1,
      key: unique,
      searched: [item.title, ...item.sources, ...item.members.map(({ text }) => text)]
        .join('\n')
        .toLowerCase(),
    };
  });
}

export function viewStories(stories: readonly RankedStory[], view: StoryView): RankedStory[] {
  const terms = view.text.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = stories.filter(
    ({ item, searched }) =>
      terms.every((term) => searched.includes(term)) &&
      (view.tone === '' || toneOf(item.avg_sentiment) === view.tone),
  );
  const { sort } = view;
  return sort === 'heat' ? matching : matching.sort((a, b) => ORDERS[sort](a.item, b.item));
}

export function isFiltered({ text, tone }: StoryView): boolean {
  return text.trim() !== '' || tone !== '';
}

/** A story without a score has no clear tone, which is not the same as neutral. */
export function toneOf(sentiment: number | null): Tone {
  return sentiment === null ? 'No clear tone' : sentimentLabel(sentiment);
}

const ORDERS: Record<Exclude<StorySort, 'heat'>, (a: TrendingItem, b: TrendingItem) => number> = {
  mentions: (a, b) => b.mentions - a.mentions,
  newest: (a, b) => (b.latest_date ?? '').localeCompare(a.latest_date ?? ''),
  mostNegative: (a, b) => unknownLast(a, b) || (a.avg_sentiment ?? 0) - (b.avg_sentiment ?? 0),
  mostPositive: (a, b) => unknownLast(a, b) || (b.avg_sentiment ?? 0) - (a.avg_sentiment ?? 0),
};

function unknownLast(a: TrendingItem, b: TrendingItem): number {
  return Number(a.avg_sentiment === null) - Number(b.avg_sentiment === null);
}

export function useStoryView(sessionId: string) {
  const [state, setState] = useState({ of: sessionId, view: WHOLE_RANKING });
  const view = state.of === sessionId ? state.view : WHOLE_RANKING;
  const change = useCallback(
    (part: Partial<StoryView>) =>
      setState((before) => ({
        of: sessionId,
        view: { ...(before.of === sessionId ? before.view : WHOLE_RANKING), ...part },
      })),
    [sessionId],
  );
  return [view, change] as const;
}

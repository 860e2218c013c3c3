import type { TrendingItem } from '@earshot/schema/trending/model';

/** What can be corrected in a story of the ranking by hand. Stays the same object while the ranking changes. */
export interface StoryEdits {
  /** Moves a line of a story into a new story. */
  readonly takeOut: (item: TrendingItem, line: number) => void;
  /** Makes a story part of another one. */
  readonly join: (item: TrendingItem, to: TrendingItem) => void;
  /** The other stories that it may be joined to with their ranks, likeliest first, then those with most words in common. */
  readonly candidates: (item: TrendingItem) => readonly JoinCandidate[];
}

export interface JoinCandidate {
  readonly item: TrendingItem;
  /** 1-based. */
  readonly rank: number;
}

import type { TrendingItem } from '@earshot/schema/trending/model';

/** Corrections that the user can make to a story. The object keeps its identity when the ranking changes. */
export interface StoryEdits {
  /** Moves a line of a story into a new story. */
  readonly takeOut: (item: TrendingItem, line: number) => void;
  /** Uses the headline of a line as the title of its story. */
  readonly retitle: (line: number) => void;
  /** Joins a story to another story. */
  readonly join: (item: TrendingItem, to: TrendingItem) => void;
  /** Combines lines and whole stories into one story. */
  readonly gather: (lines: readonly number[], stories: readonly TrendingItem[]) => void;
  /** Splits stories, so that every text becomes a separate story. */
  readonly splitUp: (stories: readonly TrendingItem[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Returns the stories that a story may be joined to, with their ranks. Those with the most words in common come first.
   */
  readonly candidates: (item: TrendingItem) => readonly JoinCandidate[];
}

export interface JoinCandidate {
  readonly item: TrendingItem;
  /** Rank in the whole ranking, starting at 1. */
  readonly rank: number;
}

import type { TrendingItem } from '@earshot/schema/trending/model';

/** Corrections that the user can make to a story. The object keeps its identity when the ranking changes. */
export interface StoryEdits {
  /** Moves a line of a story into a new story. */
  readonly takeOut: (item: TrendingItem, line: number) => void;
  /** Makes the headline of one of its lines the title of a story. */
  readonly retitle: (line: number) => void;
  /** Makes a story part of another story. */
  readonly join: (item: TrendingItem, to: TrendingItem) => void;
  /** Makes one story of lines and whole stories. */
  readonly gather: (lines: readonly number[], stories: readonly TrendingItem[]) => void;
  /** Makes every text of the stories a separate story. */
  readonly splitUp: (stories: readonly TrendingItem[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Returns the stories that a story may be joined to, with their ranks: the likeliest stories first, then those with the
   * most words in common.
   */
  readonly candidates: (item: TrendingItem) => readonly JoinCandidate[];
}

export interface JoinCandidate {
  readonly item: TrendingItem;
  /** Rank in the whole ranking, starting at 1. */
  readonly rank: number;
}

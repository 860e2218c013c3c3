import type { HeatPartName } from './model.ts';

/**
 * Weight of each part of a heat score. The parts for which a list has enough data share 100 points in this proportion.
 * `reach` counts only if the list states it.
 */
export const HEAT_WEIGHTS = {
  volume: 35,
  sources: 20,
  recency: 25,
  keywords: 10,
  intensity: 10,
  reach: 15,
} as const satisfies Record<HeatPartName, number>;

export const HEAT_PARTS = ['volume', 'sources', 'recency', 'keywords', 'intensity', 'reach'] as const;

/** Number of texts that earns the maximum points for volume, by number of lines in the list. */
export const FULL_VOLUME = [
  { upToLines: 1_000, mentions: 50 },
  { upToLines: 10_000, mentions: 200 },
  { upToLines: Number.POSITIVE_INFINITY, mentions: 1_000 },
] as const;
/** Factor for texts that only one outlet published, multiplied by the logarithm of the outlet's number of such texts. */
export const REPEAT_FACTOR = 0.5;
/** Factor for outlets that only ran copies, multiplied by the logarithm of 1 plus their number. */
export const PICK_UP_FACTOR = 0.5;
export const FULL_SOURCES = 20;
/** Half-life of a story's freshness, in days. */
export const HALF_LIFE_DAYS = 7;
/**
 * Fraction of the recency points that one text of the newest day earns. The rest depends on the number of texts, so that a
 * single new line does not rank above a story of several outlets that is a week older.
 */
export const FRESHNESS_SHARE = 0.25;
/** Number of texts with a day that earns the maximum points for recency. */
export const FULL_RECENT_PIECES = 10;
/** Number of the list's top keywords that earn the maximum points for keywords. */
export const FULL_KEYWORDS = 3;
/**
 * In a list with at least this many lines, a term that occurs in more than `COMMON_SHARE` of them is the list's subject, not
 * a keyword of one story.
 */
export const COMMON_FROM_LINES = 8;
export const COMMON_SHARE = 0.3;
/** Minimum number of texts in a story for its keywords and the tone of its wording to have full weight. */
export const FULL_WEIGHT_PIECES = 3;
/** Minimum fraction of lines with a date, source or reach for recency, source diversity or reach to count. */
export const MIN_SHARE_KNOWN = 0.2;

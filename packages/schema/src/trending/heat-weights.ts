import type { HeatPartName } from './model.ts';

/**
 * Weight of each part of a heat score. The parts that a list supports share 100 points in this proportion. `reach` counts only in
 * a list that names it.
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

/** Number of texts that earn all points of volume, by the number of lines of the list. */
export const FULL_VOLUME = [
  { upToLines: 1_000, mentions: 50 },
  { upToLines: 10_000, mentions: 200 },
  { upToLines: Number.POSITIVE_INFINITY, mentions: 1_000 },
] as const;
/** Further pieces of one outlet add the logarithm of their number times this. */
export const REPEAT_FACTOR = 0.5;
/** Outlets that only ran copies add the logarithm of their number times this. */
export const PICK_UP_FACTOR = 0.5;
export const FULL_SOURCES = 20;
/** Number of days in which the freshness of a story halves. */
export const HALF_LIFE_DAYS = 1.5;
/** Share of recency given to the newest line. The rest is for lines on the story's busiest day. */
export const FRESHNESS_SHARE = 0.6;
export const FULL_BUSIEST_DAY = 10;
/** Number of rising terms that earn all points of shared keywords. */
export const FULL_KEYWORDS = 3;
/** In a list of at least so many lines, a term in a larger share of them is its subject and not a rising term. */
export const COMMON_FROM_LINES = 8;
export const COMMON_SHARE = 0.3;
/** Number of texts from which emotional wording counts in full. */
export const FULL_INTENSITY_PIECES = 3;
/** Minimum share of lines with a date or source for recency or source diversity to count. */
export const MIN_SHARE_KNOWN = 0.2;

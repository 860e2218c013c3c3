import type { HeatPartName } from './model.ts';

/** Largest points of each part of a heat score; they add up to 100. */
export const HEAT_WEIGHTS = {
  volume: 35,
  sources: 20,
  recency: 25,
  keywords: 10,
  intensity: 10,
} as const satisfies Record<HeatPartName, number>;

export const HEAT_PARTS = ['volume', 'sources', 'recency', 'keywords', 'intensity'] as const;

/** Pieces that earn all points of volume, by the number of lines of the list. */
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
/** Days in which the freshness of a story halves. */
export const HALF_LIFE_DAYS = 1.5;
/** Share of recency for the freshness of the newest line; the rest is for lines on the story's busiest day. */
export const FRESHNESS_SHARE = 0.6;
export const FULL_BUSIEST_DAY = 10;
/** Rising terms of the list that a story needs for all points of shared keywords. */
export const FULL_KEYWORDS = 3;
/** Least share of lines with a date (a source) for recency (source diversity) to count. */
export const MIN_SHARE_KNOWN = 0.2;

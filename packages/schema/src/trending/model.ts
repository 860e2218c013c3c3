import { z } from 'zod';
import { DecidingWord } from '../analysis-result.ts';
import { LINE_TYPES } from './rules.ts';

export const LineType = z.enum(LINE_TYPES);
export type LineType = z.infer<typeof LineType>;

export const TrendingTextRequest = z.object({ text: z.string(), lineType: LineType });
export type TrendingTextRequest = z.infer<typeof TrendingTextRequest>;

/** A form upload; a typed client may send it as FormData. */
export const TrendingFileRequest = z.preprocess(
  (input) => (input instanceof FormData ? Object.fromEntries(input) : input),
  z.object({ file: z.instanceof(File), lineType: LineType }),
);
export type TrendingFileRequest = z.infer<typeof TrendingFileRequest>;

export const HeatPartName = z.enum(['volume', 'sources', 'recency', 'keywords', 'intensity']);
export type HeatPartName = z.infer<typeof HeatPartName>;

/** One named part of a heat score: `points` of at most `max`; the points of an item add up to its score. */
export const HeatPart = z.object({
  name: HeatPartName,
  points: z.number().int().nonnegative(),
  max: z.number().int().nonnegative(),
  figure: z.string(),
});
export type HeatPart = z.infer<typeof HeatPart>;

/** One input line that was merged into an item. */
export const Member = z.object({
  /** 1-based number of the line in the input. */
  line: z.number().int().positive(),
  text: z.string(),
  source: z.string().nullable(),
  date: z.string().nullable(),
  url: z.string().nullable(),
});
export type Member = z.infer<typeof Member>;

export const TrendingItem = z.object({
  title: z.string(),
  heat_score: z.number().int().min(0).max(100),
  mentions: z.number().int().positive(),
  latest_date: z.string().optional(),
  avg_sentiment: z.number().min(-1).max(1).nullable(),
  sources: z.array(z.string()),
  explain_why: z.string(),
  heat_parts: z.array(HeatPart),
  members: z.array(Member),
  deciding_words: z.array(DecidingWord.pick({ text: true, weight: true })),
});
export type TrendingItem = z.infer<typeof TrendingItem>;

export const TrendingResult = z.object({
  session_id: z.string(),
  summary: z.object({
    total_inputs: z.number().int().nonnegative(),
    unique_titles: z.number().int().nonnegative(),
    time_window: z.string(),
    top_tags: z.array(z.tuple([z.string(), z.number().int().positive()])),
    /** The day against which "2 hours ago" was read, ISO date; absent when no line had a relative date. */
    reference_day: z.string().optional(),
    /** Sentences on what the ranking could not use, e.g. too few dates. */
    notes: z.array(z.string()),
    /** Dated lines per day, ascending; empty without dates. */
    timeline: z.array(z.object({ day: z.string(), count: z.number().int().positive() })),
    method_version: z.string(),
  }),
  items: z.array(TrendingItem),
});
export type TrendingResult = z.infer<typeof TrendingResult>;

export const SessionRequest = z.object({ session_id: z.string().min(1).max(100) });
export const CsvExport = z.object({ fileName: z.string(), csv: z.string() });
export type CsvExport = z.infer<typeof CsvExport>;

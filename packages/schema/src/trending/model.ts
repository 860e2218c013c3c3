import { z } from 'zod';
import { DecidingWord } from '../analysis-result.ts';
import { ColumnKinds, ListTable } from './list-reading-model.ts';
import { LINE_TYPES } from './rules.ts';

export const LineType = z.enum(LINE_TYPES);
export type LineType = z.infer<typeof LineType>;

export const TrendingTextRequest = z.object({
  text: z.string(),
  lineType: LineType,
  columns: ColumnKinds.optional(),
});
export type TrendingTextRequest = z.infer<typeof TrendingTextRequest>;

/** A multipart file upload. tRPC clients may pass a `FormData` object directly. */
export const TrendingFileRequest = z.preprocess(
  (input) => (input instanceof FormData ? Object.fromEntries(input) : input),
  z.object({
    file: z.instanceof(File),
    lineType: LineType,
    /** `table` for .csv, .tsv and .xlsx files; `document` (the default) for .txt, .docx and .pdf files. */
    contents: z.enum(['document', 'table']).optional(),
    /** Column kinds separated by commas, e.g. `date,outlet,headline`. */
    columns: z
      .string()
      .transform((text) => text.split(',').map((kind) => kind.trim()))
      .pipe(ColumnKinds)
      .optional(),
  }),
);
export type TrendingFileRequest = z.infer<typeof TrendingFileRequest>;

export const HeatPartName = z.enum(['volume', 'sources', 'recency', 'keywords', 'intensity', 'reach']);
export type HeatPartName = z.infer<typeof HeatPartName>;

/** One named part of a heat score: `points` out of `max`. The points of an item add up to its score. */
export const HeatPart = z.object({
  name: HeatPartName,
  points: z.number().int().nonnegative(),
  max: z.number().int().nonnegative(),
  figure: z.string(),
});
export type HeatPart = z.infer<typeof HeatPart>;

/** One-based line number in the input. Identifies the line within a result. */
const LineNumber = z.number().int().positive();

/**
 * A manual correction: takes a line out of its story, joins its story with the story of line `to`, or makes one story of the
 * given `lines`.
 */
export const HandEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('take_out'), line: LineNumber }),
  z.object({ kind: z.literal('join'), line: LineNumber, to: LineNumber }),
  z.object({ kind: z.literal('gather'), lines: z.array(LineNumber) }),
]);
export type HandEdit = z.infer<typeof HandEdit>;

/** One input line of a story, with everything needed for filtering, comparing lists and reranking. */
export const Member = z.object({
  line: LineNumber,
  /** The line after cleanup: invisible characters removed, tabs replaced with spaces, and wrapped lines joined. */
  text: z.string(),
  /** Only the headline: a contiguous part of `text`, or derived from the words in the URL. */
  title: z.string().default(''),
  /** Display name of the outlet. All spellings of the outlet in the list have the same display name. */
  source: z.string().nullable(),
  /** ISO publication date from the line itself, its record, or a separate date line that applies to it. Null if unknown. */
  date: z.string().nullable(),
  url: z.string().nullable(),
  /** Tone of the headline, from -1 to 1. Null if the headline has no tone. */
  sentiment: z.number().min(-1).max(1).nullable().default(null),
  /**
   * If this line is a copy (wire copy or a repeat), the number of the first line in the story with the same wording.
   * Otherwise null.
   */
  copy_of: LineNumber.nullable().default(null),
  /** The headline's tags, as indexes into `summary.top_tags`. */
  tags: z.array(z.number().int().nonnegative()).default([]),
  /** Age in hours, if the line states an age instead of a date, e.g. 5 for "5h". Absent otherwise. */
  age_hours: z.number().nonnegative().optional(),
  /** Reach of the outlet or piece, as stated in the list's reach column. */
  reach: z.number().nonnegative().optional(),
  /**
   * True for a paid placement: the outlet distributes press releases for a fee, or the line is labeled as an ad or a press
   * release. Absent otherwise.
   */
  paid: z.literal(true).optional(),
  /** For a row of a pasted table, its cells in the columns `summary.columns`, in the same order. Omitted otherwise. */
  cells: z.array(z.string()).optional(),
});
export type Member = z.infer<typeof Member>;

export const TrendingItem = z.object({
  title: z.string(),
  heat_score: z.number().int().min(0).max(100),
  mentions: z.number().int().positive(),
  /**
   * Number of lines that are not copies of another line in the story. Used for every heat part that must not count copies:
   * volume, sources, recency and intensity.
   */
  pieces: z.number().int().nonnegative().default(0),
  /** Outlets that only ran a copy of another outlet's text. */
  pick_ups: z.array(z.string()).default([]),
  /** Number of lines that are paid placements. Absent if there are none. */
  paid_placements: z.number().int().positive().optional(),
  /**
   * Total reach of the story's outlets, using the largest reach that the list states for each outlet. Absent if the list
   * states none.
   */
  reach: z.number().nonnegative().optional(),
  /** Words, synonyms and figures shared by most of the lines, most distinctive first. */
  tied_by: z.array(z.string()).default([]),
  /** True if the user added or removed a line or changed the grouping (see `applyHandEdits`, `regroup`). */
  by_hand: z.boolean().optional(),
  latest_date: z.string().optional(),
  avg_sentiment: z.number().min(-1).max(1).nullable(),
  sources: z.array(z.string()),
  explain_why: z.string(),
  heat_parts: z.array(HeatPart),
  members: z.array(Member),
  deciding_words: z.array(DecidingWord.pick({ text: true, weight: true })),
});
export type TrendingItem = z.infer<typeof TrendingItem>;

/** Data about the whole list that heat scores are based on. */
export const HeatBasis = z.object({
  lines: z.number().int().nonnegative(),
  dated_lines: z.number().int().nonnegative(),
  sourced_lines: z.number().int().nonnegative(),
  /** ISO date of the newest line. Null if no line has a date. */
  newest_day: z.string().nullable(),
  /** Smallest `age_hours` of all lines. Absent if no line has `age_hours`. */
  newest_hours: z.number().nonnegative().optional(),
  /** Number of lines with a reach, and the total reach of all outlets. Absent if the list states no reach. */
  reach: z.object({ lines: z.number().int().positive(), total: z.number().nonnegative() }).optional(),
});
export type HeatBasis = z.infer<typeof HeatBasis>;

/** A merge that formed a story: a link between two lines, given by their line numbers. */
export const LinkedStories = z.object({
  line: LineNumber,
  to: LineNumber,
  /** Strength at which the groups were merged, from 0 to 1. 1 for identical titles. */
  likelihood: z.number().min(0).max(1),
});
export type LinkedStories = z.infer<typeof LinkedStories>;

export const TrendingResult = z.object({
  session_id: z.string(),
  summary: z.object({
    total_inputs: z.number().int().nonnegative(),
    unique_titles: z.number().int().nonnegative(),
    time_window: z.string(),
    top_tags: z.array(z.tuple([z.string(), z.number().int().positive()])),
    /** ISO date used as the reference for "2 hours ago". Omitted if no line had a relative date. */
    reference_day: z.string().optional(),
    /** Sentences about data that could not be used, e.g. because too few lines have a date. */
    notes: z.array(z.string()),
    /** Number of dated lines per day, oldest first. Empty if there are no dates. */
    timeline: z.array(z.object({ day: z.string(), count: z.number().int().positive() })),
    method_version: z.string(),
    heat_basis: HeatBasis.default({ lines: 0, dated_lines: 0, sourced_lines: 0, newest_day: null }),
    /**
     * Names of the pasted table's columns that were not used as headline, outlet, date or URL. Their values are in each
     * line's `cells`. Omitted if there are none.
     */
    columns: z.array(z.string()).optional(),
    /** The table's columns and how each was interpreted. Absent if the lines are not rows of a table. */
    table: ListTable.optional(),
    /** Numbers of the lines that the user took out of their stories, ascending. Omitted if there are none. */
    taken_out: z.array(LineNumber).optional(),
    /** Pairs of line numbers whose stories the user joined, in the order of the edits. Omitted if there are none. */
    joined: z.array(z.tuple([LineNumber, LineNumber])).optional(),
    /** Minimum link strength for merging, if the user changed the default. */
    grouping_cut: z.number().min(0).max(1).optional(),
  }),
  items: z.array(TrendingItem),
  /**
   * ISO timestamp until which the server can export this ranking. Null if the ranking could not be stored. Omitted by
   * earlier releases.
   */
  stored_until: z.string().nullable().optional(),
  /** Words that occur in many lines of several stories, each with these lines, for the user to make them one story. */
  suggestions: z.array(z.object({ term: z.string(), lines: z.array(LineNumber) })).optional(),
  /**
   * The merges that formed the stories, strongest link first. They continue below the default cut, so that the list can be
   * grouped more tightly or loosely without another analysis. Empty for a long list.
   */
  merges: z.array(LinkedStories).optional(),
});
export type TrendingResult = z.infer<typeof TrendingResult>;

export const SessionRequest = z.object({ session_id: z.string().min(1).max(100) });
export type SessionRequest = z.infer<typeof SessionRequest>;
export const DeleteReceipt = z.object({ deleted: z.literal(true) });
export type DeleteReceipt = z.infer<typeof DeleteReceipt>;

/** Forms of the CSV export. `stories` has one row per story, and `lines` has one row per line with its story. */
export const CSV_FORMS = ['stories', 'lines'] as const;
const LINE_NUMBERS = /^\d{1,6}(?:,\d{1,6})*$/;
export const CsvRequest = SessionRequest.extend({
  form: z.enum(CSV_FORMS).optional(),
  /** Numbers of lines to take out of their stories before the export, separated by commas, e.g. `3,17`. */
  taken_out: z.string().max(10_000).regex(LINE_NUMBERS).optional(),
});
export type CsvRequest = z.infer<typeof CsvRequest>;
export const CsvExport = z.object({ fileName: z.string(), csv: z.string() });
export type CsvExport = z.infer<typeof CsvExport>;

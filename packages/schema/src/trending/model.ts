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

/** Clients of tRPC may pass a `FormData` object directly. */
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

export const HeatPart = z.object({
  name: HeatPartName,
  points: z.number().int().nonnegative(),
  max: z.number().int().nonnegative(),
  figure: z.string(),
});
export type HeatPart = z.infer<typeof HeatPart>;

/** One-based line number in the input. Identifies the line within a result. */
const LineNumber = z.number().int().positive();

export const HandEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('take_out'), line: LineNumber }),
  z.object({ kind: z.literal('join'), line: LineNumber, to: LineNumber }),
  z.object({ kind: z.literal('gather'), lines: z.array(LineNumber) }),
]);
export type HandEdit = z.infer<typeof HandEdit>;

export const Member = z.object({
  line: LineNumber,
  /** Cleaned: no invisible characters or tabs, wrapped lines joined. */
  text: z.string(),
  /** Contiguous part of `text`, or the words of the URL's path. */
  title: z.string().default(''),
  /** Display name, the same for all spellings in the list. */
  source: z.string().nullable(),
  /** ISO date from the line, its record, or a date line above it. */
  date: z.string().nullable(),
  url: z.string().nullable(),
  sentiment: z.number().min(-1).max(1).nullable().default(null),
  /** First line of the story with the same wording, if this one is a wire copy or a repeat. */
  copy_of: LineNumber.nullable().default(null),
  /** Indexes into `summary.top_tags`. */
  tags: z.array(z.number().int().nonnegative()).default([]),
  /** If the line states an age instead of a date: 5 for "5h". */
  age_hours: z.number().nonnegative().optional(),
  reach: z.number().nonnegative().optional(),
  /** The outlet distributes press releases for a fee, or the line is labeled as an ad. */
  paid: z.literal(true).optional(),
  /** Cells in the columns of `summary.columns`. */
  cells: z.array(z.string()).optional(),
});
export type Member = z.infer<typeof Member>;

export const TrendingItem = z.object({
  title: z.string(),
  heat_score: z.number().int().min(0).max(100),
  mentions: z.number().int().positive(),
  /** Number of lines that are not copies. */
  pieces: z.number().int().nonnegative().default(0),
  /** Outlets that ran only a copy. */
  pick_ups: z.array(z.string()).default([]),
  paid_placements: z.number().int().positive().optional(),
  /** Each outlet counts with its largest reach. */
  reach: z.number().nonnegative().optional(),
  /** Words shared by most of the lines, most distinctive first. */
  tied_by: z.array(z.string()).default([]),
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

export const HeatBasis = z.object({
  lines: z.number().int().nonnegative(),
  dated_lines: z.number().int().nonnegative(),
  sourced_lines: z.number().int().nonnegative(),
  /** ISO date. */
  newest_day: z.string().nullable(),
  newest_hours: z.number().nonnegative().optional(),
  reach: z.object({ lines: z.number().int().positive(), total: z.number().nonnegative() }).optional(),
});
export type HeatBasis = z.infer<typeof HeatBasis>;

export const LinkedStories = z.object({
  line: LineNumber,
  to: LineNumber,
  /** Strength at which the groups were merged. 1 for identical titles. */
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
    /** ISO date from which "2 hours ago" counts. */
    reference_day: z.string().optional(),
    /** What data could not be used, in sentences. */
    notes: z.array(z.string()),
    timeline: z.array(z.object({ day: z.string(), count: z.number().int().positive() })),
    method_version: z.string(),
    heat_basis: HeatBasis.default({ lines: 0, dated_lines: 0, sourced_lines: 0, newest_day: null }),
    /** Names of columns other than headline, outlet, date and URL. Their values are in `cells`. */
    columns: z.array(z.string()).optional(),
    table: ListTable.optional(),
    /** The user's corrections, as line numbers. */
    taken_out: z.array(LineNumber).optional(),
    joined: z.array(z.tuple([LineNumber, LineNumber])).optional(),
    /** Minimum link strength, if the user changed it. */
    grouping_cut: z.number().min(0).max(1).optional(),
  }),
  items: z.array(TrendingItem),
  /** ISO timestamp until which the server can export this ranking. Null if it is not stored. Absent in rankings of earlier releases. */
  stored_until: z.string().nullable().optional(),
  /** Words that occur in many lines of several stories. */
  suggestions: z.array(z.object({ term: z.string(), lines: z.array(LineNumber) })).optional(),
  /** Strongest first, and also below the default cut, so that the browser can regroup. Empty for a long list. */
  merges: z.array(LinkedStories).optional(),
});
export type TrendingResult = z.infer<typeof TrendingResult>;

export const SessionRequest = z.object({ session_id: z.string().min(1).max(100) });
export type SessionRequest = z.infer<typeof SessionRequest>;
export const DeleteReceipt = z.object({ deleted: z.literal(true) });
export type DeleteReceipt = z.infer<typeof DeleteReceipt>;

export const CSV_FORMS = ['stories', 'lines'] as const;
const LINE_NUMBERS = /^\d{1,6}(?:,\d{1,6})*$/;
export const CsvRequest = SessionRequest.extend({
  form: z.enum(CSV_FORMS).optional(),
  /** Lines to take out of their stories before the export: numbers separated by commas, e.g. `3,17`. */
  taken_out: z.string().max(10_000).regex(LINE_NUMBERS).optional(),
});
export type CsvRequest = z.infer<typeof CsvRequest>;
export const CsvExport = z.object({ fileName: z.string(), csv: z.string() });
export type CsvExport = z.infer<typeof CsvExport>;

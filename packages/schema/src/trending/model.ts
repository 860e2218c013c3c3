import { z } from 'zod';
import { DecidingWord } from '../analysis-result.ts';
import { ColumnKinds, ListReading, ListTable, RecordStart } from './list-reading-model.ts';
import { LINE_TYPES } from './rules.ts';

export const LineType = z.enum(LINE_TYPES);
export type LineType = z.infer<typeof LineType>;

export const TrendingTextRequest = z.object({
  text: z.string(),
  lineType: LineType,
  columns: ColumnKinds.optional(),
  recordStart: RecordStart.optional(),
});
export type TrendingTextRequest = z.infer<typeof TrendingTextRequest>;

/** A form upload. A typed client may send it as FormData. */
export const TrendingFileRequest = z.preprocess(
  (input) => (input instanceof FormData ? Object.fromEntries(input) : input),
  z.object({
    file: z.instanceof(File),
    lineType: LineType,
    /** `table` for .csv, .tsv and .xlsx files; `document`, the default, for .txt, .docx and .pdf files. */
    contents: z.enum(['document', 'table']).optional(),
    /** Kinds of columns separated by commas: `date,outlet,headline`. */
    columns: z
      .string()
      .transform((text) => text.split(',').map((kind) => kind.trim()))
      .pipe(ColumnKinds)
      .optional(),
    recordStart: RecordStart.optional(),
  }),
);
export type TrendingFileRequest = z.infer<typeof TrendingFileRequest>;

export const HeatPartName = z.enum(['volume', 'sources', 'recency', 'keywords', 'intensity', 'reach']);
export type HeatPartName = z.infer<typeof HeatPartName>;

/** One named part of a heat score: `points` of at most `max`; the points of an item add up to its score. */
export const HeatPart = z.object({
  name: HeatPartName,
  points: z.number().int().nonnegative(),
  max: z.number().int().nonnegative(),
  figure: z.string(),
});
export type HeatPart = z.infer<typeof HeatPart>;

/** 1-based number of a line in the input: the line's identity within a result. */
const LineNumber = z.number().int().positive();

/** A correction by hand: a line does not belong to its story, or its story is the same as the story of line `to`. */
export const HandEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('take_out'), line: LineNumber }),
  z.object({ kind: z.literal('join'), line: LineNumber, to: LineNumber }),
]);
export type HandEdit = z.infer<typeof HandEdit>;

/** One input line of a story, with everything that a filter, a comparison of lists or a new ranking needs. */
export const Member = z.object({
  line: LineNumber,
  /** The line as pasted, cleaned of invisible characters. */
  text: z.string(),
  /** The headline alone, one unbroken stretch of `text`, or made from the words of the address. */
  title: z.string().default(''),
  /** Display name of the outlet; one name for all its spellings in the list. */
  source: z.string().nullable(),
  /** ISO day on which the line says that it was published. */
  date: z.string().nullable(),
  url: z.string().nullable(),
  /** Tone of the headline from -1 to 1, or null when it has none. */
  sentiment: z.number().min(-1).max(1).nullable().default(null),
  /** Number of the story's first line with the same wording, when this line is a copy of it (wire copy, repeat). */
  copy_of: LineNumber.nullable().default(null),
  /** Positions in `summary.top_tags` of the tags in the headline. */
  tags: z.array(z.number().int().nonnegative()).default([]),
  /** Hours in the age that the date was read from, such as 5 for "5h". Absent for a written date. */
  age_hours: z.number().nonnegative().optional(),
  /** Reach of the outlet or piece, as the list's column of reach names it. */
  reach: z.number().nonnegative().optional(),
  /** True for a paid placement: the outlet distributes releases for a fee, or the line is marked as an advertisement or release. */
  paid: z.literal(true).optional(),
  /** What the row of a pasted table has in `summary.columns`, in their order. Absent elsewhere. */
  cells: z.array(z.string()).optional(),
});
export type Member = z.infer<typeof Member>;

export const TrendingItem = z.object({
  title: z.string(),
  heat_score: z.number().int().min(0).max(100),
  mentions: z.number().int().positive(),
  /** Lines that are not copies of another line of the story. Volume and bursts count these. */
  pieces: z.number().int().nonnegative().default(0),
  /** Outlets that only ran a copy of what another one published. */
  pick_ups: z.array(z.string()).default([]),
  /** Lines that are paid placements. Absent when there are none. */
  paid_placements: z.number().int().positive().optional(),
  /** Reach of its outlets, the largest that the list names for each. Absent when it names none. */
  reach: z.number().nonnegative().optional(),
  /** Words, synonyms and figures that most of the lines share, most distinctive first. */
  tied_by: z.array(z.string()).default([]),
  /** True when a line was added or removed by hand, see `applyHandEdits`. */
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

/** Figures of the whole list that heat is measured against. */
export const HeatBasis = z.object({
  lines: z.number().int().nonnegative(),
  dated_lines: z.number().int().nonnegative(),
  sourced_lines: z.number().int().nonnegative(),
  /** ISO day of the newest line, or null without dates. */
  newest_day: z.string().nullable(),
  /** Smallest `age_hours` of a line. Absent when no line has any. */
  newest_hours: z.number().nonnegative().optional(),
  /** Lines with a reach, and the reach of all outlets together. Absent when the list names none. */
  reach: z.object({ lines: z.number().int().positive(), total: z.number().nonnegative() }).optional(),
});
export type HeatBasis = z.infer<typeof HeatBasis>;

/** Two lines, by their numbers, whose stories may be one. */
export const LinkedStories = z.object({
  line: LineNumber,
  to: LineNumber,
  /** 0-1: how likely the two stories are one event. */
  likelihood: z.number().min(0).max(1),
});
export type LinkedStories = z.infer<typeof LinkedStories>;

/** Stories about one subject, such as all that followed from a strike. */
export const RankedTheme = z.object({
  /** Words that most of its stories share, the most telling first. */
  terms: z.array(z.string()),
  /** Ranks of its stories, the hottest first. */
  ranks: z.array(z.number().int().positive()),
});
export type RankedTheme = z.infer<typeof RankedTheme>;

export const TrendingResult = z.object({
  session_id: z.string(),
  summary: z.object({
    total_inputs: z.number().int().nonnegative(),
    unique_titles: z.number().int().nonnegative(),
    time_window: z.string(),
    top_tags: z.array(z.tuple([z.string(), z.number().int().positive()])),
    /** ISO date from which "2 hours ago" was counted. Absent when no line had a relative date. */
    reference_day: z.string().optional(),
    /** Sentences about what the ranking could not use, such as too few dates. */
    notes: z.array(z.string()),
    /** Dated lines per day, ascending; empty without dates. */
    timeline: z.array(z.object({ day: z.string(), count: z.number().int().positive() })),
    method_version: z.string(),
    heat_basis: HeatBasis.default({ lines: 0, dated_lines: 0, sourced_lines: 0, newest_day: null }),
    /** Columns of a pasted table that are neither headline, outlet, date nor address, such as the reach. Absent without any. */
    columns: z.array(z.string()).optional(),
    /** The columns of the table and what each was taken for. Absent when the lines are not rows of a table. */
    table: ListTable.optional(),
    /** Two ways to read the list that explain it about equally well. Absent when one is better. */
    readings: z.array(ListReading).optional(),
    /** With which line each record begins, when that was set by hand. */
    record_start: RecordStart.optional(),
    /** Numbers of the lines that were taken out of their stories by hand, ascending. Absent when there are none. */
    taken_out: z.array(LineNumber).optional(),
    /** Pairs of lines whose stories were joined by hand, in the order of the edits. Absent when there are none. */
    joined: z.array(z.tuple([LineNumber, LineNumber])).optional(),
    /** Least strength of a link that merged, when it was changed by hand from the usual one. */
    grouping_cut: z.number().min(0).max(1).optional(),
  }),
  items: z.array(TrendingItem),
  /** ISO time until which the server can export it; null when it could not be stored, absent in results of earlier releases. */
  stored_until: z.string().nullable().optional(),
  /** Stories that may be one after all, by a line of each, likeliest first: what to check by hand. */
  near_stories: z.array(LinkedStories).optional(),
  /** Subjects above the stories, those with the most lines first. They change no story. Absent in a list of few lines. */
  themes: z.array(RankedTheme).optional(),
  /**
   * The order in which lines were merged into stories, strongest link first, continued below the usual cut, so that the list can
   * be grouped more tightly or loosely without another analysis. Empty for a long list.
   */
  merges: z.array(LinkedStories).optional(),
});
export type TrendingResult = z.infer<typeof TrendingResult>;

export const SessionRequest = z.object({ session_id: z.string().min(1).max(100) });
export type SessionRequest = z.infer<typeof SessionRequest>;
export const DeleteReceipt = z.object({ deleted: z.literal(true) });
export type DeleteReceipt = z.infer<typeof DeleteReceipt>;

/** `stories`: a row for each story; `lines`: a row for each line with its story. */
export const CSV_FORMS = ['stories', 'lines'] as const;
const LINE_NUMBERS = /^\d{1,6}(?:,\d{1,6})*$/;
export const CsvRequest = SessionRequest.extend({
  form: z.enum(CSV_FORMS).optional(),
  /** Numbers of lines to take out of their stories first, separated by commas: `3,17`. */
  taken_out: z.string().max(10_000).regex(LINE_NUMBERS).optional(),
});
export type CsvRequest = z.infer<typeof CsvRequest>;
export const CsvExport = z.object({ fileName: z.string(), csv: z.string() });
export type CsvExport = z.infer<typeof CsvExport>;

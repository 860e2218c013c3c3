import { z } from 'zod';
import { COLUMN_KINDS, columnKindsProblem, MAX_TABLE_COLUMNS, RECORD_STARTS } from './list-reading.ts';

/** What the columns of the table are, in their order, as set by hand. The list must be a table of so many columns. */
export const ColumnKinds = z
  .array(z.enum(COLUMN_KINDS))
  .max(MAX_TABLE_COLUMNS)
  .superRefine((kinds, context) => {
    const message = columnKindsProblem(kinds);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** With which line each record of the list begins, as set by hand. Without effect where no record can begin so. */
export const RecordStart = z.enum(RECORD_STARTS);

/** The table that the lines were taken for. */
export const ListTable = z.object({
  /** False when no column looked like headlines, so that each line was read as a sentence. */
  is_used: z.boolean(),
  /** Whether the kinds were set by hand. */
  by_hand: z.boolean(),
  columns: z.array(
    z.object({
      /** The header, or the number of the column. */
      name: z.string(),
      kind: z.enum(COLUMN_KINDS),
      /** The first cells that are not empty. */
      examples: z.array(z.string()),
    }),
  ),
});
export type ListTable = z.infer<typeof ListTable>;

/** One of two ways in which the lines of a list form records. */
export const ListReading = z.object({
  record_start: RecordStart,
  is_used: z.boolean(),
  /** The first records as read in this way. */
  records: z.array(
    z.object({
      line: z.number().int().positive(),
      outlet: z.string().nullable(),
      title: z.string(),
      date: z.string().nullable(),
    }),
  ),
});
export type ListReading = z.infer<typeof ListReading>;

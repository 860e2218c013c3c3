import { z } from 'zod';
import { COLUMN_KINDS, columnKindsProblem, MAX_TABLE_COLUMNS } from './list-reading.ts';

/** Kinds of the table's columns in order, as set by the user. The list must be a table with this number of columns. */
export const ColumnKinds = z
  .array(z.enum(COLUMN_KINDS))
  .max(MAX_TABLE_COLUMNS)
  .superRefine((kinds, context) => {
    const message = columnKindsProblem(kinds);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** The table that the lines were interpreted as. */
export const ListTable = z.object({
  /** False if no column looked like headlines, so that each line was read as plain text. */
  is_used: z.boolean(),
  /** Whether the user set the column kinds. */
  by_hand: z.boolean(),
  columns: z.array(
    z.object({
      /** The column's header, or its number if it has none. */
      name: z.string(),
      kind: z.enum(COLUMN_KINDS),
      /** The column's first non-empty cells. */
      examples: z.array(z.string()),
    }),
  ),
});
export type ListTable = z.infer<typeof ListTable>;

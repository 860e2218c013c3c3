import { z } from 'zod';
import { COLUMN_KINDS, columnKindsProblem, MAX_TABLE_COLUMNS } from './list-reading.ts';

export const ColumnKinds = z
  .array(z.enum(COLUMN_KINDS))
  .max(MAX_TABLE_COLUMNS)
  .superRefine((kinds, context) => {
    const message = columnKindsProblem(kinds);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

export const ListTable = z.object({
  /** False if no column looked like headlines. */
  is_used: z.boolean(),
  by_hand: z.boolean(),
  columns: z.array(
    z.object({
      /** Its header, or its number if it has none. */
      name: z.string(),
      kind: z.enum(COLUMN_KINDS),
      examples: z.array(z.string()),
    }),
  ),
});
export type ListTable = z.infer<typeof ListTable>;

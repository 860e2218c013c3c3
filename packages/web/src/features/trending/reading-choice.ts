import type { ColumnKind, RecordStart } from '@earshot/schema/trending/list-reading';
import type { TrendingResult } from '@earshot/schema/trending/model';

/** The user's choices about how to read the list. */
export interface ReadingChoice {
  readonly columns?: ColumnKind[];
  readonly recordStart?: RecordStart;
}

/** Returns the choice that a ranking was made with, so that another analysis of the same list keeps it. */
export function choiceOf({ summary }: TrendingResult): ReadingChoice {
  const { table, record_start } = summary;
  return {
    ...(table?.by_hand && { columns: table.columns.map(({ kind }) => kind) }),
    ...(record_start !== undefined && { recordStart: record_start }),
  };
}

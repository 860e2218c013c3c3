import type { ColumnKind, RecordStart } from '@earshot/schema/trending/list-reading';
import type { ListReading, ListTable } from '@earshot/schema/trending/list-reading-model';
import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import type { LaidOutLine } from '../layout/lay-out-records.ts';
import type { LayoutReading } from '../layout/read-layout.ts';
import { dayOf } from '../layout/record-facts.ts';
import type { TableReading, TableRole } from './table-columns.ts';
import { wholeTitle } from './whole-title.ts';

/** How a list was read, in the terms of the API. */
export interface ToldReading {
  readonly table: ListTable | null;
  /** The competing ways to form records. Empty if one of them is clearly better. */
  readonly readings: readonly ListReading[];
}

const KINDS: Readonly<Record<TableRole, ColumnKind>> = {
  title: 'headline',
  outlet: 'outlet',
  date: 'date',
  person: 'author',
  url: 'address',
  reach: 'reach',
  teaser: 'teaser',
  other: 'other',
  ignore: 'ignore',
};
const ROLES = new Map(Object.entries(KINDS).map(([role, kind]) => [kind, role as TableRole]));
/** Number of records shown to the user for each reading. */
const SHOWN_RECORDS = 3;
const MAX_EXAMPLE_CHARACTERS = 80;

/** Returns the role for a column kind set by the user. */
export function toTableRole(kind: ColumnKind): TableRole {
  return ROLES.get(kind) ?? 'other';
}

/** Returns what the user needs in order to check how a list was read. */
export function tellReading(
  table: TableReading | null,
  { recordStart, stories, rival }: LayoutReading,
  options: DateOptions,
): ToldReading {
  const tell = (start: RecordStart, lines: readonly LaidOutLine[], is_used: boolean): ListReading => ({
    record_start: start,
    is_used,
    records: lines.slice(0, SHOWN_RECORDS).map(({ line, outlet, text, dayLine }) => ({
      line,
      outlet,
      title: wholeTitle(text, options),
      date: dayLine === null ? null : (dayOf(dayLine, options)?.date ?? null),
    })),
  });
  const readings =
    recordStart === null || rival === null
      ? []
      : [tell(recordStart, stories, true), tell(rival.recordStart, rival.stories, false)];
  return { table: table === null ? null : toListTable(table), readings };
}

function toListTable({ layout, isUsed, isByHand, examples }: TableReading): ListTable {
  return {
    is_used: isUsed,
    by_hand: isByHand,
    columns: layout.roles.map((role, column) => ({
      name: layout.header?.[column] || `Column ${column + 1}`,
      kind: KINDS[role],
      examples: (examples[column] ?? []).map((cell) => cell.slice(0, MAX_EXAMPLE_CHARACTERS)),
    })),
  };
}

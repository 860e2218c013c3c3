import type { ColumnKind } from '@earshot/schema/trending/list-reading';
import type { ListTable } from '@earshot/schema/trending/list-reading-model';
import type { TableReading, TableRole } from './table-columns.ts';

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
const MAX_EXAMPLE_CHARACTERS = 80;

/** Returns the role for a column kind set by the user. */
export function toTableRole(kind: ColumnKind): TableRole {
  return ROLES.get(kind) ?? 'other';
}

/** Returns what each column of a table was taken for, in the terms of the API, for the user to check. */
export function describeTable({ layout, isUsed, isByHand, examples }: TableReading): ListTable {
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

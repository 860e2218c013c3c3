import type { ColumnRole } from '../layout/column-role.ts';
import type { NumberedLine } from '../layout/read-layout.ts';
import { parseRow } from './line-pieces.ts';
import type { TableLayout } from './table-columns.ts';

/** The columns of a pasted table that a headline does not show by itself, such as the reach or the section. */
export interface KeptColumns {
  readonly names: readonly string[];
  /** By number of the line what its row has in these columns. */
  readonly cellsOf: ReadonlyMap<number, readonly string[]>;
}

const SHOWN: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['title', 'outlet', 'date', 'url']);
const MAX_COLUMNS = 12;
const MAX_CELL_CHARACTERS = 200;
const NONE: KeptColumns = { names: [], cellsOf: new Map() };

/** Columns that are empty in all rows are left out. */
export function keepColumns(rows: readonly NumberedLine[], table: TableLayout | null): KeptColumns {
  if (table === null) return NONE;
  const parsed = rows.flatMap(({ line, text }) => {
    const cells = parseRow(text, table.delimiter);
    return cells?.length === table.cells ? [{ line, cells }] : [];
  });
  const kept = [...table.roles.keys()]
    .filter((column) => {
      const role = table.roles[column];
      return role !== undefined && !SHOWN.has(role) && parsed.some(({ cells }) => cells[column]);
    })
    .slice(0, MAX_COLUMNS);
  return {
    names: kept.map((column) => table.header?.[column] || `Column ${column + 1}`),
    cellsOf: new Map(
      parsed.map(({ line, cells }) => [
        line,
        kept.map((column) => (cells[column] ?? '').slice(0, MAX_CELL_CHARACTERS)),
      ]),
    ),
  };
}

import { readCount } from '@earshot/schema/values/numbers/read-count';
import { medianOf } from '../../text/median-of.ts';
import { roleNamed, unitOf } from '../layout/column-features.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import { rowOf } from './line-pieces.ts';
import type { TableReading, TableRole } from './table-columns.ts';

/** The extra columns of a pasted table, such as the reach or the section. */
export interface KeptColumns {
  readonly names: readonly string[];
  /** The cells in these columns, keyed by line number. */
  readonly cellsOf: ReadonlyMap<number, readonly string[]>;
  /** The reach stated in each row, keyed by line number. Empty unless a header or the user identifies the reach column. */
  readonly reachOf: ReadonlyMap<number, number>;
}

const SHOWN: ReadonlySet<TableRole> = new Set<TableRole>(['title', 'outlet', 'date', 'url', 'ignore']);
/** Numbers whose median is above this are not in thousands or millions, whatever the header says. */
const MAX_SCALED = 100_000;
const MAX_COLUMNS = 12;
const MAX_CELL_CHARACTERS = 200;
const NONE: KeptColumns = { names: [], cellsOf: new Map(), reachOf: new Map() };

/** Returns the columns to keep, skipping columns that are empty in all rows. */
export function keepColumns(rows: readonly NumberedLine[], reading: TableReading | null): KeptColumns {
  if (reading === null || !reading.isUsed) return NONE;
  const { layout: table, isByHand } = reading;
  const parsed = rows.flatMap(({ line, text }) => {
    const cells = rowOf(text, table);
    return cells ? [{ line, cells }] : [];
  });
  const kept = [...table.roles.keys()]
    .filter((column) => {
      const role = table.roles[column];
      return role !== undefined && !SHOWN.has(role) && parsed.some(({ cells }) => cells[column]);
    })
    .slice(0, MAX_COLUMNS);
  const reach = table.roles.indexOf('reach');
  const isReach = reach >= 0 && (isByHand || roleNamed(table.header?.[reach] ?? '') === 'reach');
  const counts = isReach
    ? readReach(
        parsed.map(({ cells }) => cells[reach] ?? ''),
        unitOf(table.header?.[reach] ?? ''),
      )
    : [];
  return {
    reachOf: new Map(
      parsed.flatMap(({ line }, row) => {
        const count = counts[row] ?? null;
        return count === null ? [] : [[line, count] as const];
      }),
    ),
    names: kept.map((column) => table.header?.[column] || `Column ${column + 1}`),
    cellsOf: new Map(
      parsed.map(({ line, cells }) => [
        line,
        kept.map((column) => (cells[column] ?? '').slice(0, MAX_CELL_CHARACTERS)),
      ]),
    ),
  };
}

/** Returns the counts in a column whose header may state their unit. */
function readReach(cells: readonly string[], unit: string): (number | null)[] {
  const written = cells.map(readCount);
  const median = medianOf(written.filter((count) => count !== null)) ?? 0;
  if (unit === '' || median > MAX_SCALED) return written;
  return cells.map((cell, row) => readCount(`${cell} ${unit}`) ?? written[row] ?? null);
}

import { at } from '@earshot/schema/at';
import columnsModel from '../../../content/models/list-columns.json' with { type: 'json' };
import { vectorOf } from '../../model/feature-space.ts';
import { logOddsOf, probabilitiesOf } from '../../model/linear-model.ts';
import { readNamedModel } from '../../model/model-file.ts';
import { columnFeatures, roleNamed } from './column-features.ts';
import { COLUMN_ROLES, type ColumnRole } from './column-role.ts';

const stored = readNamedModel(columnsModel);

/** Factor applied to a column's probability of a role that the header assigns to a different column. */
const OTHER_NAMED_WEIGHT = 0.1;

export interface ColumnsReading {
  /** One role for each column. All roles other than `other`, `teaser` and `person` are unique. */
  readonly roles: readonly ColumnRole[];
  /** Probability of the role of each column. */
  readonly probabilities: readonly number[];
}

const ONCE: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['title', 'outlet', 'date', 'url', 'reach']);

/**
 * Determines the role of each column of a table by its content. Headers are only additional evidence. Of several columns
 * that could be the title, the most likely one wins.
 * @param rows cells of each row; all rows have the same number of cells.
 */
export function assignColumns(
  rows: readonly (readonly string[])[],
  header: readonly string[] | null,
): ColumnsReading {
  const count = rows[0]?.length ?? 0;
  const likelihoods = Array.from({ length: count }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    return probabilitiesOf(
      logOddsOf(stored.model, vectorOf(stored.space, columnFeatures(cells, header?.[column] ?? null))),
    );
  });
  const named = (header ?? []).map(roleNamed);
  const roles: ColumnRole[] = Array.from({ length: count }, () => 'other');
  const probabilities = Array.from({ length: count }, () => 0);
  const taken = new Set<ColumnRole>();
  const open = new Set(roles.keys());
  const ranked = likelihoods
    .flatMap((own, column) =>
      COLUMN_ROLES.map((role, i) => ({
        column,
        role,
        // If a header names this role, the column with that header takes precedence.
        probability: at(own, i) * (named.includes(role) && named[column] !== role ? OTHER_NAMED_WEIGHT : 1),
      })),
    )
    .sort((a, b) => b.probability - a.probability);
  for (const { column, role, probability } of ranked) {
    if (!open.has(column) || (ONCE.has(role) && taken.has(role))) continue;
    open.delete(column);
    taken.add(role);
    roles[column] = role;
    probabilities[column] = probability;
  }
  return { roles, probabilities };
}

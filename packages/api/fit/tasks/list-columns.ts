import { logOddsOf, namedFeatures, probabilitiesOf, vectorOf } from '../../src/core/model/linear-model.ts';
import { COLUMN_ROLES, columnFeatures } from '../../src/core/trending/layout/columns.ts';
import { fitLinear } from '../fit-linear.ts';
import type { FitTask } from '../fit-task.ts';
import { splitByGroup } from '../folds.ts';
import { type LabeledColumn, labeledColumns } from '../labeled-layouts.ts';
import { modelText, namedModelFile } from '../write-model.ts';

const FOLDS = 4;
const RIDGE = 0.1;

interface ColumnExample {
  readonly table: string;
  readonly features: Readonly<Record<string, number>>;
  readonly outcome: number;
}

export const listColumns: FitTask = {
  name: 'list-columns',
  fit(print) {
    const examples = labeledColumns().map(exampleOf);
    const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort();
    const space = namedFeatures(names);
    const task = { outcomes: COLUMN_ROLES.slice(0, -1), size: names.length, ridge: RIDGE };
    const fitOn = (some: readonly ColumnExample[]) =>
      fitLinear(
        some.map(({ features, outcome }) => ({ vector: vectorOf(space, features), outcome })),
        task,
      );
    let right = 0;
    for (const { fitted, scored } of splitByGroup(examples, ({ table }) => table, FOLDS)) {
      const model = fitOn(fitted);
      for (const { features, outcome } of scored) {
        const chances = probabilitiesOf(logOddsOf(model, vectorOf(space, features)));
        if (chances.indexOf(Math.max(...chances)) === outcome) right++;
      }
    }
    print(
      `${examples.length} columns, cross-validated: ${((100 * right) / examples.length).toFixed(1)} % right`,
    );
    return { 'list-columns.json': modelText(namedModelFile(fitOn(examples), names)) };
  },
};

function exampleOf({ table, role, header, cells }: LabeledColumn): ColumnExample {
  const outcome = COLUMN_ROLES.indexOf(role);
  if (outcome < 0) throw new Error(`The table ${table} has a column without a role: ${role}`);
  return { table, features: columnFeatures(cells, header), outcome };
}

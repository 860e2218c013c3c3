import { at } from '@earshot/schema/at';
import columnNames from '../../src/content/lists/column-names.json' with { type: 'json' };
import { namedFeatures, vectorOf } from '../../src/core/model/feature-space.ts';
import { logOddsOf, probabilitiesOf } from '../../src/core/model/linear-model.ts';
import { columnFeatures } from '../../src/core/trending/layout/column-features.ts';
import { COLUMN_ROLES, type ColumnRole } from '../../src/core/trending/layout/column-role.ts';
import { fitLinear } from '../fit-linear.ts';
import type { FitTask } from '../fit-task.ts';
import { splitByGroup } from '../folds.ts';
import { modelText, namedModelFile } from '../write-model.ts';
import { type Random, randomOf } from './layout-pools.ts';
import { drawCell } from './layout-records.ts';

const TABLES = 1200;
const FOLDS = 4;
const RIDGE = 0.1;
const LANGUAGES = ['en', 'en', 'en', 'de', 'fr', 'es', 'it', 'zh', 'ja', 'nl', 'pt'] as const;
/** Columns of exports, each with the kind of its cells, its role and the share of exports that have it. */
const COLUMNS: readonly (readonly [kind: string, role: ColumnRole, share: number])[] = [
  ['title', 'title', 1],
  ['outlet', 'outlet', 0.85],
  ['dateIso', 'date', 0.3],
  ['dateLong', 'date', 0.2],
  ['dateNum', 'date', 0.2],
  ['dateTime', 'date', 0.2],
  ['dateSlash', 'date', 0.2],
  ['dateAny', 'date', 0.3],
  ['rfc', 'date', 0.05],
  ['url', 'url', 0.6],
  ['domain', 'outlet', 0.1],
  ['reach', 'reach', 0.5],
  ['value', 'other', 0.3],
  ['teaser', 'teaser', 0.35],
  ['cut', 'teaser', 0.2],
  ['person', 'person', 0.3],
  ['place', 'other', 0.4],
  ['tone', 'other', 0.4],
  ['language', 'other', 0.2],
  ['n', 'other', 0.2],
  ['time', 'other', 0.15],
  ['section', 'other', 0.2],
  ['score', 'other', 0.2],
  ['empty', 'other', 0.15],
];

interface ColumnExample {
  readonly table: string;
  readonly features: Readonly<Record<string, number>>;
  readonly outcome: number;
}

/** Fits the model that identifies the columns of a pasted or uploaded table. */
export const listColumns: FitTask = {
  name: 'list-columns',
  fit(print) {
    const examples = Array.from({ length: TABLES }, (_, seed) => drawTable(seed)).flat();
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

function drawTable(seed: number): ColumnExample[] {
  const random = randomOf(`table ${seed}`);
  const language = at(LANGUAGES, Math.floor(random() * LANGUAGES.length));
  const rows = random() < 0.4 ? 1 + Math.floor(random() * 4) : 3 + Math.floor(random() * 20);
  const hasHeader = rows < 5 || random() < 0.5;
  const isExport = random() < 0.6;
  const seen = new Set<ColumnRole>();
  return COLUMNS.flatMap(([kind, role, share]) => {
    if (random() > (isExport || role === 'title' || role === 'outlet' ? share : share / 3)) return [];
    if (role !== 'other' && seen.has(role) && role !== 'teaser') return [];
    seen.add(role);
    const draw = drawCell(kind, language, random);
    const cells = Array.from({ length: rows }, () => (random() < 0.04 ? '' : draw()));
    return [
      {
        table: String(seed),
        features: columnFeatures(cells, hasHeader ? headerOf(role, random) : null),
        outcome: COLUMN_ROLES.indexOf(role),
      },
    ];
  });
}

/** Returns a typical name for the column, or an unknown one. */
function headerOf(role: ColumnRole, random: Random): string {
  if (random() < 0.25) return 'column x';
  const names = columnNames[role];
  return at(names, Math.floor(random() * names.length));
}

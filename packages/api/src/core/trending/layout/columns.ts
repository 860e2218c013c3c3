import { itemAt } from '@earshot/schema/item-at';
import type { ColumnKind } from '@earshot/schema/trending/list-reading';
import columnNames from '../../../content/lists/column-names.json' with { type: 'json' };
import columnsModel from '../../../content/models/list-columns.json' with { type: 'json' };
import { logOddsOf, probabilitiesOf, readNamedModel, vectorOf } from '../../model/linear-model.ts';
import { publisherNamed } from '../../page/publisher/publishers.ts';
import { sourceEvidence } from '../lines/source-evidence.ts';
import { DAY_KINDS, type FragmentKind, fragmentKind, isByline } from './fragment-kind.ts';
import { wordsIn } from './line-shape.ts';

/** Classes of the column model. The reference class is `other`. */
export const COLUMN_ROLES = [
  'title',
  'outlet',
  'date',
  'url',
  'reach',
  'teaser',
  'person',
  'other',
] as const satisfies readonly (keyof typeof columnNames)[];

export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** `ignore` is set only by the user. */
export type TableRole = ColumnRole | 'ignore';

export const KIND_OF_ROLE: Readonly<Record<TableRole, ColumnKind>> = {
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
const ROLE_OF_KIND = new Map(Object.entries(KIND_OF_ROLE).map(([role, kind]) => [kind, role as TableRole]));

export function toTableRole(kind: ColumnKind): TableRole {
  return ROLE_OF_KIND.get(kind) ?? 'other';
}

type Features = Record<string, number>;

const SAMPLE_CELLS = 200;
const FEW_CELLS = 5;
const LONG_WORDS = 4;
const MAX_WORDS = 12;
const PERSON = /^(?:\p{Lu}[\p{L}'’.-]+\s){1,2}\p{Lu}[\p{L}'’-]+$/u;

/** The unit of the numbers in a column: "reichweite in mio.", "reach (k)", "reach in 1,000". */
const UNIT =
  /(?<=[\s([/_])(?:in\s)?(m|mio|mn|millions?|millionen|tsd|k|thousands?|tausend|1[.,']?000)\.?[)\]]?$/iu;

const ROLE_OF_NAME = new Map(
  COLUMN_ROLES.flatMap((role) => columnNames[role].map((name) => [name, role] as const)),
);

export function columnFeatures(cells: readonly string[], header: string | null): Features {
  const written = cells.slice(0, SAMPLE_CELLS).filter((cell) => cell !== '' && cell !== '-');
  const size = Math.max(1, written.length);
  const share = (test: (cell: string) => boolean) => written.filter(test).length / size;
  const kinds = written.map(fragmentKind);
  const shareOf = (wanted: FragmentKind) => kinds.filter((kind) => kind === wanted).length / size;
  const words = written.map(wordsIn);
  const mean = words.reduce((sum, count) => sum + count, 0) / size;
  const features: Features = {
    dates: kinds.filter((kind) => DAY_KINDS.has(kind)).length / size,
    addresses: shareOf('url'),
    domains: shareOf('domain'),
    numbers: shareOf('number'),
    words: Math.min(mean, MAX_WORDS) / MAX_WORDS,
    'many words': mean >= 2 * LONG_WORDS ? 1 : 0,
    long: words.filter((count) => count >= LONG_WORDS).length / size,
    single: words.filter((count) => count === 1).length / size,
    'known outlets': share((cell) => sourceEvidence(cell) === 'strong' && publisherNamed(cell) !== null),
    'strong names': share((cell) => sourceEvidence(cell) === 'strong'),
    names: share((cell) => sourceEvidence(cell) === 'weak'),
    persons: share((cell) => PERSON.test(cell) || isByline(cell)),
    sentences: share((cell) => /[.。…]["”»]?$/u.test(cell)),
    cut: share((cell) => /(?:\.{3}|…)$/u.test(cell)),
    digits: share((cell) => /^[\d.,\s€$£%kKmM+/-]+$/.test(cell) || isDateWord(cell)),
    'large numbers': share((cell) => /^\d[\d.,\s]{4,}$/.test(cell)),
    handles: shareOf('handle'),
    distinct: new Set(written).size / size,
    'few values': new Set(written).size <= 3 && size > 5 ? 1 : 0,
    filled: written.length / Math.max(1, Math.min(cells.length, SAMPLE_CELLS)),
  };
  const named = header === null ? null : roleNamed(header);
  if (named !== null) features[`named ${named}`] = 1;
  if (named !== null && written.length < FEW_CELLS) features[`few cells, named ${named}`] = 1;
  if (named === null && header !== null) features['unknown name'] = 1;
  return features;
}

function isDateWord(cell: string): boolean {
  return !/\s/.test(cell) && fragmentKind(cell) === 'date';
}

export function roleNamed(header: string): ColumnRole | null {
  return ROLE_OF_NAME.get(headerKey(header)) ?? ROLE_OF_NAME.get(headerKey(header.replace(UNIT, ''))) ?? null;
}

/** `k` for thousands, `m` for millions, empty if the name has no unit. */
export function unitOf(header: string): '' | 'k' | 'm' {
  const unit = UNIT.exec(header)?.[1];
  if (unit === undefined) return '';
  return /^m/i.test(unit) ? 'm' : 'k';
}

function headerKey(header: string): string {
  return header
    .toLowerCase()
    .replace(/[_\-/]+/g, ' ')
    .replace(/[^\p{L}\p{N}#. ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const stored = readNamedModel(columnsModel);

/** Factor applied to a column's probability of a role that the header assigns to a different column. */
const OTHER_NAMED_WEIGHT = 0.1;

export interface ColumnsReading {
  readonly roles: readonly ColumnRole[];
  readonly probabilities: readonly number[];
}

const ONCE: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['title', 'outlet', 'date', 'url', 'reach']);

/** Roles by content, with headers as more evidence. Of several titles, the most likely wins. Rows are equally long. */
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
    .flatMap((kinds, column) =>
      COLUMN_ROLES.map((role, i) => ({
        column,
        role,
        probability:
          itemAt(kinds, i) * (named.includes(role) && named[column] !== role ? OTHER_NAMED_WEIGHT : 1),
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

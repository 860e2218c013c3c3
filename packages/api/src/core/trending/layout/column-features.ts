import columnNames from '../../../content/lists/column-names.json' with { type: 'json' };
import { publisherNamed } from '../../page/publisher/publisher-names.ts';
import { sourceEvidence } from '../lines/source-evidence.ts';
import { COLUMN_ROLES, type ColumnRole } from './column-role.ts';
import { type FragmentKind, fragmentKind, isByline } from './fragment-kind.ts';
import { wordsIn } from './line-shape.ts';

type Features = Record<string, number>;

/** Maximum number of cells sampled to identify a column. */
const SAMPLE_CELLS = 200;
const FEW_CELLS = 5;
const LONG_WORDS = 4;
const MAX_WORDS = 12;
const DATES: ReadonlySet<FragmentKind> = new Set<FragmentKind>(['date', 'age', 'time']);
const ADDRESSES: ReadonlySet<FragmentKind> = new Set<FragmentKind>(['url']);
const PERSON = /^(?:\p{Lu}[\p{L}'’.-]+\s){1,2}\p{Lu}[\p{L}'’-]+$/u;

/** The unit of the numbers in a column: "reichweite in mio.", "reach (k)", "reach in 1,000". */
const UNIT =
  /(?<=[\s([/_])(?:in\s)?(m|mio|mn|millions?|millionen|tsd|k|thousands?|tausend|1[.,']?000)\.?[)\]]?$/iu;

/** Maps column names, in lowercase, to their roles. */
const ROLE_OF_NAME = new Map(
  COLUMN_ROLES.flatMap((role) => columnNames[role].map((name) => [name, role] as const)),
);

/**
 * Returns the features of a column: the form of its cells and its header. An unknown header is only marked as such.
 * @param cells texts of one column, without its header.
 * @param header null if the table has none.
 */
export function columnFeatures(cells: readonly string[], header: string | null): Features {
  const written = cells.slice(0, SAMPLE_CELLS).filter((cell) => cell !== '' && cell !== '-');
  const size = Math.max(1, written.length);
  const share = (test: (cell: string) => boolean) => written.filter(test).length / size;
  const kinds = written.map(fragmentKind);
  const shareOf = (wanted: ReadonlySet<FragmentKind>) =>
    kinds.filter((kind) => wanted.has(kind)).length / size;
  const words = written.map(wordsIn);
  const mean = words.reduce((sum, count) => sum + count, 0) / size;
  const features: Features = {
    dates: shareOf(DATES),
    addresses: shareOf(ADDRESSES),
    domains: kinds.filter((kind) => kind === 'domain').length / size,
    numbers: kinds.filter((kind) => kind === 'number').length / size,
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
    handles: kinds.filter((kind) => kind === 'handle').length / size,
    distinct: new Set(written).size / size,
    'few values': new Set(written).size <= 3 && size > 5 ? 1 : 0,
    filled: written.length / Math.max(1, Math.min(cells.length, SAMPLE_CELLS)),
  };
  const named = header === null ? null : roleNamed(header);
  if (named !== null) features[`named ${named}`] = 1;
  // Fewer than `FEW_CELLS` cells are weak evidence, so the header counts more.
  if (named !== null && written.length < FEW_CELLS) features[`few cells, named ${named}`] = 1;
  if (named === null && header !== null) features['unknown name'] = 1;
  return features;
}

/** Whether a cell is a date without blanks, such as "1-Nov-19". */
function isDateWord(cell: string): boolean {
  return !/\s/.test(cell) && fragmentKind(cell) === 'date';
}

/** Returns the role for a column name, or null if the name is unknown. */
export function roleNamed(header: string): ColumnRole | null {
  return ROLE_OF_NAME.get(headerKey(header)) ?? ROLE_OF_NAME.get(headerKey(header.replace(UNIT, ''))) ?? null;
}

/** Returns the unit that a column name states, as thousands (`k`) or millions (`m`). Empty if it states none. */
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

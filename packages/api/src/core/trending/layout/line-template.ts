import { at } from '@earshot/schema/at';
import { assignColumns, type ColumnsReading } from './assign-columns.ts';
import { type FragmentKind, fragmentKind } from './fragment-kind.ts';
import { withoutLeadingTime } from './leading-time.ts';

/** The way in which most lines of a list join a headline, its outlet and its date. */
export interface LineTemplate {
  readonly separator: LineSeparator;
  /** Whether a dash separates only two pieces, as it also does before the name of someone quoted in a headline. */
  readonly isPair: boolean;
  /** Roles of the pieces before the headline and after it. */
  readonly before: readonly PieceRole[];
  readonly after: readonly PieceRole[];
}

type PieceRole = 'outlet' | 'date' | 'other';

/** Separators with spaces around them. Bars also separate pieces without spaces. */
type LineSeparator = 'dash' | 'bar' | 'dot' | 'slash' | 'sign' | 'ideographic blank';

const SEPARATORS: Readonly<Record<LineSeparator, RegExp>> = {
  dash: /\s+[-–—]{1,2}\s+/u,
  bar: /\s*[|｜¦]\s*/u,
  dot: /\s+[·•⋅]\s+/u,
  slash: /\s+[/／]\s+/u,
  sign: /\s+(?:[→>›»~]|::)\s+/u,
  'ideographic blank': /(?<=\p{Lo})\s+(?=[\p{L}\p{N}])/u,
};
const MIN_LINES = 4;
/** Minimum fraction of the lines that must have the usual number of pieces, or the same kind of piece in a position. */
const MIN_SHARE = 0.7;
const MAX_PIECES = 5;
const MIN_TITLE_PROBABILITY = 0.6;
const MIN_OUTLET_PROBABILITY = 0.6;
const SAMPLE_LINES = 300;
const MAX_OUTLET_CHARACTERS = 45;
const MAX_OUTLET_WORDS = 6;

/** The content of a line, read with the template of its list. */
export interface TemplateReading {
  readonly title: string;
  readonly outlet: string;
  /** The piece with the date. Empty if there is none. */
  readonly day: string;
}

/**
 * Finds the template of a list by comparing the pieces of all lines: pieces in the same position that are short, vary, and
 * include known names are outlets, regardless of their individual form. Null if no separator has a clear template.
 */
export function findTemplate(lines: readonly string[]): LineTemplate | null {
  const sample = lines.slice(0, SAMPLE_LINES).map((line) => withoutLeadingTime(line));
  if (sample.length < MIN_LINES) return null;
  let best: { template: LineTemplate; sureness: number } | null = null;
  for (const separator of Object.keys(SEPARATORS) as LineSeparator[]) {
    const found = templateWith(separator, sample);
    if (found && (best === null || found.sureness > best.sureness)) best = found;
  }
  return best?.template ?? null;
}

function templateWith(separator: LineSeparator, lines: readonly string[]) {
  const rows = lines.map((line) => line.split(SEPARATORS[separator]).filter((piece) => piece !== ''));
  const count = usualCount(rows.map(({ length }) => length));
  if (count < 2 || count > MAX_PIECES) return null;
  const whole = rows.filter(({ length }) => length === count);
  if (whole.length < Math.max(MIN_LINES, MIN_SHARE * lines.length)) return null;
  return toTemplate(separator, withDaysAndNames(assignColumns(whole, null), whole));
}

function usualCount(counts: readonly number[]): number {
  const lines = new Map<number, number>();
  for (const count of counts) lines.set(count, (lines.get(count) ?? 0) + 1);
  return [...lines].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0] as const)[0];
}

/**
 * A piece that is a date or an age in most lines is the date. If there is a headline and a date but no outlet, the only
 * other piece that is a name in most lines is the outlet, even if the names are unknown.
 */
function withDaysAndNames(reading: ColumnsReading, rows: readonly (readonly string[])[]): ColumnsReading {
  const isMostly = (column: number, kinds: ReadonlySet<FragmentKind>) =>
    rows.filter((row) => kinds.has(fragmentKind(row[column] ?? ''))).length >= MIN_SHARE * rows.length;
  const roles = reading.roles.map((role, column) =>
    role !== 'title' && isMostly(column, DAYS) ? 'date' : role,
  );
  if (roles.includes('outlet') || !roles.includes('title') || !roles.includes('date'))
    return { ...reading, roles };
  const [outlet, ...others] = [...roles.keys()].filter(
    (column) => roles[column] !== 'title' && roles[column] !== 'date' && isMostly(column, NAMES),
  );
  if (outlet === undefined || others.length > 0) return { ...reading, roles };
  return {
    roles: roles.map((role, column) => (column === outlet ? 'outlet' : role)),
    probabilities: reading.probabilities.map((own, column) => (column === outlet ? MIN_SHARE : own)),
  };
}

const DAYS: ReadonlySet<FragmentKind> = new Set<FragmentKind>(['date', 'age']);
const NAMES: ReadonlySet<FragmentKind> = new Set<FragmentKind>(['outlet', 'name', 'domain']);

function toTemplate(separator: LineSeparator, { roles, probabilities }: ColumnsReading) {
  const title = roles.indexOf('title');
  const outlet = roles.indexOf('outlet');
  if (title < 0 || outlet < 0) return null;
  const isSure =
    at(probabilities, title) >= MIN_TITLE_PROBABILITY && at(probabilities, outlet) >= MIN_OUTLET_PROBABILITY;
  if (!isSure) return null;
  const pieces = roles.map((role): PieceRole => (role === 'outlet' || role === 'date' ? role : 'other'));
  const template = {
    separator,
    isPair: separator === 'dash' && roles.length === 2,
    before: pieces.slice(0, title),
    after: pieces.slice(title + 1),
  };
  return { template, sureness: at(probabilities, title) * at(probabilities, outlet) + roles.length / 10 };
}

/**
 * Reads a line with the template of its list. Null if the line has too few pieces, or if its outlet does not look like an
 * outlet.
 */
export function readByTemplate(
  line: string,
  { separator, before, after }: LineTemplate,
): TemplateReading | null {
  const pieces = piecesOf(line, SEPARATORS[separator]);
  if (pieces.length < before.length + 1 + after.length) return null;
  const first = at(pieces, before.length);
  const last = at(pieces, pieces.length - 1 - after.length);
  const named = (role: PieceRole) => {
    const front = before.indexOf(role);
    if (front >= 0) return at(pieces, front).text;
    const back = after.indexOf(role);
    return back < 0 ? '' : at(pieces, pieces.length - after.length + back).text;
  };
  const outlet = named('outlet');
  const words = outlet.split(/\s+/).length;
  if (
    outlet === '' ||
    outlet.length > MAX_OUTLET_CHARACTERS ||
    words > MAX_OUTLET_WORDS ||
    !/\p{L}/u.test(outlet)
  )
    return null;
  return { title: line.slice(first.start, last.end), outlet, day: named('date') };
}

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function piecesOf(line: string, separator: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const add = (end: number) => {
    const text = line.slice(start, end).trim();
    if (text !== '') pieces.push({ text, start, end });
  };
  for (const match of line.matchAll(new RegExp(separator.source, 'gu'))) {
    add(match.index);
    start = match.index + match[0].length;
  }
  add(line.length);
  return pieces;
}

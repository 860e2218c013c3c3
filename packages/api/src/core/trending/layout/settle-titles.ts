import { itemAt } from '@earshot/schema/item-at';
import headlineWords from '../../../content/lists/headline-words.json' with { type: 'json' };
import { anyOf } from '../../text/escape-pattern.ts';
import { type SourceEvidence, sourceEvidence, sourceKey } from '../lines/source-evidence.ts';
import { countsOf } from './counts.ts';
import { fragmentKind } from './fragment-kind.ts';
import type { FieldLabel } from './layout-role.ts';
import type { FieldPiece } from './split-fields.ts';

/** Photo credits and editor's notes, which are also capitalized and in brackets. */
export const NOTE = new RegExp(`^(?:${anyOf(headlineWords.notesInBrackets)})(?!\\p{L})`, 'iu');

export interface LabeledLine {
  readonly line: string;
  readonly pieces: readonly FieldPiece[];
  readonly labels: readonly FieldLabel[];
}

interface Run {
  readonly label: FieldLabel;
  readonly first: number;
  readonly last: number;
}

const MIN_LINES = 4;
const MIN_QUOTED_SHARE = 0.5;
const MIN_NAMED_LINES = 2;
const MIN_OUTLETS_SHARE = 0.5;

/** A piece beside the title is part of it, unless the cut is usual in the list or the piece is a known outlet or a date. */
export function settleTitles(lines: readonly LabeledLine[]): { settled: LabeledLine[]; areQuoted: boolean } {
  const quoted = lines.filter(({ pieces, labels }) => {
    const title = longestTitle(pieces, labels);
    return (
      title && itemAt(pieces, title.first).before === 'quote' && itemAt(pieces, title.last).after === 'quote'
    );
  });
  const isNamed = namedIn(lines);
  const settled = withOutletsInPlace(lines, isNamed);
  return {
    settled,
    areQuoted: quoted.length >= Math.max(MIN_LINES, MIN_QUOTED_SHARE * lines.length),
  };
}

type IsNamed = (text: string) => boolean;

function namedIn(lines: readonly LabeledLine[]): IsNamed {
  const keysOf = (...wanted: readonly FieldLabel[]) =>
    lines.flatMap(({ pieces, labels }) =>
      pieces.flatMap(({ text }, i) => (wanted.includes(itemAt(labels, i)) ? [sourceKey(text)] : [])),
    );
  const outlets = new Set(keysOf('outlet'));
  const counts = countsOf(keysOf('outlet', 'other'));
  return (text) => outlets.has(sourceKey(text)) && (counts.get(sourceKey(text)) ?? 0) >= MIN_NAMED_LINES;
}

/** Labels the outlet of a line that has none by what other lines have. */
function withOutletsInPlace(lines: readonly LabeledLine[], isNamed: IsNamed): LabeledLine[] {
  const counts = new Map<string, number>();
  const places = new Set<string>();
  for (const { pieces, labels } of lines)
    labels.forEach((label, i) => {
      if (label !== 'outlet') return;
      const place = placeOf(pieces, i, i);
      counts.set(place, (counts.get(place) ?? 0) + 1);
      if (isKnown(itemAt(pieces, i))) places.add(placeOf(pieces, i, pieces.length - i));
    });
  const isUsual = (place: string) =>
    (counts.get(place) ?? 0) >= Math.max(MIN_LINES, MIN_OUTLETS_SHARE * lines.length);
  return lines.map((line) => {
    const { pieces, labels } = line;
    const hasKnown = pieces.some((piece, i) => labels[i] === 'outlet' && isKnown(piece));
    if (pieces.length < 2 || hasKnown) return line;
    const ends = endsOf(line);
    const mayBe = (i: number) =>
      labels[i] !== 'title' || labels.indexOf('title') !== labels.lastIndexOf('title');
    const atEnd = ends.find(
      (i) =>
        isSetOff(line, i) && mayBe(i) && isKnown(itemAt(pieces, i)) && !NOTE.test(itemAt(pieces, i).text),
    );
    if (atEnd !== undefined) {
      const others: FieldLabel[] = labels.map((label) => (label === 'outlet' ? 'title' : label));
      return { ...line, labels: others.with(atEnd, 'outlet') };
    }
    if (labels.includes('outlet')) return line;
    const found = pieces.findIndex((piece, i) => {
      if (!mayBe(i)) return false;
      const isEnd = ends.includes(i);
      if (isNamed(piece.text) && isEnd && isSetOff(line, i)) return true;
      const isInPlace = piece.isInBrackets
        ? places.has(placeOf(pieces, i, pieces.length - i))
        : isBesideBar(piece) && isUsual(placeOf(pieces, i, i));
      return (isInPlace || (isEnd && isDatedName(line, i))) && isName(piece.text);
    });
    return found < 0 ? line : { ...line, labels: labels.with(found, 'outlet') };
  });
}

const BEFORE_LAST: ReadonlySet<string> = new Set(['bar', 'dash', 'open']);
const AFTER_FIRST: ReadonlySet<string> = new Set(['bar', 'dash', 'colon', 'close']);

function isDate({ pieces, labels }: LabeledLine, i: number): boolean {
  return labels[i] === 'date' || fragmentKind(pieces[i]?.text ?? '') === 'date';
}

function endsOf(line: LabeledLine): number[] {
  const written = [...line.pieces.keys()].filter((i) => !isDate(line, i));
  return [...new Set([...written.slice(0, 1), ...written.slice(-1)])];
}

function isSetOff(line: LabeledLine, i: number): boolean {
  const { before, after } = itemAt(line.pieces, i);
  return i === endsOf(line)[0] ? AFTER_FIRST.has(after) : BEFORE_LAST.has(before);
}

function isDatedName(line: LabeledLine, i: number): boolean {
  const { text, before, after, isInBrackets } = itemAt(line.pieces, i);
  const isLast = i !== endsOf(line)[0];
  const isBeforeDate = isDate(line, i + 1);
  if (isLast && (before === 'bar' || (isInBrackets && isBeforeDate))) return true;
  if (!/\s/.test(text)) return false;
  const hasDate = line.pieces.some((_, n) => isDate(line, n));
  if (isLast) return BEFORE_LAST.has(before) && (isBeforeDate || (hasDate && isInBrackets));
  return isBeforeDate || (hasDate && after === 'bar') || (isDate(line, i - 1) && after === 'dash');
}

function isKnown({ text }: FieldPiece): boolean {
  return sourceEvidence(text) === 'strong';
}

function placeOf(pieces: readonly FieldPiece[], i: number, position: number): string {
  return `${position} ${itemAt(pieces, i).before} ${itemAt(pieces, i).after}`;
}

function isBesideBar({ before, after }: FieldPiece): boolean {
  return before === 'bar' || after === 'bar';
}

function isName(text: string): boolean {
  return sourceEvidence(text) !== 'none' && fragmentKind(text) !== 'person' && !NOTE.test(text);
}

function longestTitle(pieces: readonly FieldPiece[], labels: readonly FieldLabel[]): Run | undefined {
  return runsOf(labels)
    .filter(({ label }) => label === 'title')
    .toSorted((a, b) => lengthOf(pieces, b) - lengthOf(pieces, a))[0];
}

export function lengthOf(pieces: readonly FieldPiece[], { first, last }: Run): number {
  return itemAt(pieces, last).end - itemAt(pieces, first).start;
}

export function runsOf(labels: readonly FieldLabel[]): Run[] {
  const runs: Run[] = [];
  labels.forEach((label, i) => {
    const run = runs.at(-1);
    if (run?.label === label) runs[runs.length - 1] = { ...run, last: i };
    else runs.push({ label, first: i, last: i });
  });
  return runs;
}

/** `place`: of its line relative to the headline (`below 1`), or the separators around it. */
export interface PlacedOutlet {
  readonly name: string;
  readonly place: string;
}

const WEIGHTS: Readonly<Record<SourceEvidence, readonly [each: number, different: number]>> = {
  strong: [1, 2],
  weak: [1, 1],
  doubtful: [1, 1],
  none: [0.2, 0],
};

/** The outlet where most records have one and the names vary: headings are in fewer records, labels such as "Neutral" repeat. */
export function outletsInPlace(records: readonly (readonly PlacedOutlet[])[]): (string | null)[] {
  const scores = new Map<string, number>();
  const seen = new Set<string>();
  for (const { name, place } of records.flat()) {
    // A position with names is preferred to one with domains, because a name says more.
    const [each, different] = WEIGHTS[fragmentKind(name) === 'domain' ? 'weak' : sourceEvidence(name)];
    const isNew = !seen.has(`${place} ${name}`);
    seen.add(`${place} ${name}`);
    scores.set(place, (scores.get(place) ?? 0) + each + (isNew ? different : 0));
  }
  const scoreOf = ({ place }: PlacedOutlet) => scores.get(place) ?? 0;
  return records.map((names) =>
    names.length === 0
      ? null
      : names.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a), itemAt(names, 0)).name,
  );
}

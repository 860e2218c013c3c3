import { at } from '@earshot/schema/at';
import { isCommonWord } from '../../text/background-rank.ts';
import { sourceEvidence } from '../lines/source-evidence.ts';
import type { FieldLabel } from './field-label.ts';
import { fragmentKind } from './fragment-kind.ts';
import type { FieldPiece } from './split-fields.ts';

/** Photo credits and editor's notes, which are also capitalized and in brackets. */
const NOTE =
  /^(?:getty|photo|picture|image|file|update[sd]?|corrects?|corrected|adds|story|continue[sd]?|read)(?!\p{L})/iu;

/** A line, its pieces and their labels. */
export interface LabeledLine {
  readonly line: string;
  readonly pieces: readonly FieldPiece[];
  readonly labels: readonly FieldLabel[];
}

/** Consecutive pieces with the same label. */
interface Run {
  readonly label: FieldLabel;
  readonly first: number;
  readonly last: number;
}

/** Minimum number of lines, and share of all lines, whose titles are cut in the same way. */
const MIN_LINES = 4;
const MIN_SHARE = 0.25;
/** The same for a cut at a blank, which also occurs within titles. */
const MIN_BLANK_SHARE = 0.6;
const MIN_QUOTED_SHARE = 0.5;
/** Minimum share of lines with an outlet in the same place for other names there to be outlets. */
const MIN_OUTLETS_SHARE = 0.7;

/**
 * Relabels a piece beside the title as part of it, unless that cut is usual in the list or the piece is a known outlet or a
 * date set off by punctuation.
 */
export function settleTitles(lines: readonly LabeledLine[]): { settled: LabeledLine[]; areQuoted: boolean } {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const key of new Set(cutsOf(line).map(({ key: own }) => own)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const isUsual = (key: string) => {
    const share = key.includes('blank') ? MIN_BLANK_SHARE : MIN_SHARE;
    return (counts.get(key) ?? 0) >= Math.max(MIN_LINES, share * lines.length);
  };
  const quoted = lines.filter(({ pieces, labels }) => {
    const title = longestTitle(pieces, labels);
    return title && at(pieces, title.first).before === 'quote' && at(pieces, title.last).after === 'quote';
  });
  const settled = withOutletsInPlace(lines.map((line) => settle(line, isUsual)));
  return {
    settled,
    areQuoted: quoted.length >= Math.max(MIN_LINES, MIN_QUOTED_SHARE * lines.length),
  };
}

/**
 * Labels a name as the outlet if it is in brackets where another line has a known outlet, or beside a bar where most lines
 * have theirs.
 */
function withOutletsInPlace(lines: readonly LabeledLine[]): LabeledLine[] {
  const counts = new Map<string, number>();
  const known = new Set<string>();
  for (const { pieces, labels } of lines)
    labels.forEach((label, i) => {
      if (label !== 'outlet') return;
      const place = placeOf(pieces, i, i);
      counts.set(place, (counts.get(place) ?? 0) + 1);
      if (sourceEvidence(at(pieces, i).text) === 'strong') known.add(placeOf(pieces, i, pieces.length - i));
    });
  const isUsual = (place: string) =>
    (counts.get(place) ?? 0) >= Math.max(MIN_LINES, MIN_OUTLETS_SHARE * lines.length);
  return lines.map((line) => {
    const { pieces, labels } = line;
    if (labels.includes('outlet')) return line;
    const found = pieces.findIndex((piece, i) => {
      const isInPlace = piece.isInBrackets
        ? known.has(placeOf(pieces, i, pieces.length - i))
        : pieces.length > 1 && isBesideBar(piece) && isUsual(placeOf(pieces, i, i));
      const isOnlyTitle = labels[i] === 'title' && labels.indexOf('title') === labels.lastIndexOf('title');
      return isInPlace && !isOnlyTitle && isName(piece.text);
    });
    return found < 0 ? line : { ...line, labels: labels.with(found, 'outlet') };
  });
}

function placeOf(pieces: readonly FieldPiece[], i: number, position: number): string {
  return `${position} ${at(pieces, i).before} ${at(pieces, i).after}`;
}

function isBesideBar({ before, after }: FieldPiece): boolean {
  return before === 'bar' || after === 'bar';
}

function isName(text: string): boolean {
  return sourceEvidence(text) === 'weak' && fragmentKind(text) !== 'person' && !NOTE.test(text);
}

function settle(line: LabeledLine, isUsual: (key: string) => boolean): LabeledLine {
  const labels = [...line.labels];
  for (let left = line.pieces.length; left > 0; left--) {
    const cut = cutsOf({ ...line, labels }).find(
      ({ key, piece }) =>
        !(isUsual(key) && mayBeCut(at(line.pieces, piece), at(labels, piece), key)) &&
        !isSupported(at(line.pieces, piece), at(labels, piece), key),
    );
    if (!cut) break;
    labels[cut.piece] = 'title';
  }
  return { ...line, labels };
}

/** Returns the pieces beside the title of a line, each with a key for how the title was cut: side, separator and label. */
function cutsOf({ pieces, labels }: LabeledLine): { readonly key: string; readonly piece: number }[] {
  const title = pieces.length > 1 ? longestTitle(pieces, labels) : undefined;
  if (!title) return [];
  const keyOf = (side: string, joint: string, piece: number) => ({
    key: `${side} ${joint} ${labels[piece]}`,
    piece,
  });
  return [
    ...(title.first > 0 ? [keyOf('before', at(pieces, title.first).before, title.first - 1)] : []),
    ...(title.last + 1 < pieces.length ? [keyOf('after', at(pieces, title.last).after, title.last + 1)] : []),
  ];
}

function isSupported({ text }: FieldPiece, label: FieldLabel, key: string): boolean {
  if (key.includes('blank')) return false;
  if (label === 'outlet') return sourceEvidence(text) === 'strong';
  return label === 'date' && !key.includes('word');
}

/**
 * Whether a piece may be cut from its title. Titles contain colons too, so an outlet beside one must look like a name and
 * not be a common word.
 */
function mayBeCut({ text }: FieldPiece, label: FieldLabel, key: string): boolean {
  if (label !== 'outlet' || !key.includes('colon')) return true;
  return sourceEvidence(text) === 'weak' && !isCommonWord(text.toLowerCase());
}

function longestTitle(pieces: readonly FieldPiece[], labels: readonly FieldLabel[]): Run | undefined {
  return runsOf(labels)
    .filter(({ label }) => label === 'title')
    .toSorted((a, b) => lengthOf(pieces, b) - lengthOf(pieces, a))[0];
}

export function lengthOf(pieces: readonly FieldPiece[], { first, last }: Run): number {
  return at(pieces, last).end - at(pieces, first).start;
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

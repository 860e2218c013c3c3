import type { FoundDate } from '@earshot/schema/values/dates/found-date';
import type { LineOptions } from './line-options.ts';
import { isKindOfPiece } from './source-evidence.ts';
import { bareName, confirmedEvidence, isSourcePiece, isTitleLike } from './source-place.ts';
import { type Piece, splitPieces } from './split-pieces.ts';
import { stripDates } from './strip-dates.ts';

/** A line without the publisher and dates at its ends. */
interface TrimmedLine {
  /** The remaining text. */
  readonly written: string;
  readonly source: string | null;
  readonly dates: readonly FoundDate[];
  /** Whether a dash separates the publisher from the text before it. */
  readonly isAfterDash: boolean;
}

interface Edges {
  readonly line: string;
  readonly pieces: readonly Piece[];
  readonly dates: FoundDate[];
  source: string | null;
  isAfterDash: boolean;
  /** Indexes of the first and last remaining piece. */
  first: number;
  last: number;
}

/** Removes dates and one publisher from both ends of a line, piece by piece. */
export function takeEdges(line: string, options: LineOptions): TrimmedLine {
  const pieces = splitPieces(line);
  const edges: Edges = {
    line,
    pieces,
    dates: [],
    source: null,
    isAfterDash: false,
    first: 0,
    last: pieces.length - 1,
  };
  takeEnd(edges, options);
  takeFront(edges, options);
  const { first, last, source, dates, isAfterDash } = edges;
  return { written: textOf(edges, first, last), source, dates, isAfterDash };
}

function takeEnd(edges: Edges, options: LineOptions): void {
  const { pieces, first } = edges;
  for (let isDated = false; edges.last > first; edges.last--) {
    const { last } = edges;
    const piece = pieces[last];
    const { rest, edge } = stripDates(piece?.text ?? '', options);
    const isDate = !hasWord(rest);
    const place = {
      style: piece?.style ?? 'start',
      isDated: isDated || edge.length > 0,
      before: pieces[last - 1]?.text ?? '',
    };
    if (!isDate) {
      const isSource =
        edges.source === null &&
        isTitleLike(textOf(edges, first, last - 1)) &&
        isSourcePiece(rest, place, options);
      if (!isSource) return;
      edges.source = bareName(rest);
      edges.isAfterDash = place.style === 'dash';
    }
    edges.dates.push(...edge);
    isDated = isDate;
  }
}

function takeFront(edges: Edges, options: LineOptions): void {
  const { pieces, last, dates } = edges;
  for (let isDated = false; edges.first < last; edges.first++) {
    const { first } = edges;
    const { rest, edge } = stripDates(pieces[first]?.text ?? '', options);
    const isDate = !hasWord(rest);
    const isBesideDate = isDated || edge.length > 0 || isInFrontOfDate(edges, options);
    const isSource =
      edges.source === null &&
      isTitleLike(textOf(edges, first + 1, last)) &&
      (confirmedEvidence(rest, options) === 'strong' || (isBesideDate && isNewName(rest, options)));
    if (isKindOfPiece(rest)) dates.push(...edge);
    if (!isDate && !isSource) return;
    if (isSource) edges.source = bareName(rest);
    dates.push(...edge);
    isDated = isDate;
  }
}

/** Whether the piece after the first one is a date, or a bar separates the two in a line that ends with a date. */
function isInFrontOfDate({ pieces, first, dates }: Edges, options: LineOptions): boolean {
  const next = pieces[first + 1];
  return (
    (next !== undefined && isOnlyDate(next.text, options)) || (next?.style === 'bar' && dates.length > 0)
  );
}

function textOf({ line, pieces }: Edges, from: number, to: number): string {
  return line.slice(pieces[from]?.start ?? 0, pieces[to]?.end ?? 0);
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function isOnlyDate(piece: string, options: LineOptions): boolean {
  const { rest, edge } = stripDates(piece, options);
  return edge.length > 0 && !hasWord(rest);
}

/** Whether a text is an unknown name of several words. Next to a date before a headline, it is a publisher. */
function isNewName(text: string, options: LineOptions): boolean {
  const name = bareName(text);
  return /\s/.test(name) && confirmedEvidence(text, options) === 'weak';
}

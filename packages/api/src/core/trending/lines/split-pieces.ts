/** How a piece of a line is set off from the one before it. */
export type PieceStyle = 'start' | 'bar' | 'dash';

/** A part of a line between bars, tabs or spaced dashes. */
export interface Piece {
  readonly text: string;
  /** Half-open UTF-16 range in the line. */
  readonly start: number;
  readonly end: number;
  readonly style: PieceStyle;
}

const SEPARATOR = /\s+(?:[|¦‖•·»›⋅]|::|[-–—]{1,3}|\/\/)\s+|\s*[|¦‖\t]\s*/gu;
/** Every separator has one of these; most titles have none. */
const MAY_SEPARATE = /[|¦‖\t•·»›⋅–—]|\s[-:/]/;
const DASH = /[-–—]/u;

/** The pieces of a line that hold a letter or digit; the line itself when nothing separates it. */
export function splitPieces(line: string): Piece[] {
  if (!MAY_SEPARATE.test(line)) return pieceOf(line, 0, line.length, 'start');
  const pieces: Piece[] = [];
  let [start, style]: [number, PieceStyle] = [0, 'start'];
  for (const match of line.matchAll(SEPARATOR)) {
    pieces.push(...pieceOf(line, start, match.index, style));
    start = match.index + match[0].length;
    style = DASH.test(match[0]) ? 'dash' : 'bar';
  }
  return [...pieces, ...pieceOf(line, start, line.length, style)];
}

/** The piece between two offsets; none without a letter or digit. */
function pieceOf(line: string, start: number, end: number, style: PieceStyle): Piece[] {
  const text = line.slice(start, end);
  return /[\p{L}\p{N}]/u.test(text) ? [{ text, start, end, style }] : [];
}

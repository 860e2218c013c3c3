/** What separates a piece of a line from the previous one. */
export type PieceStyle = 'start' | 'bar' | 'dash';

/** A part of a line between separators such as bars, tabs and spaced dashes. */
export interface Piece {
  readonly text: string;
  /** Half-open UTF-16 range in the line. */
  readonly start: number;
  readonly end: number;
  readonly style: PieceStyle;
}

const SEPARATOR = /\s+(?:[|¦‖•·»›⋅]|::|[-–—]{1,3}|\/\/)\s+|\s*[|¦‖\t]\s*/gu;
/** Every separator contains one of these. Most titles contain none. */
const MAY_SEPARATE = /[|¦‖\t•·»›⋅–—]|\s[-:/]/;
const DASH = /[-–—]/u;

/** Returns the pieces of a line that contain a letter or digit, or the line itself if it has no separator. */
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

/** Returns the piece between two offsets, or none if it has no letter or digit. */
function pieceOf(line: string, start: number, end: number, style: PieceStyle): Piece[] {
  const text = line.slice(start, end);
  return /[\p{L}\p{N}]/u.test(text) ? [{ text, start, end, style }] : [];
}

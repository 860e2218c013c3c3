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
const DASH = /[-–—]/u;

/** The pieces of a line that hold a letter or digit; the line itself when nothing separates it. */
export function splitPieces(line: string): Piece[] {
  const pieces: Piece[] = [];
  let [start, style]: [number, PieceStyle] = [0, 'start'];
  const add = (end: number) => {
    const text = line.slice(start, end);
    if (/[\p{L}\p{N}]/u.test(text)) pieces.push({ text, start, end, style });
  };
  for (const match of line.matchAll(SEPARATOR)) {
    add(match.index);
    start = match.index + match[0].length;
    style = DASH.test(match[0]) ? 'dash' : 'bar';
  }
  add(line.length);
  return pieces;
}

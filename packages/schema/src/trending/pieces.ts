import type { Member } from './model.ts';

/** A text with all its copies. */
export interface Piece {
  /** Outlets that published the text. */
  readonly sources: Set<string>;
  /** Whether at least one of the text's lines has no outlet. */
  hasUnnamed: boolean;
  /** ISO dates of publication. */
  readonly days: Set<string>;
}

/** Returns the distinct texts among the lines of a story, based on `copy_of`. */
export function piecesOf(lines: readonly Pick<Member, 'line' | 'copy_of' | 'source' | 'date'>[]): Piece[] {
  const pieces = new Map<number, Piece>();
  for (const { line, copy_of, source, date } of lines) {
    const piece = pieces.get(copy_of ?? line) ?? {
      sources: new Set<string>(),
      hasUnnamed: false,
      days: new Set<string>(),
    };
    pieces.set(copy_of ?? line, piece);
    if (source === null) piece.hasUnnamed = true;
    else piece.sources.add(source);
    if (date !== null) piece.days.add(date);
  }
  return [...pieces.values()];
}

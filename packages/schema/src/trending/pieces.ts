import type { Member } from './model.ts';

/** A text with all its copies. */
export interface Piece {
  /** Outlets that published it. */
  readonly sources: Set<string>;
  /** Whether at least one of its lines names no outlet. */
  hasUnnamed: boolean;
  /** ISO days on which it was published. */
  readonly days: Set<string>;
}

/** The distinct texts among the lines of a story, by `copy_of`. */
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

import type { TrendingItem } from '@earshot/schema/trending/model';

/** Numbers of the marked lines. A story is marked if all its lines are. */
export type Marks = ReadonlySet<number>;

export const NO_MARKS: Marks = new Set();

/** Where the user is in the list: a story, or one line of it. */
export interface MarkPlace {
  readonly item: TrendingItem;
  /** Line number. Absent for the whole story. */
  readonly line?: number;
}

function linesAt({ item, line }: MarkPlace): number[] {
  return line === undefined ? item.members.map((member) => member.line) : [line];
}

/** Whether all, some or none of a story's lines are marked. */
export function markOf({ members }: TrendingItem, marks: Marks): boolean | 'mixed' {
  if (marks.size === 0) return false;
  const marked = members.filter(({ line }) => marks.has(line)).length;
  return marked === 0 ? false : marked === members.length || 'mixed';
}

/** The marks, split into fully marked stories and the marked lines of other stories. */
export interface MarkedParts {
  readonly stories: readonly TrendingItem[];
  readonly partly: readonly TrendingItem[];
  /** Marked lines of the stories in `partly`. */
  readonly lines: readonly number[];
}

export function markedParts(items: readonly TrendingItem[], marks: Marks): MarkedParts {
  const stories = items.filter((item) => markOf(item, marks) === true);
  const partly = items.filter((item) => markOf(item, marks) === 'mixed');
  const lines = partly.flatMap(({ members }) =>
    members.map(({ line }) => line).filter((line) => marks.has(line)),
  );
  return { stories, partly, lines };
}

/** Marks a place, or removes its mark. */
export function toggleMark(marks: Marks, place: MarkPlace): Marks {
  const lines = linesAt(place);
  const next = new Set(marks);
  const isMarked = lines.every((line) => marks.has(line));
  for (const line of lines) {
    if (isMarked) next.delete(line);
    else next.add(line);
  }
  return next;
}

/**
 * Marks everything from one place to another: the shown stories between two stories, or the lines between two lines of one
 * story. Other places have nothing between them, so only the second one is marked.
 */
export function markRange(
  marks: Marks,
  shown: readonly TrendingItem[],
  from: MarkPlace,
  to: MarkPlace,
): Marks {
  return new Set([...marks, ...linesBetween(shown, from, to)]);
}

function linesBetween(shown: readonly TrendingItem[], from: MarkPlace, to: MarkPlace): number[] {
  if (from.line === undefined && to.line === undefined)
    return between(shown, from.item, to.item).flatMap((item) => linesAt({ item }));
  if (from.line === undefined || to.line === undefined || from.item !== to.item) return linesAt(to);
  return between(linesAt({ item: to.item }), from.line, to.line);
}

/** Returns the values from one to another, in either direction. Only the second one if either is missing. */
function between<T>(values: readonly T[], from: T, to: T): T[] {
  const [start, end] = [values.indexOf(from), values.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return values.slice(Math.min(start, end), Math.max(start, end) + 1);
}

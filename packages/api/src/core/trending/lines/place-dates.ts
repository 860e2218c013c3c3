import type { FoundDate } from '@earshot/schema/values/dates/found-date';
import type { ReadLine } from './read-line.ts';

/** A separate line with a date. */
export interface DateLine {
  /** 1-based number in the input. */
  readonly line: number;
  readonly date: FoundDate;
}

/**
 * Maximum number of lines from a story down to the separate line with its date. Bylines, comments and blank lines may come
 * in between.
 */
const MAX_DISTANCE_LINES = 6;
/** Maximum number of lines that a date can apply to unless it is a heading: a headline and the sentence below it. */
const MAX_DATED_LINES = 2;

/**
 * Adds the date from a separate line to lines without one. If the list begins with an absolute date, every date line is a
 * heading that applies to the lines up to the next date line. The same applies if the first of several dates is absolute,
 * exactly one line is above it, and more than two lines follow the last date. If the list begins with a relative date ("5
 * hours ago") and ends with a story, each date applies only to the story directly below it. In all other cases, a date line
 * applies to the story above it, as below a teaser. `lines` and `dates` are in the order of the input.
 */
export function placeDates(lines: readonly ReadLine[], dates: readonly DateLine[]): readonly ReadLine[] {
  const [firstDate, firstLine] = [dates[0], lines[0]];
  if (!firstDate || !firstLine) return lines;
  const isOpening = firstDate.line < firstLine.line || isHeading(lines, dates);
  const dateOf = datesOf(lines, dates, isOpening ? firstDate : null);
  return lines.map((line) => {
    const found = line.date === null ? dateOf.get(line.line) : undefined;
    if (!found) return line;
    const { date, relative, isYearAssumed } = found;
    return { ...line, date, relativeDate: relative, isYearAssumed };
  });
}

/**
 * Whether the first date is a heading although a line is above it, such as a page note: more than two lines must follow the
 * last date.
 */
function isHeading(lines: readonly ReadLine[], dates: readonly DateLine[]): boolean {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || first === last || first.date.relative) return false;
  const above = lines.filter(({ line }) => line < first.line).length;
  const below = lines.filter(({ line }) => line > last.line).length;
  return above === 1 && below > MAX_DATED_LINES;
}

/** Returns the date of each line. `opening`: the date line at the beginning of the list, if any. */
function datesOf(
  lines: readonly ReadLine[],
  dates: readonly DateLine[],
  opening: DateLine | null,
): Map<number, FoundDate> {
  if (opening === null) return datesAbove(lines, dates);
  if (!opening.date.relative) return datesBelow(lines, dates);
  const endsWithStory = (dates.at(-1)?.line ?? 0) < (lines.at(-1)?.line ?? 0);
  return endsWithStory ? datesBelow(lines, dates, MAX_DATED_LINES) : datesAbove(lines, dates);
}

function datesBelow(
  lines: readonly ReadLine[],
  dates: readonly DateLine[],
  reach = Number.POSITIVE_INFINITY,
): Map<number, FoundDate> {
  const dateOf = new Map<number, FoundDate>();
  let next = 0;
  for (const { line } of lines) {
    while ((dates[next]?.line ?? Number.POSITIVE_INFINITY) < line) next++;
    const heading = dates[next - 1];
    if (heading && line - heading.line <= reach) dateOf.set(line, heading.date);
  }
  return dateOf;
}

function datesAbove(lines: readonly ReadLine[], dates: readonly DateLine[]): Map<number, FoundDate> {
  const dateOf = new Map<number, FoundDate>();
  let above = 0;
  for (const { line, date } of dates) {
    while ((lines[above]?.line ?? Number.POSITIVE_INFINITY) < line) above++;
    let expected = line - MAX_DISTANCE_LINES;
    for (let i = above - 1; i >= Math.max(0, above - MAX_DATED_LINES); i--) {
      const at = lines[i]?.line ?? 0;
      if (at < expected || dateOf.has(at)) break;
      dateOf.set(at, date);
      expected = at - 1;
    }
  }
  return dateOf;
}

import { dayNumber } from '../dates/calendar.ts';

/** Maximum number of days between two days for them to be evidence about one story in both lists. */
const MAX_DAYS_APART = 1;

interface DatedLine {
  readonly date: string | null;
}

/**
 * Returns the lines of a list, without the days that no day of the other list is near. A story that goes on from week to
 * week has other days in each list, so they say nothing against it. Takes time in proportion to the number of lines.
 */
export function dropFarDays<Line extends DatedLine>(
  lines: readonly Line[],
  others: readonly DatedLine[],
): Line[] {
  const near = new Set<number>();
  for (const { date } of others) {
    if (date === null) continue;
    const day = dayNumber(date);
    for (let apart = -MAX_DAYS_APART; apart <= MAX_DAYS_APART; apart++) near.add(day + apart);
  }
  // A date that is not a day has the number NaN, which a Set would find.
  near.delete(Number.NaN);
  return lines.map((line) =>
    line.date === null || near.has(dayNumber(line.date)) ? line : { ...line, date: null },
  );
}

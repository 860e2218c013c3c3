import { dayNumber } from '@earshot/schema/values/dates/calendar';

/** Maximum number of days between dates in two lists for them to count as evidence. */
const MAX_DAYS_APART = 1;

interface DatedLine {
  readonly date: string | null;
}

/**
 * Returns the lines of a list without the dates that are not near any date of the other list. A story that continues from
 * week to week has different dates in each list, which is not evidence against it. Takes linear time.
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
  // An invalid date has the number NaN, which a Set would find.
  near.delete(Number.NaN);
  return lines.map((line) =>
    line.date === null || near.has(dayNumber(line.date)) ? line : { ...line, date: null },
  );
}

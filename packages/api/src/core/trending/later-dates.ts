import { countOf } from '@earshot/schema/format-count';
import { MIN_SHARE_KNOWN } from '@earshot/schema/trending/heat-weights';
import { longDay } from '@earshot/schema/trending/phrasing';
import { isAfterToday } from '@earshot/schema/values/dates/calendar';
import type { ReadLine } from './lines/read-line.ts';

/** How to treat the lines of a list that are dated after today, as in a planner or because of a wrong year. */
export interface LaterDates {
  /**
   * Whether a day is after today although few of the list's dates are, so it is probably a mistake. Such a day is shown,
   * but the other lines are not measured against it.
   */
  readonly isStray: (day: string | null) => boolean;
  /** Sentences for the user. Empty if no line is dated after today. */
  readonly remarks: readonly string[];
}

/** Finds the lines of a list that are dated after `referenceDay`. Tomorrow counts as today, because of time zones. */
export function laterDates(lines: readonly Pick<ReadLine, 'date'>[], referenceDay: string): LaterDates {
  const days = lines.flatMap(({ date }) => date ?? []);
  const isLater = (day: string) => isAfterToday(day, { referenceDay });
  const later = days.filter(isLater).length;
  const areFew = later < MIN_SHARE_KNOWN * days.length;
  const newest = days.reduce((latest, day) => (day > latest ? day : latest), '');
  const isRecencyUsed = days.length >= MIN_SHARE_KNOWN * lines.length;
  const from = areFew
    ? 'the newest of the other dates'
    : `${longDay(newest || referenceDay)}, the newest date of the list`;
  const use = isRecencyUsed ? ` Recency counts from ${from}.` : '';
  return {
    isStray: (day) => day !== null && areFew && isLater(day),
    remarks:
      later === 0
        ? []
        : [
            `${countOf(later, 'line')} ${later === 1 ? 'has' : 'have'} a date after today, ${longDay(referenceDay)}.${use}`,
          ],
  };
}

import { addDays } from './calendar.ts';
import type { DateOptions } from './found-date.ts';

/**
 * Number of days a date may be after the reference day and still count as today, because a list copied east of the server's
 * time zone may already contain tomorrow's date.
 */
export const TIME_ZONE_SLACK_DAYS = 1;

/** Whether an ISO day is later than today in every time zone. */
export function isAfterToday(day: string, { referenceDay }: Pick<DateOptions, 'referenceDay'>): boolean {
  return day > addDays(referenceDay, TIME_ZONE_SLACK_DAYS);
}

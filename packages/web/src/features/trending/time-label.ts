import { instantOf } from '@earshot/schema/values/dates/calendar';
import { formatDate } from '../../lib/format.ts';
import type { TimeBins } from './bin-days.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

interface Span {
  /** First day, as an ISO date. `last` is the last day. */
  readonly first: string;
  readonly last: string;
}

/** Formats the dates of a bin in full, e.g. `March 5, 2025`, `May 11 – 15, 2026`, `March 2025` or `2025`. */
export function timeLabel(unit: TimeBins['unit'], { first, last }: Span): string {
  if (unit === 'month') return month.format(instantOf(first));
  if (unit === 'year') return first.slice(0, 4);
  return first === last ? formatDate(first) : day.formatRange(instantOf(first), instantOf(last));
}

import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import { withoutLabel } from '../layout/record-facts.ts';
import { withoutBullet } from './line-pieces.ts';
import { withoutNewsroomMark } from './read-line.ts';
import { stripDates } from './strip-dates.ts';

/**
 * Returns the headline from a line whose outlet is on a separate line: everything except list marks, labels, URLs and dates
 * at its edges.
 */
export function wholeTitle(text: string, options: DateOptions): string {
  const bare = withoutLabel(withoutBullet(text)).replace(/\s*\(?https?:\/\/\S+/gi, '');
  return withoutNewsroomMark(stripDates(bare, options).rest) || text;
}

import { findDates } from '@earshot/schema/values/dates/find-dates';
import { ANY_DAY } from '@earshot/schema/values/dates/read-day';
import { readByline } from './byline.ts';
import { findLabels } from './labels.ts';
import { agencyNamed, isPersonName } from './names.ts';

const MAX_CHARACTERS = 120;
/** Maximum number of other letters in a line of dates and labels: a weekday, a time zone, "at". */
const MAX_REST_LETTERS = 12;
const MAX_VALUE_WORDS = 6;

/**
 * Whether a short line contains only a date, a name or a labeled value (byline, photo credit, reading time, source), and is
 * not part of the story: "By Ada Fenwick", "17 NOV 2026 - 20:41 CET", "责任编辑：王雪".
 */
export function isStatementLine(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  const labels = findLabels(text);
  const [first] = labels;
  const rest = first?.start === 0 ? text.slice(first.end) : '';
  if (/^\s?[:：]\s?\S/u.test(rest) && rest.split(/\s+/).length <= MAX_VALUE_WORDS && !/[.!?。]$/u.test(rest))
    return true;
  if (first?.kind === 'by' && first.start === 0 && readByline(text) !== null) return true;
  if (isPersonName(text) || agencyNamed(text) !== null) return true;
  const dates = findDates(text, ANY_DAY).filter(({ relative }) => !relative);
  if (dates.length === 0) return false;
  let left = text;
  for (const { start, end } of [...labels, ...dates].sort((a, b) => b.start - a.start))
    left = left.slice(0, start) + left.slice(end);
  return (left.match(/\p{L}/gu)?.length ?? 0) <= MAX_REST_LETTERS;
}

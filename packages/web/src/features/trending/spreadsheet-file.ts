import type { TrendingResult } from '@earshot/schema/trending/model';
import type { SpreadsheetStyle } from '@earshot/schema/trending/to-csv';

const FALLBACK = 'trending';
const MAX_NAME_CHARACTERS = 40;

/** Returns the CSV style that spreadsheet programs expect in a locale: semicolons if the decimal separator is a comma. */
export function spreadsheetStyle(locale?: string): SpreadsheetStyle {
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return { separator: decimal?.value === ',' ? ';' : ',' };
}

/**
 * Returns a file name such as `tidewell-2026-03-05-lines.csv`. It contains the most common tag and the newest date in the
 * list, or `today` if there are no dates.
 */
export function spreadsheetName(
  { summary }: TrendingResult,
  form: 'stories' | 'lines',
  today: string,
): string {
  const [subject = ''] = summary.top_tags[0] ?? [];
  const words = subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [FALLBACK];
  const name = words.join('-').slice(0, MAX_NAME_CHARACTERS);
  return `${name}-${summary.heat_basis.newest_day ?? today}${form === 'lines' ? '-lines' : ''}.csv`;
}

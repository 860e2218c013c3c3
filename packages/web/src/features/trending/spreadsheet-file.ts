import type { SpreadsheetStyle } from '@earshot/schema/trending/to-csv';

/** Returns the CSV style that spreadsheet programs expect in a locale: semicolons if the decimal separator is a comma. */
export function spreadsheetStyle(locale?: string): SpreadsheetStyle {
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return { separator: decimal?.value === ',' ? ';' : ',' };
}

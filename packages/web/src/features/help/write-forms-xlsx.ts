import writeExcelFile from 'write-excel-file/browser';
import type { EntryForms } from './entry-sections.ts';
import { ENTRY_STRINGS } from './entry-strings.ts';

/** Limits of Excel for sheet names: maximum length and forbidden characters. */
const MAX_SHEET_NAME = 31;
const FORBIDDEN = /[\\/?*[\]:]/g;
const COLUMN_WIDTH = 26;

/** Writes the tables as an Excel file, one sheet each. */
export function writeFormsXlsx({ tables }: EntryForms): Promise<Blob> {
  const names = sheetNames(tables.map(({ title }) => title));
  const sheets = tables.map(({ columns, rows }, index) => ({
    sheet: names[index] ?? '',
    data: [
      columns.map((value) => ({ value, fontWeight: 'bold' as const, wrap: true })),
      ...rows.map((row) => row.map((value) => ({ value, wrap: true }))),
      [{ value: ENTRY_STRINGS.takeAway.notice }],
    ],
    columns: columns.map(() => ({ width: COLUMN_WIDTH })),
    stickyRowsCount: 1,
  }));
  return writeExcelFile(sheets, { fontFamily: 'Calibri', fontSize: 11 }).toBlob();
}

/** Returns names that Excel accepts, unique regardless of case. */
export function sheetNames(titles: readonly string[]): string[] {
  const used = new Set<string>();
  return titles.map((title) => {
    const plain = title.replace(FORBIDDEN, ' ').trim() || 'Table';
    for (let count = 1; ; count++) {
      const end = count === 1 ? '' : ` ${count}`;
      const name = `${plain.slice(0, MAX_SHEET_NAME - end.length).trim()}${end}`;
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  });
}

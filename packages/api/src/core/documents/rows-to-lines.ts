/** Rows of a table as lines with tabs between the cells, which is how tables are pasted from spreadsheets. */
export function rowsToLines(rows: readonly (readonly string[])[]): string[] {
  return rows.map((row) => row.map((cell) => cell.replace(/\s+/gu, ' ').trim()).join('\t'));
}

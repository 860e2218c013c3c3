/** Converts rows of a table to lines with tabs between cells, the same as when pasted from a spreadsheet. */
export function rowsToLines(rows: readonly (readonly string[])[]): string[] {
  return rows.map((row) => row.map((cell) => cell.replace(/\s+/gu, ' ').trim()).join('\t'));
}

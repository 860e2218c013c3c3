/** A table as a CSV file, for the server and the browser alike. */
/** Byte order mark, so that spreadsheet programs read the file as UTF-8. */
const UTF8_MARK = '\uFEFF';

/**
 * Spreadsheet programs treat a cell that starts like this as a formula, some after control characters and some in full
 * width too (OWASP, CSV injection; ASVS 1.2.10).
 */
const FORMULA_START = /^\s*(?:[=+\-@＝＋－＠]|\p{Cc})/u;
/** Programs that separate cells by semicolons or tabs start a new cell after one, so none may precede a formula. */
const FORMULA_AFTER_SEPARATOR = /([;\t]["'\s]*)(?=[=+\-@＝＋－＠])/gu;

/**
 * A table as CSV by RFC 4180: CRLF line ends, quotes where needed, a UTF-8 byte order mark first. A text cell that would run as
 * a formula gets an apostrophe in front; numbers stay numbers (#397).
 */
export function csvTable(rows: readonly (readonly (string | number)[])[]): string {
  return UTF8_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inside = value.replace(FORMULA_AFTER_SEPARATOR, "$1'");
  const safe = FORMULA_START.test(inside) ? `'${inside}` : inside;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

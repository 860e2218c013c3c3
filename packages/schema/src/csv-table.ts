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

/** How a table is written. */
export interface CsvStyle {
  /** Semicolons are what spreadsheet programs expect where a comma is the decimal sign; numbers then have a decimal comma. */
  readonly separator: ',' | ';';
  /** What comes in front of a text that would run as a formula. */
  readonly guard: string;
}

/** For programs: RFC 4180, and the apostrophe that OWASP recommends. */
const PLAIN_STYLE: CsvStyle = { separator: ',', guard: "'" };

/**
 * A table as CSV by RFC 4180: CRLF line ends, quotes where needed, a UTF-8 byte order mark first. A text cell that would run as
 * a formula gets the guard of the style in front, by default an apostrophe; numbers stay numbers (#397).
 */
export function csvTable(
  rows: readonly (readonly (string | number)[])[],
  style: CsvStyle = PLAIN_STYLE,
): string {
  const line = (row: readonly (string | number)[]) =>
    row.map((value) => cell(value, style)).join(style.separator);
  return UTF8_MARK + rows.map((row) => `${line(row)}\r\n`).join('');
}

function cell(value: string | number, { separator, guard }: CsvStyle): string {
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value);
  const inside = value.replace(FORMULA_AFTER_SEPARATOR, `$1${guard}`);
  const safe = FORMULA_START.test(inside) ? `${guard}${inside}` : inside;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

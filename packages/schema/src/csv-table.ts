const UTF8_MARK = '\uFEFF';

/** A cell that spreadsheet programs treat as a formula (OWASP, CSV injection; ASVS 1.2.10). */
const FORMULA_START = /^\s*(?:[=+\-@＝＋－＠]|\p{Cc})/u;
/** A formula after a separator of another program, which would start a new cell there. */
const FORMULA_AFTER_SEPARATOR = /([;\t\r\n]["'\s]*)(?=[=+\-@＝＋－＠])/gu;

export const UNSEEN_GUARD = '\u200B';

export interface CsvStyle {
  /** Where decimals have a comma, spreadsheet programs expect semicolons; numbers are then written with a comma. */
  readonly separator: ',' | ';';
  readonly guard: string;
}

const PLAIN_STYLE: CsvStyle = { separator: ',', guard: "'" };

/** RFC 4180 with CRLF and a byte order mark. Text that would run as a formula is guarded. Numbers remain numbers (#397). */
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
  const safe = guardedCell(value, guard);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function guardedCell(value: string, guard = UNSEEN_GUARD): string {
  const inside = value.replace(FORMULA_AFTER_SEPARATOR, `$1${guard}`);
  return FORMULA_START.test(inside) ? `${guard}${inside}` : inside;
}

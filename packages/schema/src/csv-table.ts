const UTF8_MARK = '\uFEFF';

/** A cell that spreadsheet programs treat as a formula (OWASP, CSV injection; ASVS 1.2.10). */
const FORMULA_START = /^\s*(?:[=+\-@＝＋－＠]|\p{Cc})/u;
/** A formula after a separator of another program: that program would start a new cell there. */
const FORMULA_AFTER_SEPARATOR = /([;\t\r\n]["'\s]*)(?=[=+\-@＝＋－＠])/gu;

export const UNSEEN_GUARD = '\u200B';

export interface CsvStyle {
  /** `;` is for programs in locales with a decimal comma. Numbers then get a decimal comma, too. */
  readonly separator: ',' | ';';
  readonly guard: string;
}

const PLAIN_STYLE: CsvStyle = { separator: ',', guard: "'" };

/** RFC 4180 with CRLF and a byte order mark. `guard` precedes text that would run as a formula. Numbers remain numbers (#397). */
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

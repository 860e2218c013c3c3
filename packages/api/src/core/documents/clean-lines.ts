const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Invisible characters break every comparison. */
const INVISIBLE = /[^\P{Cc}\s]\[[\d;?]*[A-Za-z]|[^\P{Cc}\t]|\p{Bidi_Control}|[\u00ad\u200b\u2060\ufeff]/gu;
/** A space before another. Without a quantifier, because V8 can run out of backtracking stack on a run of millions. */
const EXTRA_SPACE = /[^\S\t](?=[^\S\t])/g;
const OTHER_SPACE = /[^\S\t ]/g;

/** Tabs within a line separate columns and are kept. Consecutive blank lines become one. */
export function cleanLines(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.split(LINE_BREAK)) {
    const line = raw.replace(INVISIBLE, '').trim().replace(EXTRA_SPACE, '').replace(OTHER_SPACE, ' ');
    if (line !== '' || (lines.length > 0 && lines.at(-1) !== '')) lines.push(line);
  }
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

export function rowsToLines(rows: readonly (readonly string[])[]): string[] {
  return rows.map((row) => row.map((cell) => cell.replace(/\s+/gu, ' ').trim()).join('\t'));
}

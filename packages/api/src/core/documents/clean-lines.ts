const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Escape sequences of terminals, control characters, bidi controls, zero-width marks and soft hyphens: invisible, yet they break every comparison. */
const INVISIBLE = /[^\P{Cc}\s]\[[\d;?]*[A-Za-z]|[^\P{Cc}\t]|\p{Bidi_Control}|[\u00ad\u200b\u2060\ufeff]/gu;
const SPACES = /[^\S\t]+/g;

/**
 * The lines of a text without invisible characters and outer spaces; tabs inside a line stay because they separate columns.
 * Several blank lines in a row become one. There are none at the start or the end.
 */
export function cleanLines(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.split(LINE_BREAK)) {
    const line = raw.replace(INVISIBLE, '').replace(SPACES, ' ').trim();
    if (line !== '' || (lines.length > 0 && lines.at(-1) !== '')) lines.push(line);
  }
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

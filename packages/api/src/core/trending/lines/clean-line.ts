import { MAX_LINE_CHARACTERS } from '@earshot/schema/limits';

/**
 * Terminal escape sequences, and control, zero-width and bidirectional override characters, which could make a line look
 * like a different one.
 */
const INVISIBLE =
  /[^\P{Cc}\s]\[[\d;?]*[A-Za-z]|[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const HAS_INVISIBLE = new RegExp(INVISIBLE.source, 'u');
const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029\v\f]/;
const UNEVEN_BLANKS = /[^\S\t ]| {2}| \t|\t /;
/** Printable ASCII without entities, with single spaces between words. Such lines are not changed. */
const PLAIN = /^[!-%'-~]+(?: [!-%'-~]+)*$/;
const NOT_ASCII = /[^\0-\x7f]/;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/**
 * Splits a text into lines at the line breaks of any system. Blank lines are included, so that line numbers match the input.
 */
export function splitLines(text: string): string[] {
  return LINE_BREAK.test(text) ? text.split(LINE_BREAK) : [text];
}

/**
 * Returns one line as shown and analyzed: NFC, entities decoded, invisible characters removed, whitespace collapsed, length
 * limited.
 */
export function cleanLine(line: string): string {
  const bounded = line.length > MAX_LINE_CHARACTERS ? line.slice(0, MAX_LINE_CHARACTERS) : line;
  if (PLAIN.test(bounded)) return bounded;
  const decoded = bounded.includes('&') ? decodeEntities(bounded) : bounded;
  const spaced = decoded.includes('\t') ? decoded.replaceAll('\t', ' \t ') : decoded;
  const visible = HAS_INVISIBLE.test(spaced)
    ? spaced.replace(INVISIBLE, (c) => (c === '\t' ? c : ''))
    : spaced;
  const composed = NOT_ASCII.test(visible) ? visible.normalize('NFC') : visible;
  return (UNEVEN_BLANKS.test(composed) ? composed.replace(/[^\S\t]+/g, ' ') : composed).trim();
}

function decodeEntities(line: string): string {
  return line.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

import { MAX_LINE_CHARACTERS } from '@earshot/schema/limits';

/** Control, zero-width and bidirectional-override characters, which could make a line look like another one. */
const INVISIBLE = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
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

/** Lines of a text whatever the line ends of its system; blank ones included so that numbers stay those of the input. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}

/** One line as it is shown and analysed: NFC, entities decoded, invisible characters gone, blanks collapsed, length bounded. */
export function cleanLine(line: string): string {
  const bounded = line.length > MAX_LINE_CHARACTERS ? line.slice(0, MAX_LINE_CHARACTERS) : line;
  const decoded = bounded.includes('&') ? decodeEntities(bounded) : bounded;
  return decoded
    .replaceAll('\t', ' \t ')
    .replace(INVISIBLE, (c) => (c === '\t' ? c : ''))
    .normalize('NFC')
    .replace(/[^\S\t]+/g, ' ')
    .trim();
}

function decodeEntities(line: string): string {
  return line.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

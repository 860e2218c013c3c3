/** HTML character references that survive in pasted text ("AT&amp;T", "Tesla&rsquo;s"). */

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['shy', '\u00AD'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['szlig', 'ß'],
  ['aelig', 'æ'],
  ['AElig', 'Æ'],
  ['oelig', 'œ'],
  ['OElig', 'Œ'],
]);

const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['uml', '\u0308'],
  ['tilde', '\u0303'],
  ['cedil', '\u0327'],
  ['ring', '\u030A'],
  ['caron', '\u030C'],
]);

const MAX_REFERENCE_CHARACTERS = 12;
const REFERENCE = /^&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z]+));/;

export interface Entity {
  /** The character it represents. */
  readonly character: string;
  /** Its length in the text, including `&` and `;`. */
  readonly length: number;
}

/** Returns the character reference that starts with the ampersand at `index`, or undefined if there is none. */
export function entityAt(text: string, index: number): Entity | undefined {
  const semicolon = text.slice(index + 1, index + MAX_REFERENCE_CHARACTERS).indexOf(';');
  if (semicolon < 1) return undefined;
  const match = REFERENCE.exec(text.slice(index, index + semicolon + 2));
  if (!match) return undefined;
  const [whole, decimal, hexadecimal, name] = match;
  const character = name
    ? namedCharacter(name)
    : numbered(Number.parseInt(decimal ?? hexadecimal ?? '', decimal ? 10 : 16));
  return character === undefined ? undefined : { character, length: whole.length };
}

function namedCharacter(name: string): string | undefined {
  const accent = ACCENTS.get(name.slice(1));
  if (accent) return (name.charAt(0) + accent).normalize('NFC');
  return NAMED.get(name);
}

function numbered(codePoint: number): string | undefined {
  const valid = codePoint > 0 && codePoint <= 0x10ffff && (codePoint < 0xd800 || codePoint > 0xdfff);
  return valid ? String.fromCodePoint(codePoint) : undefined;
}

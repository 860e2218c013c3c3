/** Letters that Unicode does not decompose, although readers consider them equal to plain ones. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ŋ', 'n'],
  ['ŧ', 't'],
  ['þ', 'th'],
  ['ς', 'σ'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ہ', 'ه'],
]);

/** Separate Cyrillic letters that would lose the mark that distinguishes them. */
const OWN_LETTERS: ReadonlySet<string> = new Set(['й', 'ї', 'ў']);

/** In decomposed form: base letter and mark. */
export const RECOMPOSED: ReadonlyMap<string, string> = new Map([
  ['и\u0306', 'й'],
  ['і\u0308', 'ї'],
  ['у\u0306', 'ў'],
]);

/** Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel marks, nukta. */
const OPTIONAL_MARKS = new RegExp(
  [
    '[\\u0300-\\u036F\\u0483-\\u0489\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20F0\\uFE20-\\uFE2F]',
    '[\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7]',
    '[\\u0610-\\u061A\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED]',
    '[\\u093C\\u09BC\\u0A3C]',
  ].join('|'),
  'g',
);

/** Soft hyphens, zero-width characters, direction marks, tatweel and okina. */
const IGNORABLE = new RegExp(
  [
    '[\\u00AD\\u02BB\\u0640\\u05F3\\u05F4\\u061C\\u180E\\uFEFF]',
    '[\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u206F]',
    '[\\u034F\\u180B-\\u180D\\uFE00-\\uFE0F]',
    '[\\u{E0000}-\\u{E0FFF}]',
  ].join('|'),
  'u',
);

const ASCII_ONLY = /^[ -~]*$/;
const DECIMAL_DIGIT = /\p{Nd}/u;

/** Invisible or purely typographic; never separates words. */
export function isIgnorable(codePoint: number): boolean {
  return IGNORABLE.test(String.fromCodePoint(codePoint));
}

/** NFKD (UAX #15), primary strength (UTS #10), digits of any script as 0-9. Empty for ignorable characters. */
export function foldCodePoint(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  if (IGNORABLE.test(character)) return '';
  if (DECIMAL_DIGIT.test(character) && codePoint > 127) return String(digitValue(codePoint));
  const lower = character.toLowerCase();
  if (OWN_LETTERS.has(lower)) return lower;
  let folded = '';
  for (const part of lower.normalize('NFKD').toLowerCase().replace(OPTIONAL_MARKS, '')) {
    folded += PLAIN_LETTERS.get(part) ?? part;
  }
  return folded;
}

export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  const pieces: string[] = [];
  let last = '';
  for (const character of text) {
    const recomposed = RECOMPOSED.get(last + character);
    if (recomposed) pieces.push((pieces.pop() ?? '').slice(0, -1));
    const piece = recomposed ?? foldCodePoint(character.codePointAt(0) ?? 0);
    if (piece === '') continue;
    pieces.push(piece);
    last = piece.slice(-1);
  }
  return pieces.join('');
}

/** Runs of digits start at a zero and ascend. Some consist of several sets of ten. */
function digitValue(codePoint: number): number {
  let zero = codePoint;
  while (DECIMAL_DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return (codePoint - zero) % 10;
}

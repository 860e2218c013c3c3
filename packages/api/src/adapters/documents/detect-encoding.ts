import type { DetectedText } from '@earshot/schema/values/encodings/decode-bytes';
import { TextDecoder as WhatwgTextDecoder } from '@exodus/bytes/encoding.js';
import { analyse } from 'chardet';

const SAMPLE_BYTES = 65_536;
const MIN_HIGH_BYTES = 8;
const MIN_CONFIDENCE = 8;
const NEARLY_AS_LIKELY = 0.8;

/** Windows code pages for the same scripts. Unlike ISO encodings, they have printable characters, such as curly quotes, at 0x80 to 0x9F. */
const WINDOWS_TWINS: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-6': 'windows-1256',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
};

/** Encodings of Latin script, where most letters are ASCII. */
const LATIN = new Set(['windows-1250', 'windows-1252', 'windows-1254', 'windows-1257', 'windows-1258']);
/** Maximum fraction of bytes 0xC0 and above (accented letters) in Latin-script text. */
const MAX_ACCENTED_SHARE = 0.45;

const SCRIPTS: Readonly<Record<string, string>> = {
  big5: 'Traditional Chinese',
  'euc-jp': 'Japanese',
  'euc-kr': 'Korean',
  gb18030: 'Simplified Chinese',
  'iso-2022-jp': 'Japanese',
  'iso-8859-2': 'Central European',
  'iso-8859-5': 'Cyrillic',
  'iso-8859-6': 'Arabic',
  'iso-8859-7': 'Greek',
  'iso-8859-8': 'Hebrew',
  'koi8-r': 'Cyrillic',
  shift_jis: 'Japanese',
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
  'windows-1252': 'Western European',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1255': 'Hebrew',
  'windows-1256': 'Arabic',
  'windows-1257': 'Baltic',
  'windows-1258': 'Vietnamese',
  'windows-874': 'Thai',
};

/** Symbols that rarely follow a letter unless the encoding is wrong: `og³osi³`. */
const MISREAD_LETTER = /(?<=\p{L})[\p{No}\p{S}¶§]/gu;

/** Guesses statistically (chardet). Of similarly likely encodings, the one with the fewest symbols after letters wins. Never throws. */
export function detectText(bytes: Uint8Array): DetectedText {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const [best, ...others] = candidates(sample).map((encoding) => ({
    encoding,
    misread: decode(sample, encoding).match(MISREAD_LETTER)?.length ?? 0,
  }));
  const encoding = others.reduce(
    (found, other) => (other.misread < found.misread ? other : found),
    best ?? { encoding: 'windows-1252', misread: 0 },
  ).encoding;
  return { text: decode(bytes, encoding), encoding, script: SCRIPTS[encoding] ?? '' };
}

function candidates(sample: Uint8Array): string[] {
  if (sample.filter((byte) => byte >= 0x80).length < MIN_HIGH_BYTES) return [];
  const isMostlyHigh = sample.filter((byte) => byte >= 0xc0).length > sample.length * MAX_ACCENTED_SHARE;
  const matches = analyse(sample)
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .filter(
      ({ name }) => !(isMostlyHigh && LATIN.has(WINDOWS_TWINS[name.toLowerCase()] ?? name.toLowerCase())),
    );
  const needed = (matches[0]?.confidence ?? 0) * NEARLY_AS_LIKELY;
  const hasWindowsBytes = sample.some((byte) => byte >= 0x80 && byte <= 0x9f);
  return matches
    .filter(({ confidence }) => confidence >= needed)
    .map(({ name }) => name.toLowerCase())
    .map((name) => (hasWindowsBytes || SCRIPTS[name] === undefined ? (WINDOWS_TWINS[name] ?? name) : name))
    .filter((name) => SCRIPTS[name] !== undefined);
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new WhatwgTextDecoder(encoding).decode(bytes);
}

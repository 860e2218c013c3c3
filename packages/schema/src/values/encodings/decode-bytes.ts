import { Failure } from '../../failures.ts';
import { countOf } from '../../format-count.ts';

const SAMPLE_BYTES = 65_536;
/** Minimum share of 16-bit units with a NUL in the same byte for UTF-16: every Latin letter has one. */
const UTF16_NUL_SHARE = 0.2;
/** The same if the file is not UTF-8 text. In other scripts, only spaces and line breaks contain a NUL. */
const UTF16_LEAST_NUL_SHARE = 0.02;
const UTF16_STRAY_SHARE = 0.02;
const MAX_CONTROL_SHARE = 0.05;
const MAX_MISSING_SHARE = 0.001;
const MAX_STRAY_CONTROLS = 8;

export interface DetectedText {
  readonly text: string;
  readonly encoding: string;
  readonly script: string;
}

interface DecodedFile {
  readonly text: string;
  readonly notes: readonly string[];
}

/**
 * Decodes by byte order mark, the position of NULs in UTF-16, valid UTF-8, or `detect`. A run of NULs, which old exports leave
 * between fields, becomes one space. Throws `file-not-text`.
 */
export function decodeTextFile(
  bytes: Uint8Array,
  detect: (bytes: Uint8Array) => DetectedText = westernText,
): DecodedFile {
  const { text, notes } = decode(bytes, detect);
  if (!isText(text)) throw new Failure('file-not-text');
  const nuls = text.match(/\0/g)?.length ?? 0;
  return {
    text: text
      .replace(/^\uFEFF/, '')
      .replace(/\0(?=\0)/g, '')
      .replaceAll('\0', ' '),
    notes:
      nuls === 0
        ? notes
        : [
            ...notes,
            `${countOf(nuls, 'NUL character')} in the file ${nuls === 1 ? 'was' : 'were'} read as blanks.`,
          ],
  };
}

function westernText(bytes: Uint8Array): DetectedText {
  const encoding = 'windows-1252';
  return { text: new TextDecoder(encoding).decode(bytes), encoding, script: 'Western European' };
}

function decode(bytes: Uint8Array, detect: (bytes: Uint8Array) => DetectedText): DecodedFile {
  const encoding = markedEncoding(bytes) ?? utf16ByNulParity(bytes, UTF16_NUL_SHARE);
  if (encoding) return { text: strict(encoding, bytes), notes: [] };
  const text = utf8(bytes);
  if (text !== null && isText(text)) return { text, notes: [] };
  const wide = utf16ByNulParity(bytes, UTF16_LEAST_NUL_SHARE);
  if (wide) return { text: strict(wide, bytes), notes: [] };
  if (text !== null) return { text, notes: [] };
  const { text: detected, encoding: guess, script } = detect(bytes);
  return {
    text: detected,
    notes: [
      `The file does not state its text encoding, so it was read as ${script} (${guess}). If letters look wrong, save the file as UTF-8.`,
    ],
  };
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32';

function markedEncoding(bytes: Uint8Array): Encoding | null {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return 'utf-32';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return null;
}

function utf16ByNulParity(bytes: Uint8Array, minShare: number): Encoding | null {
  const end = Math.min(bytes.length - (bytes.length % 2), SAMPLE_BYTES);
  let even = 0;
  let odd = 0;
  for (let i = 0; i < end; i += 2) {
    if (bytes[i] === 0) even += 1;
    if (bytes[i + 1] === 0) odd += 1;
  }
  const enough = Math.max(1, (end / 2) * minShare);
  if (odd >= enough && even <= UTF16_STRAY_SHARE * odd) return 'utf-16le';
  if (even >= enough && odd <= UTF16_STRAY_SHARE * even) return 'utf-16be';
  return null;
}

function strict(encoding: Encoding, bytes: Uint8Array): string {
  if (encoding === 'utf-32') return fromUtf32(bytes);
  const whole = encoding === 'utf-8' ? bytes : bytes.subarray(0, bytes.length - (bytes.length % 2));
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(whole);
  } catch {
    throw new Failure('file-not-text');
  }
}

function fromUtf32(bytes: Uint8Array): string {
  const units = new DataView(bytes.buffer, bytes.byteOffset, bytes.length - (bytes.length % 4));
  let text = '';
  for (let offset = 0; offset < units.byteLength; offset += 4) {
    const code = units.getUint32(offset, true);
    text += code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
  }
  return text;
}

function isText(text: string): boolean {
  const missing = text.match(/\ufffd/g)?.length ?? 0;
  if (missing > text.length * MAX_MISSING_SHARE) return false;
  const controls = text.match(CONTROLS)?.length ?? 0;
  if (controls === 0) return true;
  const isStray = controls <= MAX_STRAY_CONTROLS || controls <= text.length * MAX_CONTROL_SHARE;
  return isStray && /\p{L}{2}/u.test(text);
}

/** A quantifier would make V8 run out of stack on a run of millions. */
const CONTROLS = /\0(?!\0)|[^\P{Cc}\s\0\u0085]/gu;

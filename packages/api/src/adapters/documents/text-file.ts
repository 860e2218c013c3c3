import { Failure } from '@earshot/schema/failures';
import iconv from 'iconv-lite';
import { detectText } from './detect-encoding.ts';

const SAMPLE_BYTES = 65_536;
/** Share of 16-bit units whose high byte is NUL from which a file without mark is UTF-16 (spaces and line ends suffice). */
const UTF16_NUL_SHARE = 0.02;
/** Share of all characters that may be control characters other than tab, line feed, form feed and carriage return. */
const MAX_CONTROL_SHARE = 0.001;
/** A text of any length may hold this many control characters, left by a terminal, but no NUL. */
const MAX_STRAY_CONTROLS = 8;

export interface DecodedFile {
  readonly text: string;
  /** One sentence on the encoding when it had to be guessed. */
  readonly note: string | null;
}

/**
 * Decodes a text file: byte order mark, else UTF-16 by the parity of its NUL bytes, else UTF-8 if it is valid, else the
 * encoding that its statistics speak for. Throws `Failure('file-not-text')`.
 */
export function decodeTextFile(bytes: Uint8Array): DecodedFile {
  const { text, note } = decode(bytes);
  if (!isText(text)) throw new Failure('file-not-text');
  return { text: text.replace(/^\uFEFF/, ''), note };
}

function decode(bytes: Uint8Array): DecodedFile {
  const encoding = markedEncoding(bytes) ?? utf16ByNulParity(bytes);
  if (encoding) return { text: strict(encoding, bytes), note: null };
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
      note: null,
    };
  } catch {
    const { text, encoding: guess, script } = detectText(bytes);
    return {
      text,
      note: `The file does not state its text encoding, so it was read as ${script} (${guess}). If letters look wrong, save the file as UTF-8.`,
    };
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

/** Text has no NUL characters, so NUL bytes on one side of the 16-bit units only mean UTF-16. */
function utf16ByNulParity(bytes: Uint8Array): Encoding | null {
  if (bytes.length % 2 !== 0) return null;
  const end = Math.min(bytes.length, SAMPLE_BYTES);
  let even = 0;
  let odd = 0;
  for (let i = 0; i < end; i += 2) {
    if (bytes[i] === 0) even += 1;
    if (bytes[i + 1] === 0) odd += 1;
  }
  const enough = Math.max(1, (end / 2) * UTF16_NUL_SHARE);
  if (even === 0 && odd >= enough) return 'utf-16le';
  if (odd === 0 && even >= enough) return 'utf-16be';
  return null;
}

function strict(encoding: Encoding, bytes: Uint8Array): string {
  if (encoding === 'utf-32') return iconv.decode(Buffer.from(bytes), 'utf-32');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Failure('file-not-text');
  }
}

function isText(text: string): boolean {
  const controls = text.match(CONTROLS) ?? [];
  const strays = controls.filter((control) => control !== '\0' && control !== '\uFFFD');
  if (strays.length === controls.length && strays.length <= MAX_STRAY_CONTROLS) return true;
  return controls.length <= text.length * MAX_CONTROL_SHARE;
}

const CONTROLS = /[^\P{Cc}\s\u0085]|\ufffd/gu;

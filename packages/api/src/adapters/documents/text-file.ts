import { Failure } from '@earshot/schema/failures';
import iconv from 'iconv-lite';

const SAMPLE_BYTES = 65_536;
/** Share of 16-bit units whose high byte is NUL from which a file without mark is UTF-16 (spaces and line ends suffice). */
const UTF16_NUL_SHARE = 0.02;
/** Control characters other than tab, line feed, form feed and carriage return, as a share of all characters. */
const MAX_CONTROL_SHARE = 0.001;

/**
 * Decodes a text file: byte order mark, else UTF-16 by the parity of its NUL bytes, else UTF-8 if it is valid, else
 * windows-1252 (as the WHATWG Encoding Standard labels Latin-1 files). Throws `Failure('file-not-text')`.
 */
export function decodeTextFile(bytes: Uint8Array): string {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (controlShare(text) > MAX_CONTROL_SHARE) throw new Failure('file-not-text');
  return text;
}

function decode(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? utf16ByNulParity(bytes);
  if (encoding) return strict(encoding, bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Node's own windows-1252 leaves 0x80-0x9F as control characters, so curly quotes and the euro sign would be lost.
    return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'windows-1252');
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

function controlShare(text: string): number {
  const controls = text.match(CONTROLS)?.length ?? 0;
  return controls / Math.max(1, text.length);
}

const CONTROLS = /[^\P{Cc}\s\u0085]|\ufffd/gu;

import { TextDecoder as WhatwgTextDecoder } from '@exodus/bytes/encoding.js';
import sniffHtmlEncoding from 'html-encoding-sniffer';
import { detectText } from '../documents/detect-encoding.ts';

/** How far a `meta` element is searched. The HTML Standard requires only the first 1,024 bytes. */
const LATE_META_BYTES = 64 * 1024;
const DETECTION_BYTES = 64 * 1024;
const UNKNOWN = 'replacement';

/**
 * Sniffs the encoding as the HTML Standard does, then looks for a late `meta` element, valid UTF-8, or a statistical guess. A
 * declared UTF-8 that the bytes clearly contradict is ignored. Invalid bytes become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const label = /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1];
  const declared = sniffHtmlEncoding(bytes, {
    xml: /[/+]xml\b/i.test(contentType) && !/xhtml/i.test(contentType),
    defaultEncoding: UNKNOWN,
    ...(label === undefined ? {} : { transportLayerEncodingLabel: label }),
  });
  const isWrong = declared.toLowerCase() === 'utf-8' && isFarFromUtf8(bytes);
  const encoding = declared === UNKNOWN || isWrong ? guessEncoding(bytes) : declared;
  return decode(bytes, encoding) ?? decode(bytes, 'windows-1252') ?? '';
}

/** Maximum share of invalid characters in UTF-8, which may be truncated. Text in another encoding has far more. */
const MAX_BROKEN_SHARE = 0.2;

function isFarFromUtf8(bytes: Uint8Array): boolean {
  const text = decode(bytes.subarray(0, DETECTION_BYTES), 'utf-8') ?? '';
  let broken = 0;
  let whole = 0;
  for (const character of text) {
    if (character === '\uFFFD') broken += 1;
    else if (character > '\u007F') whole += 1;
  }
  return broken > MAX_BROKEN_SHARE * (broken + whole) && broken > 1;
}

function guessEncoding(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, LATE_META_BYTES)).toString('latin1');
  const late = /<meta\b[^>]{0,300}?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1];
  if (late !== undefined && isEncoding(late)) return late;
  if (isUtf8(bytes)) return 'utf-8';
  return detectText(bytes.subarray(0, DETECTION_BYTES)).encoding;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new WhatwgTextDecoder(encoding).decode(bytes);
  } catch {
    return null;
  }
}

function isEncoding(encoding: string): boolean {
  return decode(new Uint8Array(), encoding) !== null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new WhatwgTextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

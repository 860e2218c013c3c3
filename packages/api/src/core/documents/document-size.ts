/**
 * Estimates the unpacked size of a document without reading it, because the packed size does not show the cost of reading.
 */

const ZIP_END = 0x06054b50;
const ZIP_ENTRY = 0x02014b50;
const ZIP_END_BYTES = 22;
/** Maximum length of a comment after the end record, plus the end of a form around the file. */
const MAX_TAIL_BYTES = 66_000;

const TEXT_PART = /\.xml$/i;
/** Parts of every document that contain no text. */
const FRAME_PART = /(?:styles|theme\d*|settings|fonttable|numbering|app|core|types\])\.xml$/i;

/**
 * Returns the unpacked size of the XML parts with text in a .docx file, as stated in its directory (APPNOTE.TXT, 4.3.12 and
 * 4.3.16). The file may have other bytes around it, such as a form's. Null if there is no directory.
 */
export function unpackedXmlBytes(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecordAt(view);
  if (end === null) return null;
  const entries = view.getUint16(end + 10, true);
  let at = end - view.getUint32(end + 12, true);
  let sum = 0;
  for (let i = 0; i < entries; i++) {
    if (at < 0 || at + 46 > end || view.getUint32(at, true) !== ZIP_ENTRY) return null;
    const nameLength = view.getUint16(at + 28, true);
    const name = String.fromCharCode(...bytes.subarray(at + 46, at + 46 + nameLength));
    if (TEXT_PART.test(name) && !FRAME_PART.test(name)) sum += view.getUint32(at + 24, true);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum;
}

function endRecordAt(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - ZIP_END_BYTES - MAX_TAIL_BYTES);
  for (let at = view.byteLength - ZIP_END_BYTES; at >= first; at--)
    if (view.getUint32(at, true) === ZIP_END) return at;
  return null;
}

const PAGE_MARK = /\/Type\s*\/Page(?![a-zA-Z])/g;

/** Returns the number of pages of a PDF file, or 0 if its objects are compressed. `text` contains the bytes as Latin-1. */
export function visiblePdfPages(text: string): number {
  return text.match(PAGE_MARK)?.length ?? 0;
}

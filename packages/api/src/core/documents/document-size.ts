/** Unpacked size of a document, found without reading it: the packed size does not show the cost of reading. */

const ZIP_END = 0x06054b50;
const ZIP_ENTRY = 0x02014b50;
const ZIP_END_BYTES = 22;
/** The longest comment that may follow the end record, and the end of a form around the file. */
const MAX_TAIL_BYTES = 66_000;

const TEXT_PART = /\.xml$/i;
/** Parts of every document that hold no text. */
const FRAME_PART = /(?:styles|theme\d*|settings|fonttable|numbering|app|core|types\])\.xml$/i;

/**
 * Bytes of the XML parts with text that a .docx file unpacks to, as its directory states them (APPNOTE.TXT, 4.3.12 and 4.3.16). The file may
 * have other bytes around it, such as a form's. Null when there is no directory.
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

/** Pages of a PDF file whose objects can be seen; 0 when they are packed. `text`: the bytes as Latin-1. */
export function visiblePdfPages(text: string): number {
  return text.match(PAGE_MARK)?.length ?? 0;
}

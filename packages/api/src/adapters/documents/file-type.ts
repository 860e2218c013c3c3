import { Failure } from '@earshot/schema/failures';
import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import { tableExtension, uploadExtension } from '@earshot/schema/trending/rules';

/** A .tsv file is read as a .csv file, because the delimiter is detected. */
const TYPES = {
  '.txt': 'txt',
  '.docx': 'docx',
  '.pdf': 'pdf',
  '.csv': 'csv',
  '.tsv': 'csv',
  '.xlsx': 'xlsx',
} as const;

export type DocumentType = (typeof TYPES)[keyof typeof TYPES];

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** First bytes of PNG, JPEG, GIF, gzip and RTF, which some encoding could read as text. */
const OTHER_FORMATS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b, 0x08],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
];

/** Type by extension, which must agree with the first bytes. Throws `Failure`. */
export function documentType(name: string, bytes: Uint8Array): DocumentType {
  const extension = uploadExtension(name) ?? tableExtension(name);
  if (!extension) throw new Failure('file-type');
  if (bytes.length === 0) throw new Failure('file-empty');
  if (bytes.length > UPLOAD_MAX_BYTES) throw new Failure('file-too-large');

  if (extension === '.pdf') requireStart(bytes, PDF);
  else if (extension === '.docx' || extension === '.xlsx') requireOfficePackage(bytes);
  else refuseOtherFormats(bytes);
  return TYPES[extension];
}

function requireOfficePackage(bytes: Uint8Array): void {
  if (startsWith(bytes, OLE) && holdsUtf16(bytes, 'EncryptedPackage')) throw new Failure('file-encrypted');
  requireStart(bytes, ZIP);
}

function refuseOtherFormats(bytes: Uint8Array): void {
  if ([PDF, ZIP, OLE].some((magic) => startsWith(bytes, magic))) throw new Failure('file-type-mismatch');
  if (OTHER_FORMATS.some((magic) => startsWith(bytes, magic))) throw new Failure('file-not-text');
}

function requireStart(bytes: Uint8Array, magic: readonly number[]): void {
  if (!startsWith(bytes, magic)) throw new Failure('file-type-mismatch');
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}

/** Searches for bytes, because Node's own search for UTF-16 text never ends at an odd offset in memory. */
function holdsUtf16(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(text, 'utf16le'));
}

export interface DocumentContent {
  readonly paragraphs: string[];
  readonly title: string | null;
  readonly heading: string | null;
  readonly headers?: readonly string[];
  readonly leftOut?: number;
  readonly isCut?: boolean;
}

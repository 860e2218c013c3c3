import { Failure } from '@earshot/schema/failures';
import { decodeTextFile } from '@earshot/schema/values/encodings/decode-bytes';
import { parseDelimited } from '@earshot/schema/values/tables/parse-delimited';
import { cleanLines, firstLines, leftOutNotes, rowsToLines } from '../../core/documents/text-lines.ts';
import type { DocumentText } from '../../ports.ts';
import { detectText } from './detect-encoding.ts';
import { type DocumentContent, documentType } from './file-type.ts';
import { installLenientInflate, unlessStuck } from './lenient-inflate.ts';

const CUT =
  'The document has more text than can be read at once, so only its beginning was read. Split it into parts to read the rest.';

/** Loads the reader before its time limit starts, so that a slow disk does not make a file look damaged. Throws `Failure`. */
export async function readDocument(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  load: LoadReader = loadReader,
): Promise<DocumentText> {
  const type = documentType(name, bytes);
  const {
    paragraphs,
    title,
    heading,
    headers,
    notes,
    leftOut = 0,
    isCut = false,
  } = type === 'txt' || type === 'csv'
    ? readTextFile(bytes, type)
    : { ...(await readParts(await load(type), bytes)), notes: [] };
  const { lines, leftOut: beyond } = firstLines(cleanLines(paragraphs.join('\n')));
  if (lines.length === 0) throw new Failure('file-no-text');
  return {
    lines,
    title,
    heading,
    notes: [...notes, ...(isCut ? [CUT] : []), ...leftOutNotes(leftOut + beyond)],
    ...(headers && { headers }),
  };
}

async function readParts(read: ReadFile, bytes: Uint8Array): Promise<DocumentContent> {
  installLenientInflate();
  try {
    // A copy, because the PDF reader detaches the buffer.
    return await unlessStuck(read(Uint8Array.from(bytes)));
  } catch (error) {
    if (error instanceof Failure) throw error;
    // A `RangeError` is a failed allocation: the memory limit was reached.
    throw new Failure(error instanceof RangeError ? 'file-too-complex' : 'file-corrupt', { cause: error });
  }
}

function readTextFile(bytes: Uint8Array, type: 'txt' | 'csv'): DocumentContent & Pick<DocumentText, 'notes'> {
  const { text, notes } = decodeTextFile(bytes, detectText);
  const paragraphs = type === 'csv' ? rowsToLines(parseDelimited(text)) : [text];
  return { paragraphs, title: null, heading: null, notes };
}

type BinaryType = 'docx' | 'pdf' | 'xlsx';
type ReadFile = (bytes: Uint8Array) => Promise<DocumentContent>;
export type LoadReader = (type: BinaryType) => Promise<ReadFile>;

export const loadReader: LoadReader = async (type) => {
  if (type === 'docx') return (await import('./docx-file.ts')).readDocxFile;
  if (type === 'xlsx') return (await import('./xlsx-file.ts')).readXlsxFile;
  const [{ readPdfFile }, { getResolvedPDFJS }] = await Promise.all([
    import('./pdf-file.ts'),
    import('unpdf'),
  ]);
  await getResolvedPDFJS();
  return readPdfFile;
};

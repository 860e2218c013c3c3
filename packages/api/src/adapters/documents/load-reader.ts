/** Loads the reader of a file type on demand, because most processes never read a file. */
import type { DocumentContent } from './file-type.ts';

type BinaryType = 'docx' | 'pdf' | 'xlsx';
export type ReadFile = (bytes: Uint8Array) => Promise<DocumentContent>;
export type LoadReader = (type: BinaryType) => Promise<ReadFile>;

/** Returns the reader of the type once all of its modules are loaded. */
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

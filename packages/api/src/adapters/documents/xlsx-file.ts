import { readWorkbook } from '@earshot/schema/values/tables/read-workbook';
import { rowsToLines } from '../../core/documents/text-lines.ts';
import { openDocxPackage, partsOf } from './docx-package.ts';
import type { DocumentContent } from './file-type.ts';

export async function readXlsxFile(bytes: Uint8Array): Promise<DocumentContent> {
  const { rows, leftOut } = await readWorkbook(partsOf(await openDocxPackage(bytes)));
  return { paragraphs: rowsToLines(rows), title: null, heading: null, leftOut };
}

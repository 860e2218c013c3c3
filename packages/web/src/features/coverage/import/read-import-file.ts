import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import type { XmlHandler } from '@earshot/schema/values/tables/office-parts';
import { readWorkbook } from '@earshot/schema/values/tables/read-workbook';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate/browser';
import { SaxesParser } from 'saxes';
import type { ReadTable } from './table-mapping.tsx';

const MAX_ROWS = 10_000;

/** Reads .csv, .tsv or .xlsx. Throws if the file is too large, cannot be read, or has no rows. */
export async function readImportFile(file: File): Promise<ReadTable> {
  if (file.size > UPLOAD_MAX_BYTES) throw new Error('The file is too large.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const rows = await (isZip ? sheetRows(bytes) : textRows(bytes));
  return tableOf(rows.slice(0, MAX_ROWS + 1));
}

async function textRows(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const { decodeTextFile } = await import('@earshot/schema/values/encodings/decode-bytes');
  const { parseDelimited } = await import('@earshot/schema/values/tables/parse-delimited');
  const rows = parseDelimited(decodeTextFile(bytes).text);
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
}

/** The first row has the column names, unless it contains a URL. Then all rows are articles. */
function tableOf(rows: readonly (readonly string[])[]): ReadTable {
  const [first = [], ...others] = rows;
  if (rows.length === 0) throw new Error('The table has no rows.');
  const isHead = !first.some((value) => /^https?:\/\//i.test(value.trim()));
  if (isHead) return { heads: first.map((name, i) => name.trim() || columnName(i)), rows: others };
  return { heads: first.map((_, index) => columnName(index)), rows };
}

function columnName(index: number): string {
  return `Column ${index + 1}`;
}

const MAX_PART_BYTES = 100_000_000;

/** Unpacks in this thread, because the content security policy forbids workers from blobs. */
async function sheetRows(bytes: Uint8Array): Promise<string[][]> {
  const isXml = ({ name, originalSize }: UnzipFileInfo) =>
    /\.(?:xml|rels)$/.test(name) && originalSize < MAX_PART_BYTES;
  const files = new Map(Object.entries(unzipSync(bytes, { filter: isXml })));
  const { rows } = await readWorkbook({
    has: (part) => files.has(part),
    read: (part, handler) => parseXml(strFromU8(files.get(part) ?? new Uint8Array()), handler),
  });
  return rows;
}

/** Avoids `DOMParser`, which needs a trusted type that the content security policy does not allow. */
function parseXml(text: string, handler: XmlHandler): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', ({ name, attributes }) =>
    handler.open(localName(name), (wanted) => attributeOf(attributes, wanted)),
  );
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
  parser.on('text', (piece) => handler.text?.(piece));
  parser.on('cdata', (piece) => handler.text?.(piece));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function attributeOf(attributes: Readonly<Record<string, string>>, wanted: string): string | undefined {
  return Object.entries(attributes).find(([name]) => localName(name) === wanted)?.[1];
}

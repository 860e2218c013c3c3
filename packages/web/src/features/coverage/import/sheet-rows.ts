import type { XmlHandler } from '@earshot/schema/values/tables/office-parts';
import { readWorkbook } from '@earshot/schema/values/tables/read-workbook';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate/browser';
import { SaxesParser } from 'saxes';

const MAX_PART_BYTES = 100_000_000;

/** Unpacks in this thread, because the content security policy allows no workers from blobs. */
export async function sheetRows(bytes: Uint8Array): Promise<string[][]> {
  const isXml = ({ name, originalSize }: UnzipFileInfo) =>
    /\.(?:xml|rels)$/.test(name) && originalSize < MAX_PART_BYTES;
  const files = new Map(Object.entries(unzipSync(bytes, { filter: isXml })));
  const { rows } = await readWorkbook({
    has: (part) => files.has(part),
    read: (part, handler) => parseXml(strFromU8(files.get(part) ?? new Uint8Array()), handler),
  });
  return rows;
}

/** Parses XML without `DOMParser`, which needs a trusted type that the content security policy does not allow. */
export function parseXml(text: string, handler: XmlHandler): void {
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

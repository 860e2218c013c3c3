import type { XmlHandler } from '@earshot/schema/values/tables/office-parts';
import { readWorkbook } from '@earshot/schema/values/tables/read-workbook';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate/browser';

/** Parts of a workbook that unpack to more than this are not read. */
const MAX_PART_BYTES = 100_000_000;

/**
 * Returns the rows of a workbook. Unpacks in this thread, because the content security policy allows no workers from blobs.
 */
export async function sheetRows(bytes: Uint8Array): Promise<string[][]> {
  const isXml = ({ name, originalSize }: UnzipFileInfo) =>
    /\.(?:xml|rels)$/.test(name) && originalSize < MAX_PART_BYTES;
  const files = new Map(Object.entries(unzipSync(bytes, { filter: isXml })));
  const { rows } = await readWorkbook({
    has: (part) => files.has(part),
    read: (part, handler) => {
      const tree = new DOMParser().parseFromString(
        strFromU8(files.get(part) ?? new Uint8Array()),
        'text/xml',
      );
      walk(tree.documentElement, handler);
    },
  });
  return rows;
}

function walk(element: Element, handler: XmlHandler): void {
  const attribute = (name: string) =>
    [...element.attributes].find(({ localName }) => localName === name)?.value;
  handler.open(element.localName, attribute);
  for (const child of element.childNodes) {
    if (child instanceof Element) walk(child, handler);
    else handler.text?.(child.nodeValue ?? '');
  }
  handler.close?.(element.localName);
}

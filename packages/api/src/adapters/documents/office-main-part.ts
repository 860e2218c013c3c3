import { posix } from 'node:path';
import { Failure } from '@earshot/schema/failures';
import type { DocxPackage } from './docx-package.ts';
import { readXmlPart } from './docx-xml.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const ROOT_RELATIONSHIPS = '_rels/.rels';

/** Returns the target of the package's officeDocument relationship. It may differ from `word/document.xml`. */
export async function findMainPart(pack: DocxPackage): Promise<string> {
  if (!pack.has(CONTENT_TYPES) || !pack.has(ROOT_RELATIONSHIPS)) throw new Failure('file-type-mismatch');
  let mainPart: string | undefined;
  await readXmlPart(pack, ROOT_RELATIONSHIPS, {
    open(name, attribute) {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      if (attribute('Type')?.endsWith('/officeDocument')) mainPart ??= attribute('Target');
    },
  });
  if (mainPart === undefined) throw new Failure('file-type-mismatch');
  return posix.normalize(mainPart).replace(/^\/+/, '');
}

/** Returns the media type of a part, or an empty string if the package declares none. */
export async function contentTypeOf(pack: DocxPackage, partName: string): Promise<string> {
  const wanted = partName.toLowerCase();
  const extension = posix.extname(wanted).slice(1);
  let byName: string | undefined;
  let byExtension: string | undefined;
  await readXmlPart(pack, CONTENT_TYPES, {
    open(name, attribute) {
      const type = attribute('ContentType');
      if (name === 'Override' && attribute('PartName')?.replace(/^\/+/, '').toLowerCase() === wanted) {
        byName = type;
      }
      if (name === 'Default' && attribute('Extension')?.toLowerCase() === extension) byExtension = type;
    },
  });
  return byName ?? byExtension ?? '';
}

import { posix } from 'node:path';
import { Failure } from '@earshot/schema/failures';
import type { DocumentContent } from './document-process.ts';
import { DocxBody } from './docx-body.ts';
import { type DocxPackage, openDocxPackage } from './docx-package.ts';
import { readXmlPart } from './docx-xml.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const CORE_PROPERTIES = 'docProps/core.xml';
const ROOT_RELATIONSHIPS = '_rels/.rels';
/** Content types of a Word main part (document, template, with or without macros). */
const WORD_MAIN_PART =
  /wordprocessingml\.(document|template)\.main\+xml$|ms-word\.\w+\.macroEnabled\w*\.main\+xml$/;

/** The paragraphs of a .docx file in reading order, its title and its first heading. Throws `Failure`. */
export async function readDocxFile(bytes: Uint8Array): Promise<DocumentContent> {
  const pack = await openDocxPackage(bytes);
  if (!pack.has(CONTENT_TYPES) || !pack.has(ROOT_RELATIONSHIPS)) throw new Failure('file-type-mismatch');
  const mainPart = await findMainPart(pack);
  if (!pack.has(mainPart)) throw new Failure('file-corrupt');
  if (!(await isWordPart(pack, mainPart))) throw new Failure('file-type-mismatch');
  const body = new DocxBody();
  await readXmlPart(pack, mainPart, body);
  return { paragraphs: body.paragraphs, title: await readTitle(pack), heading: body.heading };
}

/** `dc:title` of the core properties (ECMA-376 part 2, 8.3.4); null when they are damaged. */
async function readTitle(pack: DocxPackage): Promise<string | null> {
  if (!pack.has(CORE_PROPERTIES)) return null;
  let title = '';
  let inTitle = false;
  try {
    await readXmlPart(pack, CORE_PROPERTIES, {
      open(name) {
        inTitle = name === 'title';
      },
      text(text) {
        if (inTitle) title += text;
      },
      close() {
        inTitle = false;
      },
    });
  } catch (error) {
    if (error instanceof Failure && error.failureCause === 'file-corrupt') return null;
    throw error;
  }
  return title.trim() === '' ? null : title.trim();
}

/** The target of the package's officeDocument relationship; it need not be `word/document.xml`. */
async function findMainPart(pack: DocxPackage): Promise<string> {
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

async function isWordPart(pack: DocxPackage, partName: string): Promise<boolean> {
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
  return WORD_MAIN_PART.test(byName ?? byExtension ?? '');
}

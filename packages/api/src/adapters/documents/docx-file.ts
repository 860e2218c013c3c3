import { Failure } from '@earshot/schema/failures';
import type { DocumentContent } from './document-content.ts';
import { DocxBody } from './docx-body.ts';
import { type DocxPackage, openDocxPackage } from './docx-package.ts';
import { readXmlPart } from './docx-xml.ts';
import { contentTypeOf, findMainPart } from './office-main-part.ts';

const CORE_PROPERTIES = 'docProps/core.xml';
/** Content types of a Word main part (document or template, with or without macros). */
const WORD_MAIN_PART =
  /wordprocessingml\.(document|template)\.main\+xml$|ms-word\.\w+\.macroEnabled\w*\.main\+xml$/;

/** Reads a .docx file's paragraphs (in document order), title, and first heading. Throws `Failure`. */
export async function readDocxFile(bytes: Uint8Array): Promise<DocumentContent> {
  const pack = await openDocxPackage(bytes);
  const mainPart = await findMainPart(pack);
  if (!pack.has(mainPart)) throw new Failure('file-corrupt');
  if (!WORD_MAIN_PART.test(await contentTypeOf(pack, mainPart))) throw new Failure('file-type-mismatch');
  const body = new DocxBody();
  await readXmlPart(pack, mainPart, body);
  return {
    paragraphs: body.paragraphs,
    title: await readTitle(pack),
    heading: body.heading,
    isCut: body.isCut,
  };
}

/**
 * Returns `dc:title` of the core properties (ECMA-376 part 2, 8.3.4). Null if the title is missing or blank, or the part is
 * damaged.
 */
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

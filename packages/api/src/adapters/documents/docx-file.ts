import { Failure } from '@earshot/schema/failures';
import { findMainPart, type OfficeParts, relationshipsOf } from '@earshot/schema/values/tables/office-parts';
import type { DocumentContent } from './document-content.ts';
import { DocxBody } from './docx-body.ts';
import { openDocxPackage } from './docx-package.ts';
import { partsOf } from './docx-xml.ts';

const CORE_PROPERTIES = 'docProps/core.xml';
/** Content types of a Word main part (document or template, with or without macros). */
const WORD_MAIN_PART =
  /wordprocessingml\.(document|template)\.main\+xml$|ms-word\.\w+\.macroEnabled\w*\.main\+xml$/;

/** Reads a .docx file's paragraphs (in document order), title, and first heading. Throws `Failure`. */
export async function readDocxFile(bytes: Uint8Array): Promise<DocumentContent> {
  const parts = partsOf(await openDocxPackage(bytes));
  const main = await findMainPart(parts, WORD_MAIN_PART);
  const body = new DocxBody((await relationshipsOf(parts, main)).addresses);
  await parts.read(main, body);
  return {
    paragraphs: body.paragraphs,
    title: await readTitle(parts),
    heading: body.heading,
    isCut: body.isCut,
  };
}

/**
 * Returns `dc:title` of the core properties (ECMA-376 part 2, 8.3.4). Null if the title is missing or blank, or the part is
 * damaged.
 */
async function readTitle(parts: OfficeParts): Promise<string | null> {
  if (!parts.has(CORE_PROPERTIES)) return null;
  let title = '';
  let inTitle = false;
  try {
    await parts.read(CORE_PROPERTIES, {
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

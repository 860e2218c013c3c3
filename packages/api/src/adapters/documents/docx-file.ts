import { Failure } from '@earshot/schema/failures';
import {
  findMainPart,
  type OfficeParts,
  relationshipsOf,
  type XmlHandler,
} from '@earshot/schema/values/tables/office-parts';
import { DOCUMENT_MAX_CHARACTERS } from '../limits.ts';
import { openDocxPackage, partsOf } from './docx-package.ts';
import type { DocumentContent } from './file-type.ts';

const CORE_PROPERTIES = 'docProps/core.xml';
const WORD_MAIN_PART =
  /wordprocessingml\.(document|template)\.main\+xml$|ms-word\.\w+\.macroEnabled\w*\.main\+xml$/;

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

/** Returns `dc:title` (ECMA-376 part 2, 8.3.4). Null if it is missing or blank, or the part is damaged. */
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

const HEADING_STYLE =
  /^(?:title|titel|titre|t[ií]?tulo|titolo|(?:heading|berschrift|titre|t[ií]?tulo|titolo|kop|rubrik|nagwek)1)$/i;

/** Skipped: deleted or moved text, field codes, the fallback copy of a drawing, ruby text and note settings. */
const UNSEEN = new Set(['del', 'moveFrom', 'instrText', 'Fallback', 'rt', 'footnotePr', 'endnotePr']);

interface Cell {
  readonly paragraphs: string[];
  address: string;
}

interface Row {
  readonly cells: Cell[];
}

/** A table row with at most one paragraph per cell becomes one line with tabs. Other rows are page layout: one line per paragraph. */
class DocxBody implements XmlHandler {
  readonly paragraphs: string[] = [];
  heading: string | null = null;
  isCut = false;
  // Stacks, because a text box nests paragraphs in a paragraph, and cells may contain tables.
  readonly #addresses: ReadonlyMap<string, string>;
  readonly #openParagraphs: string[] = [];
  readonly #openRows: Row[] = [];
  #unseenDepth = 0;
  #inText = false;
  #inRunProperties = false;
  #isHiddenRun = false;
  #inHeading = false;
  #characters = 0;

  constructor(addresses: ReadonlyMap<string, string>) {
    this.#addresses = addresses;
  }

  open(name: string, attribute: (localName: string) => string | undefined): void {
    if (this.#unseenDepth > 0 || UNSEEN.has(name)) this.#unseenDepth += 1;
    else if (name === 'p') this.#openParagraphs.push('');
    else if (name === 'pStyle') this.#inHeading = HEADING_STYLE.test(attribute('val') ?? '');
    else if (name === 'tr') this.#openRows.push({ cells: [] });
    else if (name === 'tc') this.#openRows.at(-1)?.cells.push({ paragraphs: [], address: '' });
    else if (name === 'hyperlink') this.#link(this.#addresses.get(attribute('id') ?? '') ?? '');
    else this.#openRun(name, attribute);
  }

  #link(address: string): void {
    const cell = this.#openRows.at(-1)?.cells.at(-1);
    if (cell) cell.address ||= address;
  }

  #openRun(name: string, attribute: (localName: string) => string | undefined): void {
    if (name === 'r') this.#isHiddenRun = false;
    else if (name === 'rPr') this.#inRunProperties = true;
    else if (name === 'vanish' && this.#inRunProperties) this.#isHiddenRun = !isOff(attribute('val'));
    else if (name === 't') this.#inText = true;
    else if (name === 'tab' && !this.#inRunProperties) this.#append('\t');
    else if (name === 'br' || name === 'cr') this.#append('\n');
    else if (name === 'noBreakHyphen') this.#append('-');
  }

  text(text: string): void {
    if (this.#inText && this.#unseenDepth === 0) this.#append(text);
  }

  close(name: string): void {
    if (this.#unseenDepth > 0) this.#unseenDepth -= 1;
    else if (name === 't') this.#inText = false;
    else if (name === 'rPr') this.#inRunProperties = false;
    else if (name === 'r') this.#isHiddenRun = false;
    else if (name === 'p') this.#closeParagraph();
    else if (name === 'tr') {
      const row = this.#openRows.pop();
      if (row) this.#target().push(...rowLines(row));
    }
  }

  #append(text: string): void {
    if (this.#isHiddenRun || this.#openParagraphs.length === 0) return;
    if (this.isCut) return;
    this.#characters += text.length;
    this.isCut = this.#characters > DOCUMENT_MAX_CHARACTERS;
    this.#openParagraphs[this.#openParagraphs.length - 1] += text;
  }

  #closeParagraph(): void {
    const text = this.#openParagraphs.pop() ?? '';
    if (this.#inHeading && text.trim() !== '') this.heading ??= text.trim();
    this.#inHeading = false;
    this.#target().push(text);
  }

  #target(): string[] {
    return this.#openRows.at(-1)?.cells.at(-1)?.paragraphs ?? this.paragraphs;
  }
}

function rowLines({ cells }: Row): string[] {
  const contents = cells.map((cell) => cell.paragraphs.filter((paragraph) => paragraph.trim() !== ''));
  if (contents.some((paragraphs) => paragraphs.length > 1)) return contents.flat();
  const texts = contents.map(([only = '']) => only.replace(/\s+/g, ' ').trim());
  const addresses = cells
    .map(({ address }) => address)
    .filter((address) => address !== '' && !texts.includes(address));
  return [[...texts, ...addresses].join('\t')];
}

/** Whether the value turns off a toggle property (ECMA-376 part 1, ST_OnOff). */
function isOff(value: string | undefined): boolean {
  return value === '0' || value === 'false' || value === 'off';
}

import { Failure } from '@earshot/schema/failures';
import { DOCUMENT_MAX_CHARACTERS } from '../limits.ts';
import type { XmlHandler } from './docx-xml.ts';

/** Ids of the styles of a document's title and first heading, as Word writes them in several languages. */
const HEADING_STYLE =
  /^(?:title|titel|titre|t[ií]?tulo|titolo|(?:heading|berschrift|titre|t[ií]?tulo|titolo|kop|rubrik|nagwek)1)$/i;

/** Content that the page does not show: deleted or moved text, field codes, the fallback copy of a drawing. */
const UNSEEN = new Set(['del', 'moveFrom', 'instrText', 'Fallback', 'rt', 'footnotePr', 'endnotePr']);

interface Cell {
  readonly paragraphs: string[];
}

interface Row {
  readonly cells: Cell[];
}

/**
 * Reads the main part of a .docx: one entry a paragraph (a manual line break starts a new line in it). A table row
 * whose cells hold at most one paragraph each is one line with tabs between its cells, since it is one item of a
 * list; cells with several paragraphs are a page layout and give a line for each.
 */
export function createDocxBody(): XmlHandler & { paragraphs(): string[]; heading(): string | null } {
  const body: string[] = [];
  // Text boxes put paragraphs inside paragraphs and cells hold tables, hence stacks.
  const openParagraphs: string[] = [];
  const openRows: Row[] = [];
  let unseenDepth = 0;
  let inText = false;
  let inRunProperties = false;
  let hiddenRun = false;
  let characters = 0;
  let inHeading = false;
  let heading: string | null = null;

  const append = (text: string) => {
    if (hiddenRun || openParagraphs.length === 0) return;
    characters += text.length;
    if (characters > DOCUMENT_MAX_CHARACTERS) throw new Failure('file-too-much-text');
    openParagraphs[openParagraphs.length - 1] += text;
  };
  const closeParagraph = () => {
    const text = openParagraphs.pop() ?? '';
    if (inHeading && text.trim() !== '') heading ??= text.trim();
    inHeading = false;
    target().push(text);
  };
  const target = () => openRows.at(-1)?.cells.at(-1)?.paragraphs ?? body;

  return {
    open(name, attribute) {
      if (unseenDepth > 0 || UNSEEN.has(name)) {
        unseenDepth += 1;
        return;
      }
      if (name === 'p') openParagraphs.push('');
      else if (name === 'pStyle') inHeading = HEADING_STYLE.test(attribute('val') ?? '');
      else if (name === 'tr') openRows.push({ cells: [] });
      else if (name === 'tc') openRows.at(-1)?.cells.push({ paragraphs: [] });
      else if (name === 'r') hiddenRun = false;
      else if (name === 'rPr') inRunProperties = true;
      else if (name === 'vanish' && inRunProperties) hiddenRun = !isOff(attribute('val'));
      else if (name === 't') inText = true;
      else if (name === 'tab' && !inRunProperties) append('\t');
      else if (name === 'br' || name === 'cr') append('\n');
      else if (name === 'noBreakHyphen') append('-');
    },
    text(text) {
      if (inText && unseenDepth === 0) append(text);
    },
    close(name) {
      if (unseenDepth > 0) {
        unseenDepth -= 1;
        return;
      }
      if (name === 't') inText = false;
      else if (name === 'rPr') inRunProperties = false;
      else if (name === 'r') hiddenRun = false;
      else if (name === 'p') closeParagraph();
      else if (name === 'tr') {
        const row = openRows.pop();
        if (row) target().push(...rowLines(row));
      }
    },
    paragraphs: () => body,
    heading: () => heading,
  };
}

function rowLines({ cells }: Row): string[] {
  const contents = cells.map((cell) => cell.paragraphs.filter((paragraph) => paragraph.trim() !== ''));
  if (contents.some((paragraphs) => paragraphs.length > 1)) return contents.flat();
  return [contents.map(([only = '']) => only.replace(/\s+/g, ' ').trim()).join('\t')];
}

/** Values that switch a toggle property off (ECMA-376 part 1, ST_OnOff). */
function isOff(value: string | undefined): boolean {
  return value === '0' || value === 'false' || value === 'off';
}

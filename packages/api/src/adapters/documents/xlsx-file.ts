import { posix } from 'node:path';
import { Failure } from '@earshot/schema/failures';
import { MAX_LINES } from '@earshot/schema/limits';
import { serialDay } from '@earshot/schema/values/dates/read-day';
import { rowsToLines } from '../../core/documents/rows-to-lines.ts';
import { XLSX_MAX_COLUMNS } from '../limits.ts';
import type { DocumentContent } from './document-content.ts';
import { type DocxPackage, openDocxPackage } from './docx-package.ts';
import { readXmlPart } from './docx-xml.ts';
import { contentTypeOf, findMainPart } from './office-main-part.ts';
import { dateStylesOf } from './xlsx-dates.ts';

/** Content types of a workbook (workbook or template, with or without macros). */
const WORKBOOK = /spreadsheetml\.(?:sheet|template)\.main\+xml$|ms-excel\.\w+\.macroEnabled\w*\.main\+xml$/;
const LETTERS = 26;

/**
 * Reads the rows of the first visible sheet that has any, as lines with tabs between the cells (ECMA-376 part 1, 18). Dates
 * become ISO dates, and formulas become their last result. Uses the same size limits as .docx files. Throws `Failure`.
 */
export async function readXlsxFile(bytes: Uint8Array): Promise<DocumentContent> {
  const pack = await openDocxPackage(bytes);
  const main = await findMainPart(pack);
  if (!pack.has(main)) throw new Failure('file-corrupt');
  if (!WORKBOOK.test(await contentTypeOf(pack, main))) throw new Failure('file-type-mismatch');
  const folder = posix.dirname(main);
  const workbook = await readWorkbook(pack, main);
  const targets = await readTargets(pack, `${folder}/_rels/${posix.basename(main)}.rels`, folder);
  const values: CellValues = {
    strings: pack.has(`${folder}/sharedStrings.xml`)
      ? await readStrings(pack, `${folder}/sharedStrings.xml`)
      : [],
    dateStyles: pack.has(`${folder}/styles.xml`)
      ? await dateStylesOf(pack, `${folder}/styles.xml`)
      : new Set(),
    is1904: workbook.is1904,
  };
  for (const id of workbook.sheets) {
    const part = targets.get(id);
    const { rows, leftOut } =
      part !== undefined && pack.has(part) ? await readSheet(pack, part, values) : NO_ROWS;
    if (rows.length > 0) return { paragraphs: rowsToLines(rows), title: null, heading: null, leftOut };
  }
  return { paragraphs: [], title: null, heading: null };
}

interface CellValues {
  readonly strings: readonly string[];
  /** Indexes of the cell formats that display dates. */
  readonly dateStyles: ReadonlySet<number>;
  readonly is1904: boolean;
}

/** Returns the relationship IDs of the visible sheets, and whether dates use the 1904 calendar. */
async function readWorkbook(pack: DocxPackage, part: string): Promise<{ sheets: string[]; is1904: boolean }> {
  const sheets: string[] = [];
  let is1904 = false;
  await readXmlPart(pack, part, {
    open(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute('date1904') ?? '');
      const id = name === 'sheet' && !attribute('state')?.includes('idden') ? attribute('id') : undefined;
      if (id !== undefined) sheets.push(id);
    },
  });
  return { sheets, is1904 };
}

async function readTargets(pack: DocxPackage, part: string, folder: string): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  if (!pack.has(part)) return targets;
  await readXmlPart(pack, part, {
    open(name, attribute) {
      const [id, target] = [attribute('Id'), attribute('Target')];
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      targets.set(id, posix.join(target.startsWith('/') ? '/' : folder, target).replace(/^\/+/, ''));
    },
  });
  return targets;
}

/** Returns the shared strings without the phonetic hints in East Asian text. */
async function readStrings(pack: DocxPackage, part: string): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isHint = false;
  await readXmlPart(pack, part, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isHint = true;
      isText = name === 't' && !isHint;
    },
    text(piece) {
      if (!isText) return;
      text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isHint = false;
      if (name === 'si') strings.push(text);
    },
  });
  return strings;
}

interface SheetRows {
  readonly rows: string[][];
  /** Number of rows with text after the last one that was read. */
  readonly leftOut: number;
}
const NO_ROWS: SheetRows = { rows: [], leftOut: 0 };

/** Returns the first rows of a sheet that have text. Empty cells keep their position. */
async function readSheet(pack: DocxPackage, part: string, values: CellValues): Promise<SheetRows> {
  const rows: string[][] = [];
  let leftOut = 0;
  let row: string[] = [];
  let cell = { column: 0, type: '', style: -1, text: '' };
  let isValue = false;
  await readXmlPart(pack, part, {
    open(name, attribute) {
      if (name === 'row') row = [];
      if (name === 'c') {
        const column = columnOf(attribute('r')) ?? row.length;
        cell = { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? -1), text: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    text(piece) {
      if (isValue) cell.text += piece;
    },
    close(name) {
      isValue = false;
      if (name === 'c' && cell.column < XLSX_MAX_COLUMNS) {
        const shown = shownText(cell, values);
        while (row.length < cell.column) row.push('');
        row[cell.column] = shown;
      }
      if (name !== 'row' || row.every((text) => text === '')) return;
      if (rows.length < MAX_LINES) rows.push(row);
      else leftOut += 1;
    },
  });
  return { rows, leftOut };
}

/** Returns the zero-based column of a reference such as "AB12", or null. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}

function shownText(
  { type, style, text }: { readonly type: string; readonly style: number; readonly text: string },
  { strings, dateStyles, is1904 }: CellValues,
): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'e') return '';
  if (type === 'n' && dateStyles.has(style)) return serialDay(Number(text), is1904) ?? text;
  return text;
}

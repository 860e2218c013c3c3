import { MAX_LINES } from '../../limits.ts';
import { serialDay } from '../dates/read-day.ts';
import { findMainPart, type OfficeParts, relationshipsOf, resolvePart } from './office-parts.ts';

const WORKBOOK = /spreadsheetml\.(?:sheet|template)\.main\+xml$|ms-excel\.\w+\.macroEnabled\w*\.main\+xml$/;
const LETTERS = 26;
export const MAX_COLUMNS = 100;

interface SheetRows {
  readonly rows: string[][];
  readonly leftOut: number;
}

/** Reads the first visible sheet with rows. Dates become ISO dates, formulas their last result. Links get columns of their own. */
export async function readWorkbook(parts: OfficeParts): Promise<SheetRows> {
  const main = await findMainPart(parts, WORKBOOK);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const { sheets, is1904 } = await sheetsOf(parts, main);
  const targets = (await relationshipsOf(parts, main)).parts;
  const values: CellValues = {
    strings: await stringsOf(parts, resolvePart(folder, 'sharedStrings.xml')),
    dateStyles: await dateStylesOf(parts, resolvePart(folder, 'styles.xml')),
    is1904,
  };
  for (const id of sheets) {
    const part = targets.get(id);
    if (part === undefined || !parts.has(part)) continue;
    const sheet = await readSheet(parts, part, values);
    if (sheet.rows.length > 0) return sheet;
  }
  return { rows: [], leftOut: 0 };
}

interface CellValues {
  readonly strings: readonly string[];
  readonly dateStyles: ReadonlySet<number>;
  readonly is1904: boolean;
}

async function sheetsOf(parts: OfficeParts, part: string): Promise<{ sheets: string[]; is1904: boolean }> {
  const sheets: string[] = [];
  let is1904 = false;
  await parts.read(part, {
    open(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute('date1904') ?? '');
      const id = name === 'sheet' && !attribute('state')?.includes('idden') ? attribute('id') : undefined;
      if (id !== undefined) sheets.push(id);
    },
  });
  return { sheets, is1904 };
}

async function stringsOf(parts: OfficeParts, part: string): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isHint = false;
  if (!parts.has(part)) return strings;
  await parts.read(part, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isHint = true;
      isText = name === 't' && !isHint;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isHint = false;
      if (name === 'si') strings.push(text);
    },
  });
  return strings;
}

const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);
const MAX_FORMAT_CHARACTERS = 255;

async function dateStylesOf(parts: OfficeParts, part: string): Promise<Set<number>> {
  const custom = new Map<number, string>();
  const dates = new Set<number>();
  let isCellFormats = false;
  let style = 0;
  if (!parts.has(part)) return dates;
  await parts.read(part, {
    open(name, attribute) {
      if (name === 'numFmt') custom.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      if (name === 'cellXfs') isCellFormats = true;
      if (name !== 'xf' || !isCellFormats) return;
      if (showsDay(Number(attribute('numFmtId') ?? 0), custom)) dates.add(style);
      style++;
    },
    close(name) {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return dates;
}

function showsDay(format: number, custom: ReadonlyMap<number, string>): boolean {
  const code = custom.get(format)?.slice(0, MAX_FORMAT_CHARACTERS);
  if (code === undefined) return isBuiltInDate(format);
  return /[dy年日]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}

const LINK_FORMULA = /^\s*HYPERLINK\(\s*"(https?:\/\/[^"]+)"/i;

async function readSheet(parts: OfficeParts, part: string, values: CellValues): Promise<SheetRows> {
  const { addresses } = await relationshipsOf(parts, part);
  const rows: string[][] = [];
  const links = new Map<string, string>();
  const numbers: string[] = [];
  let leftOut = 0;
  let row: string[] = [];
  let rowNumber = '0';
  let cell = { reference: '', column: 0, type: '', style: -1, text: '', formula: '' };
  let target: 'text' | 'formula' | null = null;
  await parts.read(part, {
    open(name, attribute) {
      if (name === 'row') {
        row = [];
        rowNumber = attribute('r') ?? String(Number(rowNumber) + 1);
      }
      if (name === 'c') {
        const reference = attribute('r') ?? '';
        const [type, style] = [attribute('t') ?? 'n', Number(attribute('s') ?? -1)];
        cell = { reference, column: columnOf(reference) ?? row.length, type, style, text: '', formula: '' };
      }
      target = name === 'v' || name === 't' ? 'text' : name === 'f' ? 'formula' : null;
      const address = name === 'hyperlink' ? addresses.get(attribute('id') ?? '') : undefined;
      if (address !== undefined) links.set(attribute('ref')?.split(':')[0] ?? '', address);
    },
    text(piece) {
      if (target !== null) cell[target] += piece;
    },
    close(name) {
      target = null;
      if (name === 'c' && cell.column < MAX_COLUMNS) {
        while (row.length < cell.column) row.push('');
        row[cell.column] = shownText(cell, values);
        const address = LINK_FORMULA.exec(cell.formula)?.[1];
        if (address !== undefined) links.set(cell.reference, address);
      }
      if (name !== 'row' || row.every((text) => text === '')) return;
      if (rows.length > MAX_LINES) leftOut += 1;
      else if (rows.push(row)) numbers.push(rowNumber);
    },
  });
  return { rows: withAddresses(rows, links, numbers), leftOut };
}

/** Adds the columns of links, with the header "Link". */
function withAddresses(
  rows: string[][],
  links: ReadonlyMap<string, string>,
  numbers: readonly string[],
): string[][] {
  const byRow = new Map<string, string[]>();
  for (const [reference, address] of links) {
    const number = reference.replace(/^\D+/, '');
    byRow.set(number, [...(byRow.get(number) ?? []), address]);
  }
  const added = rows.map((row, i) =>
    (byRow.get(numbers[i] ?? '') ?? []).filter((address) => !row.includes(address)),
  );
  const most = Math.max(0, ...added.map(({ length }) => length));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (most === 0) return rows;
  return rows.map((row, i) => {
    const links = added[i] ?? [];
    const filler = i === 0 && links.length === 0 ? 'Link' : '';
    return [...padded(row, width, ''), ...padded(links, most, filler)];
  });
}

function padded(cells: readonly string[], length: number, filler: string): string[] {
  return [...cells, ...Array<string>(Math.max(0, length - cells.length)).fill(filler)];
}

function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
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

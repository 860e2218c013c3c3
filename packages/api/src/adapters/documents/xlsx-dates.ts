import type { DocxPackage } from './docx-package.ts';
import { readXmlPart } from './docx-xml.ts';

/** IDs of built-in number formats that include a date (ECMA-376 part 1, 18.8.30). */
const BUILT_IN_DATES: readonly (readonly [first: number, last: number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 58],
];

/** Excel accepts no longer format. */
const MAX_FORMAT_CHARACTERS = 255;

/** Returns the indexes of the cell formats that display a date. */
export async function dateStylesOf(pack: DocxPackage, part: string): Promise<Set<number>> {
  const custom = new Map<number, string>();
  const dates = new Set<number>();
  let isCellFormats = false;
  let style = 0;
  await readXmlPart(pack, part, {
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
  const code = custom.get(format);
  if (code === undefined) return BUILT_IN_DATES.some(([first, last]) => format >= first && format <= last);
  const bare = code.slice(0, MAX_FORMAT_CHARACTERS).replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  return /[dy年日]/i.test(bare);
}

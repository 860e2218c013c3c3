import type { Shape, Shapes } from './find-shapes.ts';

export interface Column {
  readonly left: number;
  readonly right: number;
}

/** Sizes in letter heights. Below this width, an image has one column, like a phone's screen. */
const MIN_PICTURE_LETTERS = 60;
const MIN_GUTTER_LETTERS = 2.4;
const MAX_LETTER_HEIGHTS = 3;
const MIN_COLUMN_SHAPES = 15;
/** Share of the width. A wider bar belongs to the whole page. */
const BAR_SHARE = 0.7;
const MAX_BAR_LETTERS = 8;
/** Maximum share of ink in a shape that is only a frame. */
const MAX_FRAME_FILL = 0.12;
const MAX_RULE_CELLS = 2;

/** Splits a page into menu, feed and sidebar at empty vertical strips. Otherwise, their rows would be merged. */
export function columnsOf(width: number, { cell, letter, all }: Shapes): Column[] {
  if (letter === 0 || width < MIN_PICTURE_LETTERS * letter) return [{ left: 0, right: width }];
  const isCovered = new Uint8Array(Math.ceil(width / cell) + 1);
  for (const shape of all) {
    if (isRuleOrBar(shape, width, letter, cell)) continue;
    isCovered.fill(1, Math.floor(shape.left / cell), Math.ceil((shape.left + shape.width) / cell));
  }
  const isLetter = ({ height }: Shape) => height >= letter / 2 && height <= MAX_LETTER_HEIGHTS * letter;
  const letters = all.filter(isLetter).map(({ left }) => left);
  const columns: Column[] = [];
  let left = 0;
  for (const cut of guttersIn(isCovered, (MIN_GUTTER_LETTERS * letter) / cell)) {
    const [place, rest] = [cut * cell, letters.filter((x) => x >= cut * cell).length];
    if (rest < MIN_COLUMN_SHAPES) break;
    if (letters.filter((x) => x >= left && x < place).length < MIN_COLUMN_SHAPES) continue;
    columns.push({ left, right: place });
    left = place;
  }
  return [...columns, { left, right: width }];
}

function isRuleOrBar(
  { width, height, fill }: Shape,
  pageWidth: number,
  letter: number,
  cell: number,
): boolean {
  const isRule =
    Math.min(width, height) <= MAX_RULE_CELLS * cell && Math.max(width, height) > MAX_LETTER_HEIGHTS * letter;
  const isFrame = fill < MAX_FRAME_FILL && height > MAX_LETTER_HEIGHTS * letter;
  const isBar = width > BAR_SHARE * pageWidth && height < MAX_BAR_LETTERS * letter;
  return isRule || isFrame || isBar;
}

function guttersIn(isCovered: Uint8Array, minWidth: number): number[] {
  const middles: number[] = [];
  let last = isCovered.indexOf(1);
  for (let i = last + 1; i < isCovered.length && last >= 0; i += 1) {
    if (isCovered[i] !== 1) continue;
    if (i - last > minWidth) middles.push(Math.round((last + i) / 2));
    last = i;
  }
  return middles;
}

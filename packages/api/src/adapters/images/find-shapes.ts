import type { PixelBox } from '../../core/screenshot/words/segments.ts';

/** @param step distance between measured pixels */
export function histogramOf(
  { pixels, width, height }: GrayPicture,
  { left, top, right, bottom }: PixelBox = { left: 0, top: 0, right: width, bottom: height },
  step = 1,
): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const level = pixels[y * width + x] ?? 0;
      histogram[level] = (histogram[level] ?? 0) + 1;
    }
  }
  return histogram;
}

export function dominantLevel(histogram: Uint32Array, tolerance = 0): { level: number; count: number } {
  const level = histogram.indexOf(Math.max(...histogram));
  return { level, count: countOf(histogram.slice(Math.max(0, level - tolerance), level + tolerance + 1)) };
}

export const countOf = (histogram: Uint32Array): number => histogram.reduce((sum, size) => sum + size, 0);

export function levelReaching(histogram: Uint32Array, count: number): number {
  let seen = 0;
  return histogram.findIndex((size) => {
    seen += size;
    return seen >= count;
  });
}

export const pixelsIn = ({ width, height }: GrayPicture, box: PixelBox): PixelBox => ({
  left: Math.max(0, Math.floor(box.left)),
  top: Math.max(0, Math.floor(box.top)),
  right: Math.min(width, Math.ceil(box.right)),
  bottom: Math.min(height, Math.ceil(box.bottom)),
});

/** One byte per pixel. 0 is black. */
export interface GrayPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Area extends PixelBox {
  readonly width: number;
  readonly height: number;
}

export const areaOf = ({ left, top, right, bottom }: PixelBox): Area => ({
  left,
  top,
  right,
  bottom,
  width: right - left,
  height: bottom - top,
});

export interface Shape extends Area {
  /** Share of its box that is ink: 0.79 for a disc, 0.66 for a disc with a letter. */
  readonly fill: number;
}

export interface Shapes {
  readonly ground: number;
  /** Side of the examined cells, in pixels. */
  readonly cell: number;
  /** Median shape height in pixels, which is usually the x-height. 0 without letters. */
  readonly letter: number;
  readonly all: readonly Shape[];
}

const MAX_CELLS = 400_000;
const MIN_CELL_PX = 2;
export const INK_LEVELS = 24;
/** Anything smaller is a dot or the grain of a photo. */
const MIN_LETTER_PX = 6;

/** Minimum share of the most common level to be a background. Pages have at least 0.28, videos and photos less. */
const MIN_GROUND_SHARE = 0.26;
const GROUND_LEVELS = 4;
const NO_SHAPES: Shapes = { ground: 255, cell: MIN_CELL_PX, letter: 0, all: [] };

export function findShapes(picture: GrayPicture): Shapes {
  const { ground, share } = groundOf(picture);
  if (share < MIN_GROUND_SHARE) return NO_SHAPES;
  const cell = Math.max(MIN_CELL_PX, Math.ceil(Math.sqrt((picture.width * picture.height) / MAX_CELLS)));
  const all = shapesOf(picture, ground, cell);
  const heights = all.map(({ height }) => height).filter((height) => height >= MIN_LETTER_PX);
  heights.sort((a, b) => a - b);
  return { ground, cell, letter: heights[Math.floor(heights.length / 2)] ?? 0, all };
}

export function groundOf(picture: GrayPicture): { readonly ground: number; readonly share: number } {
  const { level: ground, count } = dominantLevel(histogramOf(picture), GROUND_LEVELS);
  return { ground, share: count / (picture.width * picture.height) };
}

export function shapesOf(picture: GrayPicture, ground: number, cell: number): Shape[] {
  const map = inkOf(picture, ground, cell);
  const shapes: Shape[] = [];
  const waiting: number[] = [];
  for (let i = 0; i < map.ink.length; i += 1) {
    if (map.ink[i] === 0) continue;
    const shape = takeShape(map, i, waiting);
    if (shape.height > cell) shapes.push(shape);
  }
  return shapes;
}

interface InkMap {
  readonly ink: Uint8Array;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
}

function inkOf({ pixels, width, height }: GrayPicture, ground: number, cell: number): InkMap {
  const [columns, rows] = [Math.floor(width / cell), Math.floor(height / cell)];
  const ink = new Uint8Array(columns * rows);
  for (let i = 0; i < ink.length; i += 1) {
    const column = i % columns;
    const level = pixels[((i - column) / columns) * cell * width + column * cell] ?? 0;
    ink[i] = Math.abs(level - ground) > INK_LEVELS ? 1 : 0;
  }
  return { ink, columns, rows, cell };
}

/** Erases the connected cells around `start`. `waiting` is scratch space. */
function takeShape({ ink, columns, rows, cell }: InkMap, start: number, waiting: number[]): Shape {
  let [left, right, top, bottom, count] = [columns, 0, rows, 0, 0];
  const add = (place: number) => {
    ink[place] = 0;
    waiting.push(place);
  };
  add(start);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const column = place % columns;
    const row = (place - column) / columns;
    count += 1;
    left = Math.min(left, column);
    right = Math.max(right, column + 1);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
    if (column > 0 && ink[place - 1] === 1) add(place - 1);
    if (column < columns - 1 && ink[place + 1] === 1) add(place + 1);
    if (row > 0 && ink[place - columns] === 1) add(place - columns);
    if (row < rows - 1 && ink[place + columns] === 1) add(place + columns);
  }
  const area = areaOf({ left: left * cell, top: top * cell, right: right * cell, bottom: bottom * cell });
  return { ...area, fill: count / ((right - left) * (bottom - top)) };
}

export type Column = Pick<PixelBox, 'left' | 'right'>;

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
    isCovered.fill(1, Math.floor(shape.left / cell), Math.ceil(shape.right / cell));
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

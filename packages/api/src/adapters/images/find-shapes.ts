import type { PixelBox } from '../../core/screenshot/words/segments.ts';

/** @param step distance between measured pixels */
export function histogramOf(
  { pixels, width, channels }: GrayPicture,
  { left, top, right, bottom }: PixelBox,
  step = 1,
): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const level = pixels[(y * width + x) * channels] ?? 0;
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

/** 0 is black. A pixel has `channels` values, and its gray level is the first. */
export interface GrayPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

export interface Shape {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
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
  const { pixels, width, channels } = picture;
  const bottom = pixels.length / (width * channels);
  const histogram = histogramOf(picture, { left: 0, top: 0, right: width, bottom });
  const { level: ground, count } = dominantLevel(histogram, GROUND_LEVELS);
  return { ground, share: (count * channels) / pixels.length };
}

export function shapesOf(picture: GrayPicture, ground: number, cell: number): Shape[] {
  const map = inkOf(picture, ground, cell);
  const shapes: Shape[] = [];
  const waiting: number[] = [];
  for (let i = 0; i < map.ink.length; i += 1) {
    if (map.ink[i] === 0) continue;
    const { left, right, top, bottom, count } = takeArea(map, i, waiting);
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (high < 2) continue;
    shapes.push({
      left: left * cell,
      top: top * cell,
      width: wide * cell,
      height: high * cell,
      fill: count / (wide * high),
    });
  }
  return shapes;
}

interface InkMap {
  readonly ink: Uint8Array;
  readonly columns: number;
  readonly rows: number;
}

function inkOf({ pixels, width, height, channels }: GrayPicture, ground: number, cell: number): InkMap {
  const [columns, rows] = [Math.floor(width / cell), Math.floor(height / cell)];
  const ink = new Uint8Array(columns * rows);
  for (let i = 0; i < ink.length; i += 1) {
    const column = i % columns;
    const level = pixels[(((i - column) / columns) * cell * width + column * cell) * channels] ?? 0;
    ink[i] = Math.abs(level - ground) > INK_LEVELS ? 1 : 0;
  }
  return { ink, columns, rows };
}

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly count: number;
}

/** Erases the connected area that contains `start` and returns its box. `waiting` is scratch space. */
function takeArea({ ink, columns, rows }: InkMap, start: number, waiting: number[]): Area {
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
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    if (column > 0 && ink[place - 1] === 1) add(place - 1);
    if (column < columns - 1 && ink[place + 1] === 1) add(place + 1);
    if (row > 0 && ink[place - columns] === 1) add(place - columns);
    if (row < rows - 1 && ink[place + columns] === 1) add(place + columns);
  }
  return { left, right, top, bottom, count };
}

/** Connected areas of a picture that differ from its ground: letters, icons, avatars, buttons, pictures. */
import { dominantLevel } from './dominant-level.ts';

/** Gray levels from black (0) to white (255), the first of `channels` values a pixel. */
export interface GrayPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** A connected area that differs from the ground, in pixels. */
export interface Shape {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Share of its rectangle that it covers: 0.79 for a disc, 0.66 for one with a letter in it. */
  readonly fill: number;
}

export interface Shapes {
  /** Gray level of the ground. */
  readonly ground: number;
  /** Side in pixels of the cells that were looked at. */
  readonly cell: number;
  /** Usual height in pixels of letters, which are mostly small ones; 0 without any. */
  readonly letter: number;
  readonly all: readonly Shape[];
}

/** Cells that are looked at, at most: their sides are two pixels or more. */
const MAX_CELLS = 400_000;
const MIN_CELL_PX = 2;
/** Ink differs from the ground by more gray levels. */
export const INK_LEVELS = 24;
/** Anything lower is a dot or the grain of a photo. */
const MIN_LETTER_PX = 6;

/** Videos and photos have no ground: a smaller share of them is of one level, give or take some. Pages have 0.28 and more. */
const MIN_GROUND_SHARE = 0.26;
const GROUND_LEVELS = 4;
const NO_SHAPES: Shapes = { ground: 255, cell: MIN_CELL_PX, letter: 0, all: [] };

/** The shapes of a screenshot; none of a picture without a ground. */
export function findShapes(picture: GrayPicture): Shapes {
  const { ground, share } = groundOf(picture);
  if (share < MIN_GROUND_SHARE) return NO_SHAPES;
  const cell = Math.max(MIN_CELL_PX, Math.ceil(Math.sqrt((picture.width * picture.height) / MAX_CELLS)));
  const all = shapesOf(picture, ground, cell);
  const heights = all.map(({ height }) => height).filter((height) => height >= MIN_LETTER_PX);
  heights.sort((a, b) => a - b);
  return { ground, cell, letter: heights[Math.floor(heights.length / 2)] ?? 0, all };
}

/** The level of the ground, the most frequent one, and the share of the picture that it covers. */
export function groundOf({ pixels, channels }: GrayPicture): {
  readonly ground: number;
  readonly share: number;
} {
  const histogram = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i += channels) {
    const level = pixels[i] ?? 0;
    histogram[level] = (histogram[level] ?? 0) + 1;
  }
  const { level: ground, count } = dominantLevel(histogram, GROUND_LEVELS);
  return { ground, share: (count * channels) / pixels.length };
}

/** Areas of touching cells that are not of the ground's color, higher than one cell. */
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

/** By cell, row by row, 1 where it differs from the ground. */
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

/** A connected area: its outermost cells, and the number of its cells. */
interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly count: number;
}

/** Erases the area of cells connected to `start`, and returns its extent. `waiting` is an empty list, and is left empty. */
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

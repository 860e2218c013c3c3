/** Evens out the lighting in photos of screens, where a shadow or a lamp can leave one side of the background darker. */
import type { GrayPicture } from './find-shapes.ts';

const TILE_PX = 24;
/** A tile's background is this quantile of its gray levels, because letters are darker. */
const GROUND_SHARE = 0.8;
/**
 * Range of differences between neighboring tiles, in gray levels, that indicate uneven light. Screenshots have smaller
 * differences, and edges of images have larger ones.
 */
const MIN_STEP = 1;
const MAX_STEP = 14;
/**
 * Light is uneven if more than this fraction of tiles have such a difference, and if they outnumber the tiles with a larger
 * difference by this factor.
 */
const MIN_UNEVEN_SHARE = 0.5;
const MIN_UNEVEN_FOR_STEEP = 4.5;
/**
 * Minimum difference, in gray levels, between the dark and light parts of the background. Smaller differences do not affect
 * OCR.
 */
const MIN_RANGE = 40;
/** Below this background level, text is light on dark, so the brightest pixels of a tile are letters. */
const MIN_LIGHT_GROUND = 110;
const WHITE = 255;

/** Background levels of the tiles of an image, row by row. */
export interface Tiles {
  /** Side length of a tile in pixels. */
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  readonly grounds: Float64Array;
}

/**
 * Divides each pixel by the local background if the image has dark text in uneven light. Modifies the image in place and
 * returns a copy of the original, or null if nothing changed.
 */
export function evenLight(picture: GrayPicture): GrayPicture | null {
  const tiles = tilesOf(picture, TILE_PX, GROUND_SHARE);
  if (tiles.columns < 2 || tiles.rows < 2 || !isUneven(tiles)) return null;
  const asLit = { ...picture, pixels: Uint8Array.from(picture.pixels) };
  const { pixels, width, height, channels } = picture;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      pixels[at] = Math.min(WHITE, Math.round(((pixels[at] ?? 0) * WHITE) / groundAt(tiles, x, y)));
    }
  }
  return asLit;
}

/**
 * Returns the `share` quantile of the gray levels in each tile.
 * @param step distance between the pixels that are measured, in both directions
 */
export function tilesOf(
  { pixels, width, height, channels }: GrayPicture,
  side: number,
  share: number,
  step = 1,
): Tiles {
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const grounds = new Float64Array(columns * rows);
  const histogram = new Uint32Array(256);
  for (let tile = 0; tile < grounds.length; tile += 1) {
    const [left, top] = [(tile % columns) * side, Math.floor(tile / columns) * side];
    histogram.fill(0);
    for (let y = top; y < top + side; y += step) {
      for (let x = left; x < left + side; x += step) {
        const level = pixels[(y * width + x) * channels] ?? 0;
        histogram[level] = (histogram[level] ?? 0) + 1;
      }
    }
    const measured = Math.ceil(side / step) ** 2;
    let seen = 0;
    grounds[tile] = histogram.findIndex((count) => {
      seen += count;
      return seen >= share * measured;
    });
  }
  return { side, columns, rows, grounds };
}

function isUneven({ columns, grounds }: Tiles): boolean {
  const sorted = Float64Array.from(grounds).sort();
  const levelAt = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0;
  if (levelAt(0.5) < MIN_LIGHT_GROUND || levelAt(0.9) - levelAt(0.1) < MIN_RANGE) return false;
  let [uneven, steep] = [0, 0];
  grounds.forEach((ground, tile) => {
    const right = (tile + 1) % columns === 0 ? undefined : grounds[tile + 1];
    const step = Math.max(
      right === undefined ? 0 : Math.abs(ground - right),
      Math.abs(ground - (grounds[tile + columns] ?? ground)),
    );
    if (step > MAX_STEP) steep += 1;
    else if (step >= MIN_STEP) uneven += 1;
  });
  return uneven > MIN_UNEVEN_SHARE * grounds.length && uneven > MIN_UNEVEN_FOR_STEEP * steep;
}

/** Returns the background level at a pixel, interpolated bilinearly from the four nearest tiles. */
export function groundAt({ side, columns, rows, grounds }: Tiles, x: number, y: number): number {
  const across = Math.min(columns - 1, Math.max(0, x / side - 0.5));
  const down = Math.min(rows - 1, Math.max(0, y / side - 0.5));
  const [left, top] = [Math.min(columns - 2, Math.floor(across)), Math.min(rows - 2, Math.floor(down))];
  const [right, low] = [across - left, down - top];
  const at = (column: number, row: number) => grounds[row * columns + column] ?? WHITE;
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return Math.max(1, upper * (1 - low) + lower * low);
}

import type { PixelBox } from '../../core/screenshot/words/segments.ts';
import {
  countOf,
  dominantLevel,
  type GrayPicture,
  histogramOf,
  levelReaching,
  pixelsIn,
} from './find-shapes.ts';

/** Gray levels for finding text: where ink begins, its minimum contrast, and the range until it counts as full. */
const FOUND = { white: 150, black: 110, contrast: 70, range: 40 };
/** The same for reading, which also needs the pale edges of letters. */
const READ = { white: 150, black: 110, contrast: 10, range: 95 };
/** Beyond these levels, a pixel is ink even at a low contrast. */
const SURE = { white: 232, black: 30 };
/** Minimum distance from the background, because bright parts of a video may be nearly white. */
const MIN_CONTRAST = 10;
const MIN_RANGE = 10;
const FULL_SHARE = 0.75;
/** Size of a tile as a share of the width. Icons are smaller. */
const TILE_SHARE = 0.12;
const MIN_TILE_PX = 24;
const BLOCK_PX = 16;
const SAMPLE_STEP = 3;
const WHITE = 255;

/** Text printed over a video: its white or black parts as black on white. */
export function inkOver(picture: GrayPicture, ink: 'white' | 'black', isForReading = false): GrayPicture {
  const { width, height } = picture;
  const levels = isForReading ? READ : FOUND;
  const tiles = tilesOf(picture);
  const isTiled = tiles.columns > 1 && tiles.rows > 1;
  const tables = new Map<number | null, Uint8Array>();
  const tableAt = (ground: number | null) => {
    const table = tables.get(ground) ?? inkOfLevels(ink, levels, ground);
    tables.set(ground, table);
    return table;
  };
  const pixels = new Uint8Array(width * height);
  for (let top = 0; top < height; top += BLOCK_PX) {
    for (let left = 0; left < width; left += BLOCK_PX) {
      const table = tableAt(isTiled ? Math.round(groundAt(tiles, left, top)) : null);
      const right = Math.min(width, left + BLOCK_PX);
      for (let y = top; y < Math.min(height, top + BLOCK_PX); y += 1) {
        for (let pixel = y * width + left; pixel < y * width + right; pixel += 1)
          pixels[pixel] = table[picture.pixels[pixel] ?? 0] ?? WHITE;
      }
    }
  }
  return { pixels, width, height };
}

function inkOfLevels(ink: 'white' | 'black', levels: typeof FOUND, ground: number | null): Uint8Array {
  const start = startOf(ink, levels, ground);
  const room = ink === 'white' ? WHITE - start : start;
  const full = Math.max(MIN_RANGE, Math.min(levels.range, FULL_SHARE * room));
  return Uint8Array.from({ length: WHITE + 1 }, (_, level) => {
    const beyond = ink === 'white' ? level - start : start - level;
    return WHITE - Math.round(WHITE * Math.min(1, Math.max(0, beyond / full)));
  });
}

function startOf(ink: 'white' | 'black', levels: typeof FOUND, ground: number | null): number {
  const { contrast, [ink]: usual } = levels;
  if (ground === null) return usual;
  return ink === 'white'
    ? Math.max(ground + MIN_CONTRAST, Math.min(SURE.white, Math.max(usual, ground + contrast)))
    : Math.min(ground - MIN_CONTRAST, Math.max(SURE.black, Math.min(usual, ground - contrast)));
}

/** Share of the pixels at each end of the scale that is ignored, because the extremes may be noise. */
const STROKE_SHARE = 0.06;
const MAX_SAMPLES = 4_000;

/** Contrast of a word with its background, from 0 to 1. Labels, tags and times are paler than the text. */
export function inkOfWord(gray: GrayPicture, box: PixelBox): number {
  const { left, top, right, bottom } = pixelsIn(gray, box);
  const step = Math.max(1, Math.ceil(Math.sqrt(((right - left) * (bottom - top)) / MAX_SAMPLES)));
  const histogram = histogramOf(gray, { left, top, right, bottom }, step);
  const count = countOf(histogram);
  if (count === 0) return 0;
  const { level: ground } = dominantLevel(histogram);
  const strokes = Math.floor(STROKE_SHARE * count) + 1;
  const darkest = levelReaching(histogram, strokes);
  const lightest = WHITE - levelReaching(histogram.toReversed(), strokes);
  return Math.max(Math.abs(lightest - ground), Math.abs(darkest - ground)) / WHITE;
}

interface Tiles {
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  readonly grounds: Float64Array;
}

function tilesOf(picture: GrayPicture): Tiles {
  const side = Math.max(MIN_TILE_PX, Math.round(TILE_SHARE * picture.width));
  const [columns, rows] = [Math.floor(picture.width / side), Math.floor(picture.height / side)];
  const measured = Math.ceil(side / SAMPLE_STEP) ** 2;
  const grounds = Float64Array.from({ length: columns * rows }, (_, tile) => {
    const [left, top] = [(tile % columns) * side, Math.floor(tile / columns) * side];
    const box = { left, top, right: left + side, bottom: top + side };
    return levelReaching(histogramOf(picture, box, SAMPLE_STEP), measured / 2);
  });
  return { side, columns, rows, grounds };
}

function groundAt({ side, columns, rows, grounds }: Tiles, x: number, y: number): number {
  const across = Math.min(columns - 1, Math.max(0, x / side - 0.5));
  const down = Math.min(rows - 1, Math.max(0, y / side - 0.5));
  const [left, top] = [Math.min(columns - 2, Math.floor(across)), Math.min(rows - 2, Math.floor(down))];
  const [right, low] = [across - left, down - top];
  const level = (column: number, row: number) => grounds[row * columns + column] ?? WHITE;
  const upper = level(left, top) * (1 - right) + level(left + 1, top) * right;
  const lower = level(left, top + 1) * (1 - right) + level(left + 1, top + 1) * right;
  return Math.max(1, upper * (1 - low) + lower * low);
}

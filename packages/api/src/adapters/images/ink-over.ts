/** Separates white or black text and icons from the video or photo that they are printed over. */
import { groundAt, tilesOf } from './even-light.ts';
import type { GrayPicture } from './find-shapes.ts';

/**
 * Gray levels from which ink is white or black, its difference from the level around it, and the range over which it becomes
 * full ink, for finding shapes.
 */
const FOUND = { white: 150, black: 110, contrast: 70, range: 40 };
/** The same for reading, which needs the pale edges of letters too. */
const READ = { white: 150, black: 110, contrast: 10, range: 95 };
/** White ink is at least this bright, and black ink at most this dark, whatever is around it. */
const SURE = { white: 232, black: 30 };
/** Bright parts of a video may be nearly white themselves. */
const MIN_CONTRAST = 10;
const MIN_RANGE = 10;
/** Full ink is reached at this share of the levels that are left beyond the start. */
const FULL_SHARE = 0.75;
/** Width of the tiles in which that level is measured, as a share of the width of the picture. Icons are smaller. */
const TILE_SHARE = 0.12;
const MIN_TILE_PX = 24;
/** The level is interpolated once for each block of this many pixels. */
const BLOCK_PX = 16;
/** Only every third pixel in both directions is measured, which is enough for a median. */
const SAMPLE_STEP = 3;
const WHITE = 255;

/**
 * Returns the white or black parts of a picture as black ink on white. Everything else is background, including parts that
 * are hardly brighter or darker than what is around them.
 */
export function inkOver(picture: GrayPicture, ink: 'white' | 'black', isForReading = false): GrayPicture {
  const { width, height, channels } = picture;
  const levels = isForReading ? READ : FOUND;
  const tiles = tilesOf(picture, Math.max(MIN_TILE_PX, Math.round(TILE_SHARE * width)), 0.5, SAMPLE_STEP);
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
        for (let at = y * width + left; at < y * width + right; at += 1)
          pixels[at] = table[picture.pixels[at * channels] ?? 0] ?? WHITE;
      }
    }
  }
  return { pixels, width, height, channels: 1 };
}

/** Returns the new gray level of each of the 256 gray levels over a background of this level. */
function inkOfLevels(ink: 'white' | 'black', levels: typeof FOUND, ground: number | null): Uint8Array {
  const start = startOf(ink, levels, ground);
  const room = ink === 'white' ? WHITE - start : start;
  const full = Math.max(MIN_RANGE, Math.min(levels.range, FULL_SHARE * room));
  return Uint8Array.from({ length: WHITE + 1 }, (_, level) => {
    const beyond = ink === 'white' ? level - start : start - level;
    return WHITE - Math.round(WHITE * Math.min(1, Math.max(0, beyond / full)));
  });
}

/** Returns the gray level at which ink begins, over a background of this level. */
function startOf(ink: 'white' | 'black', levels: typeof FOUND, ground: number | null): number {
  const { contrast, [ink]: usual } = levels;
  if (ground === null) return usual;
  return ink === 'white'
    ? Math.max(ground + MIN_CONTRAST, Math.min(SURE.white, Math.max(usual, ground + contrast)))
    : Math.min(ground - MIN_CONTRAST, Math.max(SURE.black, Math.min(usual, ground - contrast)));
}

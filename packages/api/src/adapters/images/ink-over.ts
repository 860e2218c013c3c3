/** Separates white or black text and icons from the video or photo that they are printed over. */
import { groundAt, tilesOf } from './even-light.ts';
import type { GrayPicture } from './find-shapes.ts';

/**
 * Thresholds for finding shapes: the gray levels at which white and black ink begin, their contrast with the local background,
 * and the range of levels over which a pixel becomes full ink.
 */
const FOUND = { white: 150, black: 110, contrast: 70, range: 40 };
/** The same for reading, which also needs the pale edges of letters. */
const READ = { white: 150, black: 110, contrast: 10, range: 95 };
/** At these levels, a pixel is ink even if its contrast is lower, but not lower than `MIN_CONTRAST`. */
const SURE = { white: 232, black: 30 };
/** Minimum contrast of any ink, because bright parts of a video may be nearly white. */
const MIN_CONTRAST = 10;
const MIN_RANGE = 10;
/** A pixel becomes full ink within at most this fraction of the levels between the start of ink and pure white or black. */
const FULL_SHARE = 0.75;
/** Width of the tiles whose background level is measured, as a fraction of the image's width. Icons are smaller. */
const TILE_SHARE = 0.12;
const MIN_TILE_PX = 24;
/** The level is interpolated once for each block of this many pixels. */
const BLOCK_PX = 16;
/** Only every third pixel in both directions is measured, which is enough for a median. */
const SAMPLE_STEP = 3;
const WHITE = 255;

/**
 * Returns the white or black parts of a picture as black ink on white. Everything else is background, including parts that
 * are hardly brighter or darker than their surroundings.
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

/** Returns the new gray level for each of the 256 gray levels over a background of this level. */
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

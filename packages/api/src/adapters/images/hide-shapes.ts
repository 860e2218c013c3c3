/** Avatars and filled buttons, which the recognizer takes for parts of the rows beside them, so that names are lost. */
import { dominantLevel } from './dominant-level.ts';
import { type GrayPicture, INK_LEVELS, type Shape, type Shapes } from './find-shapes.ts';

const MIN_FILL = 0.62;
/** Sides of avatars and heights of buttons, in usual heights of letters (which are mostly small ones). */
const MIN_SHAPE_HEIGHTS = 2;
/** An outline of this size is that of an avatar, and no letter of a title. */
const MIN_OUTLINE_HEIGHTS = 4.5;
const MAX_AVATAR_HEIGHTS = 10;
/** The same as a share of the shorter side of the picture: over a video, letters are not told from the ground. */
const MAX_AVATAR_SHARE = 0.18;
const MAX_BUTTON_HEIGHTS = 7;
const MAX_BUTTON_WIDTH_HEIGHTS = 40;
/** The longer side of an avatar over the shorter one. */
const MAX_AVATAR_RATIO = 1.33;
/** A filled button is of one gray level, give or take some, by this share. */
const MIN_PLAIN_SHARE = 0.55;
const PLAIN_LEVELS = 12;
/** Letters of one word are at least this alike in height, and this close in their heights. */
const MIN_LETTER_RATIO = 0.55;
const MAX_LETTER_GAP = 0.6;
/** Minimum number of letters in rows beside a button. If few of them are level with its center, the button lies between two rows. */
const MIN_LETTERS_BESIDE = 6;
const MAX_CENTERED_SHARE = 0.25;
/** Above it the ground is light. */
const MIDDLE_LEVEL = 127;

/**
 * Changes the pixels of a screenshot: avatars, badges and other filled discs and squares get the color of the ground, and filled
 * buttons become text on the ground. Pictures, bubbles, letters and outlines stay as they are.
 */
export function hideShapes(picture: GrayPicture, { ground, cell, letter, all: shapes }: Shapes): void {
  const limit = MAX_AVATAR_SHARE * Math.min(picture.width, picture.height);
  for (const shape of shapes) {
    const { width, height, fill } = shape;
    if (height < (fill < MIN_FILL ? MIN_OUTLINE_HEIGHTS : MIN_SHAPE_HEIGHTS) * letter) continue;
    if (Math.max(width, height) > limit && ratioOf(shape) <= MAX_AVATAR_RATIO) continue;
    if (isLetter(shape, shapes)) continue;
    if (ratioOf(shape) <= MAX_AVATAR_RATIO && height <= MAX_AVATAR_HEIGHTS * letter) {
      erase(picture, shape, levelBeside(picture, shape, cell) ?? ground, cell);
    } else if (
      fill >= MIN_FILL &&
      width > height &&
      height <= MAX_BUTTON_HEIGHTS * letter &&
      width < MAX_BUTTON_WIDTH_HEIGHTS * letter
    ) {
      const beside = levelBeside(picture, shape, cell) ?? ground;
      if (isBetweenRows(shape, shapes, letter)) erase(picture, shape, beside, cell);
      else flatten(picture, shape, beside, cell);
    }
  }
}

const ratioOf = ({ width, height }: Shape) => Math.max(width, height) / Math.min(width, height);

/** Whether another shape of about the same height is right beside a shape, as in a word of large type. */
function isLetter(shape: Shape, shapes: readonly Shape[]): boolean {
  const { left, top, width, height } = shape;
  return shapes.some((other) => {
    const shared = Math.min(top + height, other.top + other.height) - Math.max(top, other.top);
    const gap = Math.max(other.left - left - width, left - other.left - other.width);
    const isAlike = other.height > MIN_LETTER_RATIO * height && other.height < height / MIN_LETTER_RATIO;
    return other !== shape && isAlike && shared > height / 2 && gap < MAX_LETTER_GAP * height;
  });
}

/** Whether a button lies between two rows of text, level with neither: the recognizer would join all three. */
function isBetweenRows(button: Shape, shapes: readonly Shape[], letter: number): boolean {
  const middle = button.top + button.height / 2;
  const beside = shapes.filter(
    ({ top, height }) =>
      top < button.top + button.height &&
      top + height > button.top &&
      height > letter / 2 &&
      height < MIN_SHAPE_HEIGHTS * letter,
  );
  const centered = beside.filter(({ top, height }) => Math.abs(top + height / 2 - middle) < letter / 2);
  return beside.length >= MIN_LETTERS_BESIDE && centered.length < MAX_CENTERED_SHARE * beside.length;
}

/** The level beside a shape, which may lie on a card or a picture; null at the edges of the picture. */
function levelBeside({ pixels, width, channels }: GrayPicture, shape: Shape, cell: number): number | null {
  const row = shape.top + Math.floor(shape.height / 2);
  const [left, right] = [shape.left - 2 * cell, shape.left + shape.width + 2 * cell];
  const column = left >= 0 ? left : right;
  return column < width ? (pixels[(row * width + column) * channels] ?? null) : null;
}

/** Gives a rectangle and its soft edges the color of the ground. */
function erase(
  { pixels, width, height, channels }: GrayPicture,
  shape: Shape,
  ground: number,
  margin: number,
) {
  const [from, to] = [Math.max(0, shape.left - margin), Math.min(width, shape.left + shape.width + margin)];
  const last = Math.min(height, shape.top + shape.height + margin);
  for (let y = Math.max(0, shape.top - margin); y < last; y += 1) {
    pixels.fill(ground, (y * width + from) * channels, (y * width + to) * channels);
  }
}

/** Text on a filled button becomes text on the ground, with the same contrast. */
function flatten(picture: GrayPicture, shape: Shape, ground: number, margin: number): void {
  const own = levelOf(picture, shape);
  if (own === null || Math.abs(own - ground) <= INK_LEVELS) return;
  const { pixels, width, channels } = picture;
  const start = Math.max(0, shape.top - margin) * width * channels;
  const before = Uint8Array.from(
    pixels.subarray(start, (shape.top + shape.height + margin) * width * channels),
  );
  const levelAt = (x: number, y: number) => before[(y * width + x) * channels - start] ?? 0;
  erase(picture, shape, ground, margin);
  for (let y = shape.top + margin; y < shape.top + shape.height - margin; y += 1) {
    const isOutside = (x: number) => Math.abs(levelAt(x, y) - ground) <= INK_LEVELS;
    let [left, right] = [shape.left, shape.left + shape.width - 1];
    // Round ends leave corners that are ground already, as the letters may be.
    while (left < right && isOutside(left)) left += 1;
    while (left < right && isOutside(right)) right -= 1;
    for (let x = left + margin; x <= right - margin; x += 1) {
      const contrast = Math.abs(levelAt(x, y) - own);
      const level = ground > MIDDLE_LEVEL ? Math.max(0, ground - contrast) : Math.min(255, ground + contrast);
      pixels.fill(level, (y * width + x) * channels, (y * width + x + 1) * channels);
    }
  }
}

/** The gray level of a shape that has one; null for a picture. */
function levelOf({ pixels, width, channels }: GrayPicture, shape: Shape): number | null {
  const histogram = new Uint32Array(256);
  for (let y = shape.top; y < shape.top + shape.height; y += 1) {
    for (let x = shape.left; x < shape.left + shape.width; x += 1) {
      const level = pixels[(y * width + x) * channels] ?? 0;
      histogram[level] = (histogram[level] ?? 0) + 1;
    }
  }
  const { level, count } = dominantLevel(histogram, PLAIN_LEVELS);
  return count < MIN_PLAIN_SHARE * shape.width * shape.height ? null : level;
}

/** Hides avatars and filled buttons. Otherwise, the recognizer would merge them into adjacent rows and lose names. */
import { type GrayPicture, INK_LEVELS, type Shape, type Shapes } from './find-shapes.ts';
import { dominantLevel, histogramOf } from './histogram.ts';

const MIN_FILL = 0.62;
/** Sizes of avatars and heights of buttons, as multiples of the typical letter height (most letters are lowercase). */
const MIN_SHAPE_HEIGHTS = 2;
/** An outline of at least this size belongs to an avatar, not to a letter in a title. */
const MIN_OUTLINE_HEIGHTS = 4.5;
const MAX_AVATAR_HEIGHTS = 10;
/** Maximum size of a filled icon next to a number. */
const MAX_ICON_HEIGHTS = 4.5;
/**
 * Second limit on avatar size, as a fraction of the image's shorter side. The letter height is unreliable over a video,
 * where letters cannot be told apart from the background.
 */
const MAX_AVATAR_SHARE = 0.18;
const MAX_BUTTON_HEIGHTS = 7;
const MAX_BUTTON_WIDTH_HEIGHTS = 40;
/** Maximum ratio of the longer side of an avatar to the shorter one. */
const MAX_AVATAR_RATIO = 1.33;
const MAX_ICON_RATIO = 1.6;
/** Minimum fraction of a filled button's pixels with the same gray level, within a tolerance. */
const MIN_PLAIN_SHARE = 0.55;
const PLAIN_LEVELS = 12;
/** Minimum height ratio between letters of the same word, and maximum gap between them as a multiple of their height. */
const MIN_LETTER_RATIO = 0.55;
const MAX_LETTER_GAP = 0.6;
/**
 * Minimum number of letters in rows next to a button. If only a few of them are level with the button's center, the button
 * is between two rows.
 */
const MIN_LETTERS_BESIDE = 6;
const MAX_CENTERED_SHARE = 0.25;
/** Above this gray level, the background is light. */
const MIDDLE_LEVEL = 127;

/**
 * Edits a screenshot in place: avatars, badges and other discs and squares are painted over with the background color, as
 * are filled buttons between two rows. Other filled buttons become text on the background. Images, bubbles, letters, and
 * outlines smaller than an avatar are left alone. If `isKeepingIcons` is set, so are icon-sized discs and squares.
 */
export function hideShapes(
  picture: GrayPicture,
  { ground, cell, letter, all: shapes }: Shapes,
  isKeepingIcons = false,
): void {
  const limit = MAX_AVATAR_SHARE * Math.min(picture.width, picture.height);
  for (const shape of shapes) {
    const { width, height } = shape;
    const isLarge = Math.max(width, height) > limit && ratioOf(shape) <= MAX_AVATAR_RATIO;
    if (isLarge || isSmall(shape, letter) || isLetter(shape, shapes)) continue;
    if (isKeepingIcons && isIconSize(shape, letter)) continue;
    const isAvatar = ratioOf(shape) <= MAX_AVATAR_RATIO && height <= MAX_AVATAR_HEIGHTS * letter;
    if (!isAvatar && !isButton(shape, letter)) continue;
    const beside = levelBeside(picture, shape, cell) ?? ground;
    if (isAvatar || isBetweenRows(shape, shapes, letter)) erase(picture, shape, beside, cell);
    else flatten(picture, shape, beside, cell);
  }
}

const isButton = ({ width, height, fill }: Shape, letter: number) =>
  fill >= MIN_FILL &&
  width > height &&
  height <= MAX_BUTTON_HEIGHTS * letter &&
  width < MAX_BUTTON_WIDTH_HEIGHTS * letter;

/** Whether a shape is too small for an avatar or a button. */
const isSmall = ({ height, fill }: Shape, letter: number) =>
  height < (fill < MIN_FILL ? MIN_OUTLINE_HEIGHTS : MIN_SHAPE_HEIGHTS) * letter;

/** Whether a disc or square is small enough to be an icon next to a number. */
const isIconSize = (shape: Shape, letter: number) =>
  ratioOf(shape) <= MAX_ICON_RATIO && shape.height <= MAX_ICON_HEIGHTS * letter;

const ratioOf = ({ width, height }: Shape) => Math.max(width, height) / Math.min(width, height);

/** Whether another shape of about the same height is directly next to a shape, as in a word in large type. */
function isLetter(shape: Shape, shapes: readonly Shape[]): boolean {
  const { left, top, width, height } = shape;
  return shapes.some((other) => {
    const shared = Math.min(top + height, other.top + other.height) - Math.max(top, other.top);
    const gap = Math.max(other.left - left - width, left - other.left - other.width);
    const isAlike = other.height > MIN_LETTER_RATIO * height && other.height < height / MIN_LETTER_RATIO;
    return other !== shape && isAlike && shared > height / 2 && gap < MAX_LETTER_GAP * height;
  });
}

/**
 * Whether a button is between two rows of text and level with neither. The recognizer would merge such a button with both
 * rows.
 */
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

/**
 * Returns the gray level next to a shape. It may differ from the page background, because the shape may be on a card or an
 * image. Null if the shape spans the full width of the image.
 */
function levelBeside({ pixels, width, channels }: GrayPicture, shape: Shape, cell: number): number | null {
  const row = shape.top + Math.floor(shape.height / 2);
  const [left, right] = [shape.left - 2 * cell, shape.left + shape.width + 2 * cell];
  const column = left >= 0 ? left : right;
  return column < width ? (pixels[(row * width + column) * channels] ?? null) : null;
}

/** Fills a rectangle and its antialiased edges with the background color. */
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

/** Turns text on a filled button into text on the background with the same contrast. */
function flatten(picture: GrayPicture, shape: Shape, ground: number, margin: number): void {
  const inner = levelOf(picture, shape);
  if (inner === null || Math.abs(inner - ground) <= INK_LEVELS) return;
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
    // Rounded corners already have the background level, and the letters may as well.
    while (left < right && isOutside(left)) left += 1;
    while (left < right && isOutside(right)) right -= 1;
    for (let x = left + margin; x <= right - margin; x += 1) {
      const contrast = Math.abs(levelAt(x, y) - inner);
      const level = ground > MIDDLE_LEVEL ? Math.max(0, ground - contrast) : Math.min(255, ground + contrast);
      pixels.fill(level, (y * width + x) * channels, (y * width + x + 1) * channels);
    }
  }
}

/** Returns the gray level of a uniform shape, or null for a shape that is not uniform, such as an image. */
function levelOf(picture: GrayPicture, shape: Shape): number | null {
  const box = { ...shape, right: shape.left + shape.width, bottom: shape.top + shape.height };
  const { level, count } = dominantLevel(histogramOf(picture, box), PLAIN_LEVELS);
  return count < MIN_PLAIN_SHARE * shape.width * shape.height ? null : level;
}

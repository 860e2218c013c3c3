import {
  dominantLevel,
  type GrayPicture,
  histogramOf,
  INK_LEVELS,
  type Shape,
  type Shapes,
} from './find-shapes.ts';

const MIN_FILL = 0.62;
const MIN_SHAPE_HEIGHTS = 2;
/** A taller outline is an avatar, not a letter of a title. */
const MIN_OUTLINE_HEIGHTS = 4.5;
const MAX_AVATAR_HEIGHTS = 10;
const MAX_ICON_HEIGHTS = 4.5;
/** Share of the image's shorter side, because letter heights over a video are not reliable. */
const MAX_AVATAR_SHARE = 0.18;
const MAX_BUTTON_HEIGHTS = 7;
const MAX_BUTTON_WIDTH_HEIGHTS = 40;
const MAX_AVATAR_RATIO = 1.33;
const MAX_ICON_RATIO = 1.6;
const MIN_PLAIN_SHARE = 0.55;
const PLAIN_LEVELS = 12;
const MIN_LETTER_RATIO = 0.55;
const MAX_LETTER_GAP = 0.6;
/** A button is between two rows if few of the letters beside it are level with its center. */
const MIN_LETTERS_BESIDE = 6;
const MAX_CENTERED_SHARE = 0.25;
const MIDDLE_LEVEL = 127;

/**
 * Paints over avatars, badges and buttons between two rows, and inverts other filled buttons so that they read as text. The
 * recognizer would merge them with the rows beside them and lose names.
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

const isSmall = ({ height, fill }: Shape, letter: number) =>
  height < (fill < MIN_FILL ? MIN_OUTLINE_HEIGHTS : MIN_SHAPE_HEIGHTS) * letter;

const isIconSize = (shape: Shape, letter: number) =>
  ratioOf(shape) <= MAX_ICON_RATIO && shape.height <= MAX_ICON_HEIGHTS * letter;

const ratioOf = ({ width, height }: Shape) => Math.max(width, height) / Math.min(width, height);

function isLetter(shape: Shape, shapes: readonly Shape[]): boolean {
  const { left, top, right, bottom, height } = shape;
  return shapes.some((other) => {
    const shared = Math.min(bottom, other.bottom) - Math.max(top, other.top);
    const gap = Math.max(other.left - right, left - other.right);
    const isAlike = other.height > MIN_LETTER_RATIO * height && other.height < height / MIN_LETTER_RATIO;
    return other !== shape && isAlike && shared > height / 2 && gap < MAX_LETTER_GAP * height;
  });
}

function isBetweenRows(button: Shape, shapes: readonly Shape[], letter: number): boolean {
  const middle = button.top + button.height / 2;
  const beside = shapes.filter(
    ({ top, bottom, height }) =>
      top < button.bottom &&
      bottom > button.top &&
      height > letter / 2 &&
      height < MIN_SHAPE_HEIGHTS * letter,
  );
  const centered = beside.filter(({ top, height }) => Math.abs(top + height / 2 - middle) < letter / 2);
  return beside.length >= MIN_LETTERS_BESIDE && centered.length < MAX_CENTERED_SHARE * beside.length;
}

/** Background level beside a shape, which may be on a card or an image. Null if the shape spans the image. */
function levelBeside({ pixels, width }: GrayPicture, shape: Shape, cell: number): number | null {
  const row = shape.top + Math.floor(shape.height / 2);
  const [left, right] = [shape.left - 2 * cell, shape.right + 2 * cell];
  const column = left >= 0 ? left : right;
  return column < width ? (pixels[row * width + column] ?? null) : null;
}

function erase({ pixels, width, height }: GrayPicture, shape: Shape, ground: number, margin: number): void {
  const [from, to] = [Math.max(0, shape.left - margin), Math.min(width, shape.right + margin)];
  const last = Math.min(height, shape.bottom + margin);
  for (let y = Math.max(0, shape.top - margin); y < last; y += 1) {
    pixels.fill(ground, y * width + from, y * width + to);
  }
}

function flatten(picture: GrayPicture, shape: Shape, ground: number, margin: number): void {
  const inner = levelOf(picture, shape);
  if (inner === null || Math.abs(inner - ground) <= INK_LEVELS) return;
  const { pixels, width } = picture;
  const start = Math.max(0, shape.top - margin) * width;
  const before = Uint8Array.from(pixels.subarray(start, (shape.bottom + margin) * width));
  const levelAt = (x: number, y: number) => before[y * width + x - start] ?? 0;
  erase(picture, shape, ground, margin);
  for (let y = shape.top + margin; y < shape.bottom - margin; y += 1) {
    const isOutside = (x: number) => Math.abs(levelAt(x, y) - ground) <= INK_LEVELS;
    let [left, right] = [shape.left, shape.right - 1];
    // Rounded corners already have the background's level, and the letters may have it, too.
    while (left < right && isOutside(left)) left += 1;
    while (left < right && isOutside(right)) right -= 1;
    for (let x = left + margin; x <= right - margin; x += 1) {
      const contrast = Math.abs(levelAt(x, y) - inner);
      const level = ground > MIDDLE_LEVEL ? Math.max(0, ground - contrast) : Math.min(255, ground + contrast);
      pixels[y * width + x] = level;
    }
  }
}

/** Level of a plainly filled shape. Null for an image. */
function levelOf(picture: GrayPicture, shape: Shape): number | null {
  const { level, count } = dominantLevel(histogramOf(picture, shape), PLAIN_LEVELS);
  return count < MIN_PLAIN_SHARE * shape.width * shape.height ? null : level;
}

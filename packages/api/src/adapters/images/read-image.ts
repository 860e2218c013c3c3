import { readScreenshotPost } from '../../core/screenshot/read-screenshot-post.ts';
import { rereadLanguage } from '../../core/screenshot/reread-language.ts';
import type { ImageLine, ImageText, PixelBox } from '../../core/screenshot/words/image-text.ts';
import { imageTextOf } from '../../core/screenshot/words/image-text-of.ts';
import { mergeReadings, withAccents, withoutRepeats } from '../../core/screenshot/words/merge-readings.ts';
import { regroupLines } from '../../core/screenshot/words/reading-order.ts';
import { MAX_CONFIDENCE_LOSS, POOR_CONFIDENCE, REREAD_MARGIN_PX } from '../limits.ts';
import { withPoint } from './lost-point.ts';
import { type PreparedImage, partOf, turned, whiteTextOf } from './prepare-image.ts';
import type { Recognize, Threshold } from './recognizer.ts';
import { inkOfWord } from './word-ink.ts';

/**
 * Reads the text of a prepared image, first in English. If the result is poor, tries other orientations. If the image is
 * dark and the author or network was not found, or the network is TikTok, reads it again with local thresholds, which
 * reveals gray rows on dark pages and text over photos but loses some text elsewhere. If one of the two is still missing, and
 * the image is a video or hardly a word was read, reads only the white text. If the whole image was too large to be enlarged,
 * reads the post again enlarged. Finally, reads the post again in its own language, or only the author's name with
 * `NAME_LANGUAGE` if that language is English, unknown or without OCR data. Throws the errors of `recognize`.
 */
export async function readPrepared(image: PreparedImage, recognize: Recognize): Promise<ImageText> {
  const read = async (language: string | null, threshold: Threshold) =>
    imageText(await readColumns(image, (png) => recognize(png, language, threshold)), image);

  const usual = await read(null, 'global');
  const side = isPoor(usual) ? await bestSide(image, recognize, usual) : null;
  if (side) return side;
  const local = image.isDark && needsLocal(usual) ? await read(null, 'local') : null;
  const isLocalBetter = local !== null && isBetter(local, usual);
  const best = isLocalBetter ? local : usual;
  const mayBeWhite = partsFound(best) < ALL_PARTS && (image.isVideo || best.words.length < FEW_WORDS);
  const white = mayBeWhite ? await whiteTextOf(image) : null;
  const light = white && imageText(await readColumns(white, (png) => recognize(png, null, 'global')), image);
  const isLightBetter = light !== null && isBetter(light, best);
  const whole = isLightBetter ? light : best;
  const threshold = isLocalBetter && !isLightBetter ? 'local' : 'global';
  const rereadIn = (text: ImageText, part: PixelBox | null, data: string | null) =>
    rereadPart((isLightBetter && white) || image, text, part, (png) => recognize(png, data, threshold));
  const larger = image.partScale > 1 ? await rereadIn(whole, readScreenshotPost(whole).area, null) : null;
  const first = larger && larger.gainPoints >= 0 ? withLines(larger.lines, whole) : whole;
  const language = rereadLanguage(first);
  const { area, nameArea } = readScreenshotPost(first);
  const reread = (part: PixelBox | null, data: string) => rereadIn(first, part, data);
  if (language === null) {
    const names = await reread(nameArea, NAME_LANGUAGE);
    return names === null ? first : withLines(withAccents(first.lines, names.lines), first);
  }
  const again = await reread(area, language);
  if (again === null || again.gainPoints < -MAX_CONFIDENCE_LOSS) return first;
  const both = withLines(mergeReadings(first.lines, again.lines), first);
  if (partsFound(both) >= partsFound(first)) return both;
  return withLines(withAccents(first.lines, again.lines), first);
}

/** Reads the lines in all columns of an image. Positions are in pixels of that image. */
export async function readColumns(
  { columns }: PreparedImage,
  recognize: (png: Buffer) => Promise<readonly ImageLine[]>,
): Promise<ImageLine[]> {
  const lines: ImageLine[] = [];
  for (const { png, left, top = 0 } of columns) {
    for (const { words } of await recognize(png)) {
      lines.push({
        words: words.map(({ box, ...word }) => ({
          ...word,
          box: {
            left: box.left + left,
            top: box.top + top,
            right: box.right + left,
            bottom: box.bottom + top,
          },
        })),
      });
    }
  }
  return lines;
}

/** The Dutch data supports the accents of most languages, and added no accents to 148 names that have none. */
const NAME_LANGUAGE = 'nld';

/**
 * Returns the lines of a reading, with the lines in `area` (the post or its author's name) read again, because only those
 * are certain to be in the post's language. Also returns the gain in confidence of those lines, in percentage points. Null
 * if `area` is null.
 */
async function rereadPart(
  image: PreparedImage,
  first: ImageText,
  area: PixelBox | null,
  recognize: (png: Buffer) => Promise<readonly ImageLine[]>,
): Promise<{ readonly lines: ImageLine[]; readonly gainPoints: number } | null> {
  if (area === null) return null;
  const middle = ((area.left + area.right) / 2) * image.scale;
  const at = image.columns.findLastIndex(({ left }) => left <= middle);
  const column = image.columns[at];
  if (!column) return null;
  const right = (image.columns[at + 1]?.left ?? image.widthPx) / image.scale;
  const isOfPost = ({ words: [word] }: ImageLine) => {
    const center = word ? (word.box.top + word.box.bottom) / 2 : 0;
    const isIn = word !== undefined && word.box.left >= column.left / image.scale && word.box.left < right;
    return isIn && center > area.top && center < area.bottom;
  };
  const top = Math.max(0, Math.round((area.top - REREAD_MARGIN_PX) * image.scale));
  const bottom = Math.min(image.heightPx, Math.round((area.bottom + REREAD_MARGIN_PX) * image.scale));
  const left = Math.max(column.left, Math.round((area.left - REREAD_MARGIN_PX) * image.scale));
  const edge = Math.min(
    image.columns[at + 1]?.left ?? image.widthPx,
    Math.round((area.right + REREAD_MARGIN_PX) * image.scale),
  );
  const box = { left: left - column.left, top, width: edge - left, height: bottom - top };
  const { partScale } = image;
  const png = await partOf(column.png, box, partScale);
  const part = { left: left * partScale, top: top * partScale, png };
  const lines = await readColumns({ ...image, columns: [part] }, recognize);
  const again = imageText(lines, { ...image, scale: image.scale * partScale });
  const [before, after] = [first.lines.filter(isOfPost), again.lines.filter(isOfPost)];
  return {
    lines: [...first.lines.filter((line) => !isOfPost(line)), ...after],
    gainPoints: imageTextOf(after, first).confidence - imageTextOf(before, first).confidence,
  };
}

/** Whether confidence was low and the network or author was not found. */
function isPoor(text: ImageText): boolean {
  return text.words.length > 0 && text.confidence < POOR_CONFIDENCE && partsFound(text) < ALL_PARTS;
}

/**
 * Reads the image rotated by 90, 270 and 180 degrees and returns the first reading that is clearly better than the upright
 * one. Photos of screens may be rotated.
 */
async function bestSide(
  image: PreparedImage,
  recognize: Recognize,
  upright: ImageText,
): Promise<ImageText | null> {
  for (const degrees of [90, 270, 180] as const) {
    const side = await turned(image, degrees);
    const text = imageText(await readColumns(side, (png) => recognize(png, null, 'global')), side);
    if (text.confidence > upright.confidence + SURELY_BETTER_POINTS) return text;
  }
  return null;
}

/** Percentage points of confidence by which a rotated reading must exceed the upright one. */
const SURELY_BETTER_POINTS = 15;

const ALL_PARTS = 2;
/** If fewer words than this were found, hardly a word was read. */
const FEW_WORDS = 8;

/** Whether the network or author was not found, or the network places its text over an image. */
function needsLocal(text: ImageText): boolean {
  return partsFound(text) < ALL_PARTS || readScreenshotPost(text).platform === 'tiktok';
}

function isBetter(local: ImageText, usual: ImageText): boolean {
  if (sureWords(local) < MIN_KEPT_SHARE * sureWords(usual)) return false;
  const more = partsFound(local) - partsFound(usual);
  if (more !== 0 || partsFound(usual) < ALL_PARTS) return more > 0;
  return sureWords(local) > sureWords(usual);
}

/**
 * A second reading is discarded if it has less than this fraction of the confidently read words of the first one, even if it
 * finds the author.
 */
const MIN_KEPT_SHARE = 0.7;
const SURE_CONFIDENCE = 80;

/**
 * Returns the number of words in the post that were read with confidence, scaled down if the mean confidence is below
 * `SURE_CONFIDENCE`.
 */
function sureWords(image: ImageText): number {
  const { text, doubtfulWords, confidence } = readScreenshotPost(image);
  return (text.split(/\s+/).length - doubtfulWords) * Math.min(1, confidence / SURE_CONFIDENCE);
}

/** Returns how many of the network and the author were found, from 0 to 2. */
function partsFound(text: ImageText): number {
  const { platform, author } = readScreenshotPost(text);
  return Number(platform !== null) + Number(author !== null);
}

/** Returns the text of a prepared image, with positions in pixels of the original image. */
export function imageText(
  prepared: readonly ImageLine[],
  { scale, widthPx, heightPx, gray }: PreparedImage,
): ImageText {
  const original = ({ left, top, right, bottom }: PixelBox) => ({
    left: left / scale,
    top: top / scale,
    right: right / scale,
    bottom: bottom / scale,
  });
  const lines = prepared.map(({ words }) => ({
    words: words.map((word, i) => {
      const box = original(word.box);
      const read = { ...word, box };
      const next = words[i + 1]?.text ?? null;
      return gray ? { ...withPoint(gray, read, next), ink: inkOfWord(gray, box) } : read;
    }),
  }));
  return withLines(withoutRepeats(lines), {
    widthPx: Math.round(widthPx / scale),
    heightPx: Math.round(heightPx / scale),
  });
}

function withLines(
  lines: ImageText['lines'],
  { widthPx, heightPx }: Pick<ImageText, 'widthPx' | 'heightPx'>,
): ImageText {
  return { ...imageTextOf(regroupLines(lines), { widthPx, heightPx }), lines };
}

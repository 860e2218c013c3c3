/** Reads a post from a screenshot. Runs in a worker process, so that the main process never decodes an image. */
import { Failure } from '@earshot/schema/failures';
import { PREVIEW_IMAGE_MAX_HEIGHT_PX } from '@earshot/schema/limits';
import {
  firstReading,
  type ImageKind,
  type Pass,
  secondPass,
  secondReading,
} from '../../core/screenshot/plan-passes.ts';
import { describePost, type ScreenshotPost } from '../../core/screenshot/read-screenshot-post.ts';
import type { ImageLine, PixelBox } from '../../core/screenshot/words/segments.ts';
import { PREVIEW_JPEG_QUALITY, PREVIEW_MAX_WIDTH_PX, REREAD_MARGIN_PX } from '../limits.ts';
import { inkOfWord } from './ink.ts';
import { withPoint } from './lost-point.ts';
import { backgroundOf, guardedSharp, inspectImage } from './open-image.ts';
import { columnAround, type PreparedImage, partOf, prepareImage } from './prepare-image.ts';
import { readCounters } from './read-counters.ts';
import { type Recognize, recognize } from './recognizer.ts';

/** Throws `image-corrupt`, `image-no-text` and the failures of `inspectImage`. */
export async function readPicture(bytes: Uint8Array): Promise<ScreenshotPost> {
  await inspectImage(bytes);
  const image = await prepareImage(bytes);
  const kind = kindOf(image);
  const first = firstReading(kind, await readPass(image, null, recognize));
  const pass = secondPass(first);
  const { found, post } = pass
    ? secondReading(kind, first, pass, await readPass(image, pass, recognize))
    : first;
  const counters = await readCounters(image, post, (png) => recognize(png, null));
  return describePost(found, { counters, accents: image.accents });
}

/** Re-encodes the image, which drops EXIF data, comments and appended files. */
export async function previewPicture(bytes: Uint8Array): Promise<string> {
  await inspectImage(bytes);
  const size = { width: PREVIEW_MAX_WIDTH_PX, height: PREVIEW_IMAGE_MAX_HEIGHT_PX };
  try {
    const jpeg = await guardedSharp(bytes)
      .autoOrient()
      .flatten({ background: await backgroundOf(bytes) })
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: PREVIEW_JPEG_QUALITY })
      .toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch (error) {
    throw new Failure('image-corrupt', { cause: error });
  }
}

type ReadPng = (png: Buffer) => Promise<readonly ImageLine[]>;

/** Recognizes the whole image in English, or a part of it. */
export function readPass(
  image: PreparedImage,
  pass: Pass | null,
  recognize: Recognize,
): Promise<readonly ImageLine[]> {
  const read: ReadPng = (png) => recognize(png, pass?.language ?? null);
  return pass ? readArea(image, pass.area, read) : readColumns(image, read);
}

export function kindOf({ columns, scale, widthPx, heightPx }: PreparedImage): ImageKind {
  return {
    columns: columns.map(({ left }) => left / scale),
    widthPx: Math.round(widthPx / scale),
    heightPx: Math.round(heightPx / scale),
  };
}

/** Boxes are in pixels of the upright original. */
async function readColumns(image: PreparedImage, recognize: ReadPng): Promise<ImageLine[]> {
  const lines: ImageLine[] = [];
  for (const { png, left, top = 0 } of image.columns) {
    for (const { words } of await recognize(png)) lines.push(inOriginal(words, image, left, top));
  }
  return lines;
}

function inOriginal(
  words: ImageLine['words'],
  { gray, scale }: PreparedImage,
  left: number,
  top: number,
): ImageLine {
  const placed = words.map((word, i) => {
    const box = {
      left: (word.box.left + left) / scale,
      top: (word.box.top + top) / scale,
      right: (word.box.right + left) / scale,
      bottom: (word.box.bottom + top) / scale,
    };
    const read = { ...word, box };
    const next = words[i + 1]?.text ?? null;
    return { ...withPoint(gray, read, next), ink: inkOfWord(gray, box) };
  });
  return { words: placed };
}

/** Reads one area again, limited to the column that contains its center. */
async function readArea(image: PreparedImage, area: PixelBox, recognize: ReadPng): Promise<ImageLine[]> {
  const { scale } = image;
  const column = columnAround(image, area);
  const prepared = (pixels: number) => Math.round(pixels * scale);
  const top = Math.max(0, prepared(area.top - REREAD_MARGIN_PX));
  const bottom = Math.min(image.heightPx, prepared(area.bottom + REREAD_MARGIN_PX));
  const left = Math.max(column.left, prepared(area.left - REREAD_MARGIN_PX));
  const right = Math.min(column.right, prepared(area.right + REREAD_MARGIN_PX));
  const box = { left: left - column.left, top, width: right - left, height: bottom - top };
  const part = { left, top, png: await partOf(column.png, box) };
  return readColumns({ ...image, columns: [part] }, recognize);
}

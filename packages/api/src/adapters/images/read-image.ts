import type { ImageKind, Pass } from '../../core/screenshot/plan-passes.ts';
import type { ImageLine, PixelBox } from '../../core/screenshot/words/image-text.ts';
import { REREAD_MARGIN_PX } from '../limits.ts';
import { inkOfWord } from './ink.ts';
import { withPoint } from './lost-point.ts';
import { type PreparedImage, partOf } from './prepare-image.ts';
import type { Recognize } from './recognizer.ts';

type ReadPng = (png: Buffer) => Promise<readonly ImageLine[]>;

/** Null if the area is outside the image. */
export function readPass(
  image: PreparedImage,
  { area, language, threshold }: Pass,
  recognize: Recognize,
): Promise<readonly ImageLine[] | null> {
  const read: ReadPng = (png) => recognize(png, language, threshold);
  return area ? readArea(image, area, read) : readColumns(image, read);
}

export function kindOf({ isDark, partScale, columns, scale, widthPx, heightPx }: PreparedImage): ImageKind {
  return {
    isDark,
    areasAreLarger: partScale > 1,
    columns: columns.map(({ left }) => left / scale),
    widthPx: Math.round(widthPx / scale),
    heightPx: Math.round(heightPx / scale),
  };
}

/** In pixels of the upright original. */
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

/** Within the column of its middle, enlarged if the whole image was not. */
async function readArea(
  image: PreparedImage,
  area: PixelBox,
  recognize: ReadPng,
): Promise<ImageLine[] | null> {
  const { scale, partScale, columns } = image;
  const index = columns.findLastIndex(({ left }) => left <= ((area.left + area.right) / 2) * scale);
  const column = columns[index];
  if (!column) return null;
  const edge = columns[index + 1]?.left ?? image.widthPx;
  const prepared = (pixels: number) => Math.round(pixels * scale);
  const top = Math.max(0, prepared(area.top - REREAD_MARGIN_PX));
  const bottom = Math.min(image.heightPx, prepared(area.bottom + REREAD_MARGIN_PX));
  const left = Math.max(column.left, prepared(area.left - REREAD_MARGIN_PX));
  const right = Math.min(edge, prepared(area.right + REREAD_MARGIN_PX));
  const box = { left: left - column.left, top, width: right - left, height: bottom - top };
  const png = await partOf(column.png, box, partScale);
  const part = { left: left * partScale, top: top * partScale, png };
  return readColumns({ ...image, scale: scale * partScale, columns: [part] }, recognize);
}

import type { Page } from 'tesseract.js';
import type { ImageLine, ImageText } from '../../core/social/image-text.ts';
import { rereadLanguage } from '../../core/social/screenshot-language.ts';
import { regroupLines } from '../../core/social/screenshot-lines.ts';
import { mergeReadings } from '../../core/social/screenshot-merge.ts';
import { imageTextOf } from '../../core/social/screenshot-text.ts';
import { MAX_CONFIDENCE_LOSS } from './limits.ts';
import type { OcrPool } from './ocr-pool.ts';
import { pageLines } from './page-lines.ts';
import { type PreparedImage, prepareImage } from './prepare-image.ts';

/**
 * The text of a picture whose header is checked already: read in English, and once more in the language of the post.
 * Throws `Failure`: what the pool throws, and `image-corrupt`.
 */
export async function readImage(
  pool: OcrPool,
  bytes: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<ImageText> {
  const { page, second, image } = await pool.recognize({
    prepare: () => prepareImage(bytes),
    languageOf: (page, image) => rereadLanguage(imageText(linesOf(page, image), image)),
    signal,
  });
  const first = imageText(linesOf(page, image), image);
  if (!second) return first;
  const again = imageText(mergeReadings(first.lines, linesOf(second, image)), image);
  return again.confidence >= first.confidence - MAX_CONFIDENCE_LOSS ? again : first;
}

const linesOf = (page: Page, { scale }: PreparedImage) => pageLines(page, scale);

function imageText(lines: ImageLine[], { scale, widthPx, heightPx }: PreparedImage): ImageText {
  const text = imageTextOf(regroupLines(lines), {
    widthPx: Math.round(widthPx / scale),
    heightPx: Math.round(heightPx / scale),
  });
  return { ...text, lines };
}

import type { Page } from 'tesseract.js';
import type { ImageText } from '../../core/screenshot/image-text.ts';
import { imageTextOf } from '../../core/screenshot/image-text-of.ts';
import { mergeReadings, withAccents } from '../../core/screenshot/merge-readings.ts';
import { readScreenshotPost } from '../../core/screenshot/read-screenshot-post.ts';
import { regroupLines } from '../../core/screenshot/reading-order.ts';
import { rereadLanguage } from '../../core/screenshot/reread-language.ts';
import type { Caller } from '../../ports.ts';
import { MAX_CONFIDENCE_LOSS } from '../limits.ts';
import type { Threshold } from './ocr-engine.ts';
import type { OcrPool } from './ocr-pool.ts';
import { pageLines } from './page-lines.ts';
import { type PreparedImage, prepareImage } from './prepare-image.ts';

/**
 * The text of a picture whose header is checked already. Read in English first; once more with local thresholds when the
 * author or the network was not found, which brings out grey rows on dark pages and text over photos but loses some
 * elsewhere; and once more in the language of the post. Throws `Failure`: what the pool throws, and `image-corrupt`.
 */
export function readImage(pool: OcrPool, bytes: Uint8Array, caller: Caller): Promise<ImageText> {
  return pool.run({
    prepare: () => prepareImage(bytes),
    read: async (image, recognize) => {
      const read = async (language: string | null, threshold: Threshold) =>
        imageText(await recognize(image.png, language, threshold), image);

      const usual = await read(null, 'global');
      const local = needsLocal(usual) ? await read(null, 'local') : null;
      const isLocalBetter = local !== null && isBetter(local, usual);
      const first = isLocalBetter ? local : usual;
      const language = rereadLanguage(first);
      if (language === null) return first;
      const second = await read(language, isLocalBetter ? 'local' : 'global');
      const both = withLines(mergeReadings(first.lines, second.lines), first);
      if (second.confidence < first.confidence - MAX_CONFIDENCE_LOSS) return first;
      if (toldOf(both) >= toldOf(first)) return both;
      return withLines(withAccents(first.lines, second.lines), first);
    },
    caller,
  });
}

const ALL_TOLD = 2;

/** Also where the text always stands on a picture. */
function needsLocal(text: ImageText): boolean {
  return toldOf(text) < ALL_TOLD || readScreenshotPost(text).platform === 'tiktok';
}

function isBetter(local: ImageText, usual: ImageText): boolean {
  const more = toldOf(local) - toldOf(usual);
  if (more !== 0 || toldOf(usual) < ALL_TOLD) return more > 0;
  return readScreenshotPost(local).confidence > readScreenshotPost(usual).confidence;
}

/** How much a reading tells beside the text: the network, the author, both. */
function toldOf(text: ImageText): number {
  const { platform, author } = readScreenshotPost(text);
  return Number(platform !== null) + Number(author !== null);
}

function imageText(page: Page, { scale, widthPx, heightPx }: PreparedImage): ImageText {
  return withLines(pageLines(page, scale), {
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

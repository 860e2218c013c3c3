/**
 * Reads images as the product does, with a cache folder for the recognizer's output, because fitting reads the same images
 * many times.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { prepareImage } from '../../src/adapters/images/prepare-image.ts';
import { readColumns } from '../../src/adapters/images/read-image.ts';
import { readPost } from '../../src/adapters/images/read-picture.ts';
import { type Recognize, recognize as recognizeNow } from '../../src/adapters/images/recognizer.ts';
import type { ScreenshotPost } from '../../src/core/screenshot/read-screenshot-post.ts';
import type { ImageText } from '../../src/core/screenshot/words/image-text.ts';
import { withoutRepeats } from '../../src/core/screenshot/words/merge-readings.ts';

const Lines = z.array(
  z.object({
    words: z.array(
      z.object({
        text: z.string(),
        confidence: z.number(),
        box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
      }),
    ),
  }),
);

export interface CachedReader {
  readPost(bytes: Uint8Array): Promise<ScreenshotPost>;
  /** Only the first reading, which does not depend on the choice of post. */
  readOnce(bytes: Uint8Array): Promise<ImageText>;
}

/** Creates a reader that takes the recognizer's output from `folder` if the same prepared image was read before. */
export function createCachedReader(folder: string): CachedReader {
  mkdirSync(folder, { recursive: true });
  const recognize: Recognize = async (png, language, threshold) => {
    const file = join(folder, `${hashOf(png)}-${language ?? 'eng'}-${threshold}.json`);
    if (existsSync(file)) return Lines.parse(JSON.parse(readFileSync(file, 'utf8')));
    const lines = await recognizeNow(png, language, threshold);
    writeFileSync(file, JSON.stringify(lines));
    return lines;
  };
  return {
    readPost: async (bytes) => readPost(await prepareImage(bytes), recognize),
    readOnce: (bytes) => firstReading(bytes, recognize),
  };
}

/** Reads the whole image once, in English. */
export async function firstReading(bytes: Uint8Array, recognize: Recognize): Promise<ImageText> {
  const image = await prepareImage(bytes);
  const lines = await readColumns(image, (png) => recognize(png, null, 'global'));
  const { widthPx, heightPx, scale } = image;
  return {
    lines: withoutRepeats(lines),
    widthPx: Math.round(widthPx / scale),
    heightPx: Math.round(heightPx / scale),
  };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 24);

/**
 * Reads images as the product does, with a cache folder for the recognizer's output, because fitting reads the same images
 * many times.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type PreparedImage, prepareImage } from '../../src/adapters/images/prepare-image.ts';
import { readCounters } from '../../src/adapters/images/read-counters.ts';
import { imageText, readColumns, readPrepared } from '../../src/adapters/images/read-image.ts';
import { type Recognize, recognize as recognizeNow } from '../../src/adapters/images/recognizer.ts';
import type { ImageText } from '../../src/core/screenshot/words/image-text.ts';

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

const Prepared = z.object({
  widthPx: z.number(),
  heightPx: z.number(),
  scale: z.number(),
  partScale: z.number().default(1),
  isDark: z.boolean().default(true),
  isVideo: z.boolean().default(false),
  accents: z.array(z.tuple([z.number(), z.number(), z.number()])).default([]),
  logos: z.array(z.string()).default([]),
  lefts: z.array(z.number()),
});

export interface CachedReader {
  read(bytes: Uint8Array): Promise<ImageText>;
  /** The same, plus the numbers next to icons below the post. */
  readWithCounters(bytes: Uint8Array): Promise<ImageText>;
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
  /** Like `prepareImage`, which takes longer than everything else once the words are cached. */
  const prepared = async (bytes: Uint8Array): Promise<PreparedImage> => {
    const name = join(folder, hashOf(bytes));
    if (existsSync(`${name}.json`)) {
      const { lefts, ...size } = Prepared.parse(JSON.parse(readFileSync(`${name}.json`, 'utf8')));
      const columns = lefts.map((left) => ({ left, png: readFileSync(`${name}-${left}.png`) }));
      return { ...size, columns, png: columns[0]?.png ?? Buffer.alloc(0) };
    }
    const image = await prepareImage(bytes);
    const { png: _, gray: __, icons: ___, overlaid: ____, columns, ...size } = image;
    for (const { png, left } of columns) writeFileSync(`${name}-${left}.png`, png);
    writeFileSync(`${name}.json`, JSON.stringify({ ...size, lefts: columns.map(({ left }) => left) }));
    return image;
  };
  return {
    read: async (bytes) => readPrepared(await prepared(bytes), recognize),
    readWithCounters: async (bytes) => {
      // The gray image, which is needed to measure ink, is not cached.
      const image = await prepareImage(bytes);
      const text = await readPrepared(image, recognize);
      const counters = await readCounters(image, text, (png) => recognize(png, null, 'global'));
      return { ...text, counters, accents: image.accents, logos: image.logos };
    },
    readOnce: async (bytes) => {
      const image = await prepared(bytes);
      return imageText(await readColumns(image, (png) => recognize(png, null, 'global')), image);
    },
  };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 24);

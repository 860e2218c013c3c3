/** The product's own way of reading a picture, with a folder that keeps what the recognizer said: fitting reads it again and again. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { startOcrEngine } from '../../src/adapters/images/ocr-engine.ts';
import { createOcrPool, type OcrPool } from '../../src/adapters/images/ocr-pool.ts';
import { prepareImage } from '../../src/adapters/images/prepare-image.ts';
import { imageText, readImage } from '../../src/adapters/images/read-image.ts';
import type { ImageText } from '../../src/core/screenshot/image-text.ts';
import { CALLER } from '../../test/caller.ts';

const Cached = z.array(
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
  read(bytes: Uint8Array): Promise<ImageText>;
  /** The first reading alone, which does not depend on what is chosen. */
  readOnce(bytes: Uint8Array): Promise<ImageText>;
  close(): Promise<void>;
}

/** A reader of pictures whose recognizer answers from `folder` where it has read the same prepared picture before. */
export function createCachedReader(folder: string): CachedReader {
  mkdirSync(folder, { recursive: true });
  const pool = createOcrPool({ maxWorkers: 1, maxQueued: 8, start: startOcrEngine });
  const cached: OcrPool = {
    run: ({ prepare, read, caller }) =>
      prepare().then((image) =>
        read(image, async (png, language, threshold) => {
          const key = createHash('sha256').update(png).digest('hex').slice(0, 24);
          const file = join(folder, `${key}-${language ?? 'eng'}-${threshold}.json`);
          if (existsSync(file)) return Cached.parse(JSON.parse(readFileSync(file, 'utf8')));
          const lines = await pool.run({
            prepare: async () => png,
            read: (same, recognize) => recognize(same, language, threshold),
            caller,
          });
          writeFileSync(file, JSON.stringify(lines));
          return lines;
        }),
      ),
    close: () => pool.close(),
  };
  return {
    read: (bytes) => readImage(cached, bytes, CALLER),
    readOnce: (bytes) =>
      cached.run({
        prepare: () => prepareImage(bytes),
        read: async (image, recognize) => imageText(await recognize(image.png, null, 'global'), image),
        caller: CALLER,
      }),
    close: () => pool.close(),
  };
}

import { Failure } from '@earshot/schema/failures';
import { PREVIEW_IMAGE_MAX_HEIGHT_PX } from '@earshot/schema/limits';
import type { ImageReader } from '../../ports.ts';
import { createJobGate } from '../job-gate.ts';
import {
  LARGE_IMAGE_PIXELS,
  LARGE_OCR_NICENESS,
  LARGE_OCR_TIMEOUT_MS,
  MAX_PREVIEW_JOBS,
  MAX_QUEUED_IMAGES,
  MAX_QUEUED_PREVIEWS,
  OCR_START_TIMEOUT_MS,
  OCR_TIMEOUT_MS,
  OCR_WORKERS,
  PREVIEW_JPEG_QUALITY,
  PREVIEW_MAX_WIDTH_PX,
} from '../limits.ts';
import { backgroundOf } from './background-of.ts';
import { guardedSharp } from './guarded-sharp.ts';
import { inspectImage } from './inspect-image.ts';
import { startOcrEngine } from './ocr-engine.ts';
import { createOcrPool } from './ocr-pool.ts';
import { readImage } from './read-image.ts';

export interface ImageReaderOptions {
  readonly workers?: number;
  readonly maxQueued?: number;
  /** Time limit of one picture, and of the start of a recognizer; tests raise it for loaded machines. */
  readonly timeoutMs?: number;
}

export interface ClosableImageReader extends ImageReader {
  /** Refuses pictures that wait, and later ones, as busy; those that are read go on. */
  stopStarting(): void;
  /** Ends the recognizers; jobs that run or wait end with `Failure('aborted')`. */
  close(): Promise<void>;
}

/**
 * Reads screenshots with Tesseract in worker threads of this process, offline: in English first, and once more
 * in the language of the post when that is another one. Nothing starts before the first image.
 * Pictures are checked by their header first, prepared outside the server's own thread, and never written to disk.
 */
export function createImageReader({
  workers = OCR_WORKERS,
  maxQueued = MAX_QUEUED_IMAGES,
  timeoutMs = OCR_TIMEOUT_MS,
}: ImageReaderOptions = {}): ClosableImageReader {
  const startTimeoutMs = Math.max(timeoutMs, OCR_START_TIMEOUT_MS);
  const usual = createOcrPool({
    maxWorkers: workers,
    maxQueued,
    timeoutMs,
    start: () => startOcrEngine({ timeoutMs: startTimeoutMs }),
  });
  const large = createOcrPool({
    maxWorkers: 1,
    maxQueued,
    timeoutMs: Math.max(timeoutMs, LARGE_OCR_TIMEOUT_MS),
    start: () => startOcrEngine({ niceness: LARGE_OCR_NICENESS, timeoutMs: startTimeoutMs }),
  });
  const previews = createJobGate({
    maxRunning: MAX_PREVIEW_JOBS,
    maxQueued: MAX_QUEUED_PREVIEWS,
    maxQueuedPerLane: Math.ceil(MAX_QUEUED_PREVIEWS / 2),
  });

  return {
    async read(bytes, caller) {
      const { widthPx, heightPx } = await inspectImage(bytes);
      // A large picture may take up to the time limit; screenshots do not wait behind it.
      return readImage(widthPx * heightPx > LARGE_IMAGE_PIXELS ? large : usual, bytes, caller);
    },
    async preview(bytes, { client, signal }) {
      await inspectImage(bytes);
      const jpeg = await previews.run(() => shrink(bytes), client, signal);
      return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    },
    stopStarting() {
      for (const pool of [usual, large]) pool.stopStarting();
      previews.close();
    },
    async close() {
      await Promise.all([usual.close(), large.close()]);
    },
  };
}

/** Encoding again drops everything but the pixels: EXIF, comments, appended files. */
async function shrink(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await guardedSharp(bytes)
      .autoOrient()
      .flatten({ background: await backgroundOf(bytes) })
      .resize({
        width: PREVIEW_MAX_WIDTH_PX,
        height: PREVIEW_IMAGE_MAX_HEIGHT_PX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: PREVIEW_JPEG_QUALITY })
      .toBuffer();
  } catch (error) {
    throw new Failure('image-corrupt', { cause: error });
  }
}

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Failure } from '@earshot/schema/failures';
import type { ImageLine } from '../../core/screenshot/image-text.ts';
import { OCR_START_TIMEOUT_MS } from '../limits.ts';
import { linesOfTsv } from './lines-of-tsv.ts';

/** Binarization: one threshold for the whole picture (Otsu), or one for each region (Sauvola). */
export type Threshold = 'global' | 'local';

const THRESHOLDING_METHODS: Readonly<Record<Threshold, string>> = { global: '0', local: '2' };

/** Page segmentation: a single block of text. */
const SINGLE_BLOCK = '6';

/** One recognizer: a thread with Tesseract and the data of the languages that it has read. */
export interface OcrEngine {
  /**
   * The lines of a prepared picture, in its pixels, read with the data of one language (ISO 639-2/T, such as `deu`; null for
   * English), which is loaded when it is first needed. Rejects when the thread dies; the caller closes a thread that hangs.
   */
  recognize(png: Buffer, language: string | null, threshold: Threshold): Promise<ImageLine[]>;
  close(): Promise<void>;
}

export interface OcrEngineOptions {
  /** How far the thread stands back behind others, up to 19. */
  readonly niceness?: number;
  /** Longest time for the start. */
  readonly timeoutMs?: number;
}

/** Starts a recognizer. Throws `Failure('busy')` when it does not start in time, as on an overloaded machine. */
export async function startOcrEngine({
  niceness = constants.priority.PRIORITY_BELOW_NORMAL,
  timeoutMs = OCR_START_TIMEOUT_MS,
}: OcrEngineOptions = {}): Promise<OcrEngine> {
  const thread = new Worker(workerPath(), { workerData: { niceness, ...dataOf(null) } });
  const ended = new AbortController();
  thread.once('exit', () => ended.abort());
  // Without a listener, an error between two requests would end the process.
  thread.on('error', () => undefined);
  const answer = async (signal: AbortSignal): Promise<string> =>
    String(await once(thread, 'message', { signal }));
  try {
    await answer(AbortSignal.any([ended.signal, AbortSignal.timeout(timeoutMs)]));
  } catch (error) {
    await thread.terminate();
    throw error instanceof Error && error.name === 'AbortError' ? new Failure('busy') : error;
  }

  return {
    async recognize(png, language, threshold) {
      const parameters = {
        tessedit_pageseg_mode: SINGLE_BLOCK,
        thresholding_method: THRESHOLDING_METHODS[threshold],
        // Prepared pictures carry no resolution; without this setting the recognizer guesses one.
        user_defined_dpi: '70',
      };
      thread.postMessage({ png, parameters, ...dataOf(language) });
      return linesOfTsv(await answer(ended.signal));
    },
    async close() {
      await thread.terminate();
    },
  };
}

/** Beside this file in the sources, beside the bundle in `dist`. */
function workerPath(): string {
  const ending = import.meta.url.endsWith('.ts') ? 'mjs' : 'js';
  return fileURLToPath(new URL(`./ocr.worker.${ending}`, import.meta.url));
}

/** A language with its data from its npm package; nothing is downloaded. */
function dataOf(code: string | null): { readonly language: string; readonly dataFile: string } {
  const language = code ?? 'eng';
  const packageFile = createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`);
  const dataFile = join(dirname(packageFile), '4.0.0_best_int', `${language}.traineddata.gz`);
  if (!existsSync(dataFile)) throw new Error(`No language data in ${dataFile}.`);
  return { language, dataFile };
}

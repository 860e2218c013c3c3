import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Failure } from '@earshot/schema/failures';
import { createWorker, OEM, type Page, PSM, type Worker as TesseractWorker } from 'tesseract.js';
import type { ImageLine, ImageWord } from '../../core/screenshot/image-text.ts';
import { OCR_START_TIMEOUT_MS } from '../limits.ts';

/** Binarization: one threshold for the whole picture (Otsu), or one for each region (Sauvola). */
export type Threshold = 'global' | 'local';

const THRESHOLDING_METHODS: Readonly<Record<Threshold, string>> = { global: '0', local: '2' };

/** One recognizer: a worker thread with the recognizer and its language data in memory. */
export interface OcrEngine {
  /**
   * The lines of a prepared picture, in its pixels. Rejects when the thread dies; the caller closes a thread that
   * hangs.
   */
  recognize(png: Buffer, threshold: Threshold): Promise<ImageLine[]>;
  /** Reads in another language (ISO 639-2/T) from now on, after a fifth of the time that a new recognizer takes to start. */
  setLanguage(code: string): Promise<void>;
  close(): Promise<void>;
}

/** Entry of the recognizer's thread, which sets its priority. */
type OcrWorker = 'ocr' | 'large-ocr';

/** Beside this file in the sources, beside the bundle in `dist`. */
function workerPath(name: OcrWorker): string {
  const ending = import.meta.url.endsWith('.ts') ? 'mjs' : 'js';
  return fileURLToPath(new URL(`./${name}.worker.${ending}`, import.meta.url));
}

/** Language data from its npm package, read from disk once per engine; nothing is downloaded or cached. */
function languagePath(code: string): string {
  const packageFile = createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`);
  const path = join(dirname(packageFile), '4.0.0_best_int');
  // Without its data file the library never resolves.
  if (!existsSync(join(path, `${code}.traineddata.gz`))) throw new Error(`No language data in ${path}.`);
  return path;
}

export interface OcrEngineOptions {
  readonly worker?: OcrWorker;
  /** Longest time for the start. */
  readonly timeoutMs?: number;
}

/**
 * Starts a recognizer with the data of one language (ISO 639-2/T, e.g. `deu`), English by default. Throws
 * `Failure('busy')` when it does not start in time, as on an overloaded machine.
 */
export async function startOcrEngine(
  language: string | null,
  { worker = 'ocr', timeoutMs = OCR_START_TIMEOUT_MS }: OcrEngineOptions = {},
): Promise<OcrEngine> {
  const code = language ?? 'eng';
  const options = {
    langPath: languagePath(code),
    cacheMethod: 'none',
    gzip: true,
    workerPath: workerPath(worker),
    // Without a handler the library throws in an event listener, which would end the process.
    errorHandler: () => undefined,
  };
  // The Italian data asks for a word list that no package contains, and would print a warning for it.
  const noWords: object = { user_words_suffix: '' };
  const starting = createWorker(code, OEM.LSTM_ONLY, options, noWords);
  const engine = await within(timeoutMs, starting);
  if (engine === null) {
    // It may still start, and would then keep its thread.
    starting.then((late) => late.terminate()).catch(() => undefined);
    throw new Failure('busy');
  }
  await engine.setParameters(PARAMETERS);
  const death = threadDeath(engine);
  let current: Threshold = 'global';

  const recognize = async (png: Buffer, threshold: Threshold): Promise<ImageLine[]> => {
    if (threshold !== current) {
      const method: object = { thresholding_method: THRESHOLDING_METHODS[threshold] };
      await engine.setParameters(method);
      current = threshold;
    }
    const { data } = await engine.recognize(png, {}, { text: false, blocks: true });
    return pageLines(data);
  };

  const setLanguage = async (next: string): Promise<void> => {
    const folder = relative(options.langPath, languagePath(next));
    await makeFolders(engine, folder);
    await engine.reinitialize(join(folder, next));
    await engine.setParameters(PARAMETERS);
    current = 'global';
  };

  return {
    recognize: (png, threshold) => Promise.race([recognize(png, threshold), death]),
    async setLanguage(next) {
      const isDone = Promise.race([setLanguage(next), death]).then(() => true);
      if ((await within(timeoutMs, isDone)) === null) throw new Failure('busy');
    },
    async close() {
      await engine.terminate();
    },
  };
}

const PARAMETERS = {
  tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
  // Prepared pictures carry no resolution; without this setting the recognizer guesses one and prints a warning.
  user_defined_dpi: '70',
};

/**
 * The library looks for all data in the folder of the first language, and a language may be a path from there (as in
 * `script/Latin`). Such a path must exist in the thread's own file system too.
 */
async function makeFolders(engine: TesseractWorker, path: string): Promise<void> {
  const names = join('/', path).split('/').slice(1);
  for (const [i] of names.entries()) {
    // Rejects even when it succeeds, because what it gives cannot be sent to this thread; or the folder exists.
    await engine.FS('mkdir', [`/${names.slice(0, i + 1).join('/')}`]).catch(() => undefined);
  }
}

/** Rejects when the engine's thread ends; the library itself would never settle its promises. */
function threadDeath(engine: object): Promise<never> {
  const thread = 'worker' in engine ? engine.worker : undefined;
  const death = new Promise<never>((_, reject) => {
    if (!(thread instanceof Worker)) return;
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`The recognizer ended with code ${code}.`)));
  });
  death.catch(() => undefined);
  return death;
}

/** What the work gives, or null when the time is over first. */
async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The recognizer's lines, in pixels of the picture that it was given. */
function pageLines(page: Pick<Page, 'blocks'>): ImageLine[] {
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines));
  return lines.flatMap((line) => {
    const words = line.words.flatMap(({ text, confidence, bbox }): ImageWord[] => {
      const box = { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 };
      return text.trim() === '' ? [] : [{ text: text.trim(), confidence, box }];
    });
    return words.length > 0 ? [{ words }] : [];
  });
}

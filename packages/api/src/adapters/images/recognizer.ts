/**
 * Tesseract in this process, offline, with the data of every language that it was asked for. Reading blocks the process: it belongs
 * into a worker.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Failure } from '@earshot/schema/failures';
import loadTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { ImageLine } from '../../core/screenshot/image-text.ts';
import { linesOfTsv } from './lines-of-tsv.ts';
import type { TessBaseApi, TesseractCore } from './tesseract-types.ts';

/** Binarization: one threshold for the whole picture (Otsu), or one for each region (Sauvola). */
export type Threshold = 'global' | 'local';

/**
 * Reads a prepared picture, in its pixels, with the data of one language (ISO 639-2/T, such as `deu`; null for English), which is
 * loaded when it is first needed. Throws `Failure('image-corrupt')` when the engine gives up on the picture.
 */
export type Recognize = (png: Buffer, language: string | null, threshold: Threshold) => Promise<ImageLine[]>;

const THRESHOLDING_METHODS: Readonly<Record<Threshold, string>> = { global: '0', local: '2' };
const LSTM_ONLY = 1;
/** Page segmentation: a single block of text. */
const SINGLE_BLOCK = '6';
const UPRIGHT = 1;
const CONFIG_FILE = '/config';
const PICTURE_FILE = '/input';

let engine: Promise<TesseractCore> | undefined;
/** Recognizers by language. */
const recognizers = new Map<string, TessBaseApi>();

export const recognize: Recognize = async (png, language, threshold) => {
  engine ??= startEngine();
  const tesseract = await engine;
  try {
    return linesOfTsv(wordsOf(tesseract, png, language ?? 'eng', threshold));
  } catch (error) {
    throw new Failure('image-corrupt', { cause: error });
  }
};

async function startEngine(): Promise<TesseractCore> {
  const ignore = () => undefined;
  const tesseract = await loadTesseract({ print: ignore, printErr: ignore, TesseractProgress: ignore });
  // The Italian data asks for a word list that no package contains.
  tesseract.FS.writeFile(CONFIG_FILE, 'user_words_suffix ');
  return tesseract;
}

/** A table of words (TSV, as the command line of Tesseract prints it). */
function wordsOf(tesseract: TesseractCore, png: Buffer, language: string, threshold: Threshold): string {
  const recognizer = recognizerOf(tesseract, language);
  recognizer.SetVariable('tessedit_pageseg_mode', SINGLE_BLOCK);
  recognizer.SetVariable('thresholding_method', THRESHOLDING_METHODS[threshold]);
  // Prepared pictures carry no resolution; without this setting the recognizer guesses one.
  recognizer.SetVariable('user_defined_dpi', '70');
  tesseract.FS.writeFile(PICTURE_FILE, png);
  if (recognizer.SetImageFile(UPRIGHT, 0) !== 0) throw new Error('The picture could not be decoded.');
  recognizer.Recognize(null);
  const words = recognizer.GetTSVText();
  recognizer.Clear();
  return words;
}

function recognizerOf(tesseract: TesseractCore, language: string): TessBaseApi {
  const known = recognizers.get(language);
  if (known) return known;
  const [dataFile, data] = [dataFileOf(language), `${language}.traineddata`];
  tesseract.FS.writeFile(data, gunzipSync(readFileSync(dataFile)));
  const recognizer = new tesseract.TessBaseAPI();
  if (recognizer.Init(null, language, LSTM_ONLY, CONFIG_FILE) !== 0)
    throw new Error(`No data in ${dataFile}.`);
  tesseract.FS.unlink(data);
  recognizers.set(language, recognizer);
  return recognizer;
}

/** The data of a language from its npm package; nothing is downloaded. */
function dataFileOf(language: string): string {
  const packageFile = createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`);
  const dataFile = join(dirname(packageFile), '4.0.0_best_int', `${language}.traineddata.gz`);
  if (!existsSync(dataFile)) throw new Error(`No language data in ${dataFile}.`);
  return dataFile;
}

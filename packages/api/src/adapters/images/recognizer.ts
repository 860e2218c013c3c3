/** Runs Tesseract offline. Recognition blocks the event loop. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Failure } from '@earshot/schema/failures';
import loadTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { ImageLine, ImageWord } from '../../core/screenshot/words/segments.ts';
import { graySharp } from './open-image.ts';

/** `language` is in ISO 639-2/T, or null for English. Throws `image-corrupt`. */
export type Recognize = (png: Buffer, language: string | null) => Promise<ImageLine[]>;

const LSTM_ONLY = 1;
/** Page segmentation mode of Tesseract for a single block of text. */
const SINGLE_BLOCK = '6';
const UPRIGHT = 1;
const CONFIG_FILE = '/config';
const PICTURE_FILE = '/input';

let engine: Promise<TesseractCore> | undefined;
const recognizers = new Map<string, TessBaseApi>();

export const recognize: Recognize = async (png, language) => {
  engine ??= startEngine();
  const tesseract = await engine;
  try {
    return linesOfTsv(wordsOf(tesseract, png, language ?? 'eng'));
  } catch (error) {
    throw new Failure('image-corrupt', { cause: error });
  }
};

async function startEngine(): Promise<TesseractCore> {
  const ignore = () => undefined;
  const tesseract = await loadTesseract({ print: ignore, printErr: ignore, TesseractProgress: ignore });
  // Disables the user word list, because the Italian data refers to one that is not in any package.
  tesseract.FS.writeFile(CONFIG_FILE, 'user_words_suffix ');
  return tesseract;
}

function wordsOf(tesseract: TesseractCore, png: Buffer, language: string): string {
  const recognizer = recognizerOf(tesseract, language);
  recognizer.SetVariable('tessedit_pageseg_mode', SINGLE_BLOCK);
  // Prepared images have no DPI metadata, and without this setting Tesseract guesses one.
  recognizer.SetVariable('user_defined_dpi', '70');
  tesseract.FS.writeFile(PICTURE_FILE, png);
  if (recognizer.SetImageFile(UPRIGHT, 0) !== 0) throw new Error('The picture could not be decoded.');
  recognizer.Recognize(null);
  const words = recognizer.GetTSVText();
  recognizer.Clear();
  return words;
}

function recognizerOf(tesseract: TesseractCore, language: string): TessBaseApi {
  const running = recognizers.get(language);
  if (running) return running;
  const [dataFile, data] = [dataFileOf(language), `${language}.traineddata`];
  tesseract.FS.writeFile(data, gunzipSync(readFileSync(dataFile)));
  const recognizer = new tesseract.TessBaseAPI();
  if (recognizer.Init(null, language, LSTM_ONLY, CONFIG_FILE) !== 0)
    throw new Error(`No data in ${dataFile}.`);
  tesseract.FS.unlink(data);
  recognizers.set(language, recognizer);
  return recognizer;
}

/** The language's data from its npm package. Nothing is downloaded. */
function dataFileOf(language: string): string {
  const packageFile = createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`);
  const dataFile = join(dirname(packageFile), '4.0.0_best_int', `${language}.traineddata.gz`);
  if (!existsSync(dataFile)) throw new Error(`No language data in ${dataFile}.`);
  return dataFile;
}

const WORD_LEVEL = '5';

/** Columns are page, block, paragraph, line and word, then left, top, width, height, confidence and text. */
export function linesOfTsv(tsv: string): ImageLine[] {
  const lines = new Map<string, ImageWord[]>();
  for (const row of tsv.split('\n')) {
    const [level, page, block, paragraph, line, , ...cells] = row.split('\t');
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(0, 5).map(Number);
    const text = cells.slice(5).join('\t').trim();
    if (level !== WORD_LEVEL || text === '') continue;
    const word = {
      text,
      confidence: Math.floor(confidence),
      box: { left, top, right: left + width, bottom: top + height },
    };
    const key = [page, block, paragraph, line].join(' ');
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()].map((words) => ({ words }));
}

/** A black bar on white gives the recognizer something to process. */
const BLACK_BAR = {
  pixels: new Uint8Array(64 * 32).fill(255).fill(0, 12 * 64, 20 * 64),
  width: 64,
  height: 32,
};

/** Throws if the native code or its data is missing. */
export async function tryRecognizer(): Promise<void> {
  const png = await graySharp(BLACK_BAR).png().toBuffer();
  await recognize(png, null);
}

export interface TessBaseApi {
  Init(dataPath: null, language: string, engineMode: number, configFile: string): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): void;
  GetTSVText(): string;
  Clear(): void;
}

export interface TesseractCore {
  readonly FS: {
    writeFile(path: string, data: string | Uint8Array): void;
    unlink(path: string): void;
  };
  readonly TessBaseAPI: new () => TessBaseApi;
}

/**
 * Entry of a recognizer's thread: Tesseract with the data of every language that it was asked for. Started with the
 * niceness of the thread; says `ready` with the first language loaded, then answers each request with a table of words
 * (TSV, as the command line of Tesseract prints it). Anything unexpected ends the thread.
 */
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import loadTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js';

const LSTM_ONLY = 1;
const CONFIG_FILE = '/config';
const PICTURE_FILE = '/input';
const UPRIGHT = 1;

// On Linux the priority is that of the thread.
if (process.platform === 'linux') setPriority(workerData.niceness);

const ignore = () => undefined;
const tesseract = await loadTesseract({ print: ignore, printErr: ignore, TesseractProgress: ignore });
// The Italian data asks for a word list that no package contains.
tesseract.FS.writeFile(CONFIG_FILE, 'user_words_suffix ');

/** Recognizers by the file with their data. */
const recognizers = new Map();

function recognizerOf({ language, dataFile }) {
  const known = recognizers.get(language);
  if (known) return known;
  const data = `${language}.traineddata`;
  tesseract.FS.writeFile(data, gunzipSync(readFileSync(dataFile)));
  const recognizer = new tesseract.TessBaseAPI();
  if (recognizer.Init(null, language, LSTM_ONLY, CONFIG_FILE) !== 0)
    throw new Error(`No data in ${dataFile}.`);
  tesseract.FS.unlink(data);
  recognizers.set(language, recognizer);
  return recognizer;
}

parentPort.on('message', ({ png, parameters, ...language }) => {
  const recognizer = recognizerOf(language);
  for (const [name, value] of Object.entries(parameters)) recognizer.SetVariable(name, value);
  tesseract.FS.writeFile(PICTURE_FILE, png);
  if (recognizer.SetImageFile(UPRIGHT, 0) !== 0) throw new Error('The picture could not be decoded.');
  recognizer.Recognize(null);
  const words = recognizer.GetTSVText();
  recognizer.Clear();
  parentPort.postMessage(words);
});

recognizerOf(workerData);
parentPort.postMessage('ready');

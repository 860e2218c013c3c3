/**
 * Entry of the thread that reads large pictures, at a lower priority than the one for usual pictures
 * (`ocr.worker.mjs`).
 */
import { setPriority } from 'node:os';

const NICENESS = 15;

if (process.platform === 'linux') setPriority(NICENESS);
await import('tesseract.js/src/worker-script/node/index.js');

/** Entry of the thread that reads large pictures: behind the one that reads usual ones (see `ocr.worker.mjs`). */
import { setPriority } from 'node:os';

const NICENESS = 15;

if (process.platform === 'linux') setPriority(NICENESS);
await import('tesseract.js/src/worker-script/node/index.js');

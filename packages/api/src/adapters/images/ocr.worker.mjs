/** Entry of a recognizer's thread: the library's own, behind the thread that answers (see `compute.worker.ts`). */
import { constants, setPriority } from 'node:os';

if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await import('tesseract.js/src/worker-script/node/index.js');

/**
 * Entry of a recognizer's thread: the library's own entry, at a lower priority than the thread that answers requests.
 */
import { constants, setPriority } from 'node:os';

if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await import('tesseract.js/src/worker-script/node/index.js');

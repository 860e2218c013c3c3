/** Entry of the process that reads one document: `document.worker TYPE MEMORY_MB < file > answer.json`. */
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { Failure } from '@earshot/schema/failures';
import type { DocumentAnswer } from './document-process.ts';
import { readDocxFile } from './docx-file.ts';
import { readPdfFile } from './pdf-file.ts';

/** Ends the process when it holds more memory than allowed, also where the system offers no such limit. */
const WATCHDOG = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
  }, 20);
`;
const MEGABYTE = 1024 * 1024;

const [type, memoryMb] = process.argv.slice(2);
new Worker(WATCHDOG, { eval: true, workerData: Number(memoryMb) * MEGABYTE }).unref();

const bytes = new Uint8Array(await buffer(process.stdin));
const answer = JSON.stringify(await read());
process.stdout.write(answer, () => process.exit(0));

async function read(): Promise<DocumentAnswer> {
  try {
    return { paragraphs: type === 'docx' ? await readDocxFile(bytes) : await readPdfFile(bytes) };
  } catch (error) {
    if (error instanceof Failure) return { failure: error.failureCause };
    // Running out of memory is the limit at work; anything else that a reader throws is a file it cannot make sense of.
    return { failure: error instanceof RangeError ? 'file-too-complex' : 'file-corrupt' };
  }
}

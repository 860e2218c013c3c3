/** Entry of the process that reads one document: `document.worker TYPE MEMORY_MB < file > answer.json`. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { Failure } from '@earshot/schema/failures';
import type { DocumentAnswer } from './document-process.ts';
import { readDocxFile } from './docx-file.ts';
import { installLenientInflate } from './lenient-inflate.ts';
import { readPdfFile } from './pdf-file.ts';

/**
 * Ends the process when it uses more memory than allowed. What is used is counted, not what is reserved: V8 reserves
 * address space by the gigabyte from Node 24 on, so that a limit of the shell (`ulimit -d`) refuses harmless files.
 */
const WATCHDOG = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
  }, 10);
`;
const MEGABYTE = 1024 * 1024;

const [type, memoryMb] = process.argv.slice(2);
const watchdog = new Worker(WATCHDOG, { eval: true, workerData: Number(memoryMb) * MEGABYTE });
// A small file can ask for gigabytes at once, so that nothing is read before the watchdog runs.
await once(watchdog, 'online');
watchdog.unref();

installLenientInflate();
// A reader that waits for a stream that never comes leaves the process with nothing to do.
process.once('beforeExit', () => respond({ failure: 'file-corrupt' }));

const bytes = new Uint8Array(await buffer(process.stdin));
respond(await read());

function respond(answer: DocumentAnswer): void {
  process.stdout.write(JSON.stringify(answer), () => process.exit(0));
}

async function read(): Promise<DocumentAnswer> {
  try {
    return { paragraphs: type === 'docx' ? await readDocxFile(bytes) : await readPdfFile(bytes) };
  } catch (error) {
    if (error instanceof Failure) return { failure: error.failureCause };
    // Running out of memory is the limit at work; anything else that a reader throws is a file it cannot make sense of.
    return { failure: error instanceof RangeError ? 'file-too-complex' : 'file-corrupt' };
  }
}

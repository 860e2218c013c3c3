/** Entry of the process that reads one document: `document.worker TYPE < file > answer.json`. */
import { buffer } from 'node:stream/consumers';
import { Failure } from '@earshot/schema/failures';
import { DOCUMENT_CPU_MS, DOCUMENT_MEMORY_MB } from '../limits.ts';
import { startWatchdog } from '../process-watchdog.ts';
import type { DocumentAnswer } from './document-process.ts';
import { readDocxFile } from './docx-file.ts';
import { installLenientInflate } from './lenient-inflate.ts';
import { readPdfFile } from './pdf-file.ts';

const [type] = process.argv.slice(2);
// A small file can request gigabytes at once, so the watch starts before the file is read.
const watchdog = await startWatchdog({ maxMemoryMb: DOCUMENT_MEMORY_MB });
watchdog.limitCpu(DOCUMENT_CPU_MS);
installLenientInflate();
// A reader that waits for a stream that never arrives leaves the process without work, and it ends.
process.once('beforeExit', () => respond({ failure: 'file-corrupt' }));

const bytes = new Uint8Array(await buffer(process.stdin));
respond(await read());

function respond(answer: DocumentAnswer): void {
  process.stdout.write(JSON.stringify(answer), () => process.exit(0));
}

async function read(): Promise<DocumentAnswer> {
  try {
    return await (type === 'docx' ? readDocxFile(bytes) : readPdfFile(bytes));
  } catch (error) {
    if (error instanceof Failure) return { failure: error.failureCause };
    // An allocation failure is the memory limit; any other error means that the reader cannot parse the file.
    return { failure: error instanceof RangeError ? 'file-too-complex' : 'file-corrupt' };
  }
}

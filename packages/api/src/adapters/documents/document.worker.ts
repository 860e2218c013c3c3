/** Entry of the process that reads one document: `document.worker TYPE MEMORY_MB < file > answer.json`. */
import { buffer } from 'node:stream/consumers';
import { Failure } from '@earshot/schema/failures';
import { watchMemory } from '../memory-watchdog.ts';
import type { DocumentAnswer } from './document-process.ts';
import { readDocxFile } from './docx-file.ts';
import { installLenientInflate } from './lenient-inflate.ts';
import { readPdfFile } from './pdf-file.ts';

const [type, memoryMb] = process.argv.slice(2);
// A small file can ask for gigabytes at once, so that nothing is read before its memory is watched.
await watchMemory(Number(memoryMb));
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
    return await (type === 'docx' ? readDocxFile(bytes) : readPdfFile(bytes));
  } catch (error) {
    if (error instanceof Failure) return { failure: error.failureCause };
    // Running out of memory is the limit at work; anything else that a reader throws is a file it cannot make sense of.
    return { failure: error instanceof RangeError ? 'file-too-complex' : 'file-corrupt' };
  }
}

import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';

let pending = 0;

function isInflating(): boolean {
  return pending > 0;
}

/** Decompresses zlib data and ignores any bytes after it. Replaces `DecompressionStream` for `deflate`, the only format that is used. */
class LenientInflateStream {
  readonly readable;
  readonly writable;

  constructor(format: string) {
    if (format !== 'deflate') throw new TypeError(`Unsupported compression format: ${format}`);
    const inflate = createInflate();
    this.readable = Readable.toWeb(inflate);
    this.writable = new WritableStream<Uint8Array>({
      write: (chunk) => counted((done) => inflate.write(chunk, done)),
      close: () => counted((done) => inflate.end(done)),
      abort: () => {
        inflate.destroy();
      },
    });
  }
}

async function counted(run: (done: (error?: Error | null) => void) => void): Promise<void> {
  pending += 1;
  try {
    await new Promise<void>((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
  } finally {
    pending -= 1;
  }
}

/** Many PDF writers include the line break after a compressed stream in its length. Since Node 22, the built-in rejects it, and pdf.js loses text. */
export function installLenientInflate(): void {
  Object.defineProperty(global, 'DecompressionStream', { value: LenientInflateStream });
}

const CHECK_EVERY_MS = 125;
const MAX_IDLE_CHECKS = 8;
const IDLE_UTILIZATION = 0.5;

/**
 * Throws if the event loop becomes idle before the work is done: it waits for something that never comes, such as the end of a
 * stream in a damaged file. On a busy machine, a loop that waits for CPU time is not idle.
 */
export async function unlessStuck<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    let idleChecks = 0;
    let last = performance.eventLoopUtilization();
    timer = setInterval(() => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      idleChecks = utilization < IDLE_UTILIZATION && !isInflating() ? idleChecks + 1 : 0;
      last = now;
      if (idleChecks >= MAX_IDLE_CHECKS) reject(new Error('The reader waits for something that never comes'));
    }, CHECK_EVERY_MS);
  });
  try {
    return await Promise.race([work, stuck]);
  } finally {
    clearInterval(timer);
  }
}

import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';

let pending = 0;

/** Whether a decompression that some reader is waiting for is still running in the thread pool. */
function isInflating(): boolean {
  return pending > 0;
}

/** Decompresses zlib data and ignores any bytes after it. Drop-in replacement for `DecompressionStream`. */
class LenientInflateStream {
  readonly readable;
  readonly writable;

  /** Throws `TypeError` for any format other than deflate, as the built-in does for an unknown format. */
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

/** Runs a step of a decompressor and counts it as pending until its callback. Rejects with its error. */
async function counted(run: (done: (error?: Error | null) => void) => void): Promise<void> {
  pending += 1;
  try {
    await new Promise<void>((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
  } finally {
    pending -= 1;
  }
}

/**
 * Replaces the built-in decompressor that pdf.js uses. Many PDF writers include the line break after a compressed stream in
 * its length. Since Node 22, `DecompressionStream` rejects such a stream, and pdf.js then loses text that was compressed
 * twice. The replacement behaves the same in every version of Node.
 */
export function installLenientInflate(): void {
  Object.defineProperty(global, 'DecompressionStream', { value: LenientInflateStream });
}

const CHECK_EVERY_MS = 125;
/** Number of consecutive idle checks before the work counts as stuck. */
const MAX_IDLE_CHECKS = 8;
/** The event loop counts as idle if it was active for less than this fraction of the time between two checks. */
const IDLE_UTILIZATION = 0.5;

/**
 * Resolves with the result of `work`. Throws if the event loop stays idle, which means that the work is waiting for
 * something that will never happen, such as the end of a stream in a damaged file. A loop that has work but gets no CPU
 * time, as on a busy machine, is not idle.
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

import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';

let pending = 0;

/** Whether a decompression that some reader is waiting for is still running in the thread pool. */
export function isInflating(): boolean {
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

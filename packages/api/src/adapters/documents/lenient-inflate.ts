import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';

let pending = 0;

/** Whether the thread pool still has to decompress something that a reader waits for. */
export function isInflating(): boolean {
  return pending > 0;
}

/** Decompresses zlib data and stops at its end, whatever follows. Has the shape of `DecompressionStream`. */
class LenientInflateStream {
  readonly readable;
  readonly writable;

  /** Throws `TypeError` for a format other than deflate, as for one that a platform does not know. */
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

/** Runs a step of a decompressor, which counts as pending until it calls back. Rejects with its error. */
async function counted(run: (done: (error?: Error | null) => void) => void): Promise<void> {
  pending += 1;
  try {
    await new Promise<void>((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
  } finally {
    pending -= 1;
  }
}

/**
 * Replaces the decompressor that pdf.js takes from the platform. Many writers count the line break after a compressed
 * stream into its length; from Node 22 on `DecompressionStream` refuses such a stream, and pdf.js then loses text that
 * is packed twice. With this one, every version of Node reads the same.
 */
export function installLenientInflate(): void {
  Object.defineProperty(global, 'DecompressionStream', { value: LenientInflateStream });
}

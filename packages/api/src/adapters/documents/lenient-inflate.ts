import { Duplex } from 'node:stream';
import { createInflate } from 'node:zlib';

/** Decompresses zlib data and stops at its end, whatever follows. Has the shape of `DecompressionStream`. */
class LenientInflateStream {
  readonly readable;
  readonly writable;

  /** Throws `TypeError` for a format other than deflate, as for one that a platform does not know. */
  constructor(format: string) {
    if (format !== 'deflate') throw new TypeError(`Unsupported compression format: ${format}`);
    const { readable, writable } = Duplex.toWeb(createInflate());
    this.readable = readable;
    this.writable = writable;
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

import type { TableSource } from './encode-table.ts';

export const VECTOR_DIMENSIONS = 64;
const HEADER_BYTES = 8;

/**
 * Reads `word-vectors.bin` (from `fit/words/build-word-vectors.ts`): two 32-bit numbers (words, bytes of text), the words by
 * frequency, separated by line feeds, then `VECTOR_DIMENSIONS` levels of 4 bits per word. Column `levels` has two per byte, the
 * lower half first.
 */
export function wordVectorSource(bytes: Uint8Array<ArrayBuffer>): TableSource {
  const header = new Uint32Array(bytes.slice(0, HEADER_BYTES).buffer);
  const textEnd = HEADER_BYTES + (header[1] ?? 0);
  const keys = new TextDecoder().decode(bytes.subarray(HEADER_BYTES, textEnd)).split('\n');
  return {
    keys,
    columns: {
      levels: { type: 'uint8', width: VECTOR_DIMENSIONS / 2, values: bytes.subarray(textEnd) },
    },
  };
}

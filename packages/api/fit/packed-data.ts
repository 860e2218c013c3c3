import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Reads a file of `data/`, such as `pages/pages`: JSON, one entry per line, packed with Brotli. */
export function readPacked<T>(name: string): T[] {
  const packed = readFileSync(new URL(`./data/${name}.jsonl.br`, import.meta.url));
  return brotliDecompressSync(packed)
    .toString()
    .split('\n')
    .map((line): T => JSON.parse(line));
}

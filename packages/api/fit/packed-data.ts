import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

export function readPacked<T>(name: string): T[] {
  const packed = readFileSync(new URL(`./data/${name}.jsonl.br`, import.meta.url));
  return brotliDecompressSync(packed)
    .toString()
    .split('\n')
    .map((line): T => JSON.parse(line));
}

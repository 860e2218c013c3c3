import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import files from './data/held-out.json' with { type: 'json' };

/** These files were written to be scored once. No model is fitted to them. */
const HELD_OUT: ReadonlySet<string> = new Set(files);

export function isHeldOut(path: string): boolean {
  return HELD_OUT.has(path);
}

/** Reads `data/NAME.jsonl.br`: JSON with one entry per line. */
export function readPacked<T>(name: string): T[] {
  const packed = readFileSync(new URL(`./data/${name}.jsonl.br`, import.meta.url));
  return brotliDecompressSync(packed)
    .toString()
    .split('\n')
    .map((line): T => JSON.parse(line));
}

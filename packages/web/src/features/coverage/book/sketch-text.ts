import { textHash } from '../../../lib/hash.ts';

/** Number of values in a sketch. With 64, the standard error of the estimated overlap is at most about 1/16. */
const SKETCH_SIZE = 64;
const MIN_WORDS = 40;
/** Number of words per sequence, high enough that separate reports of the same event share few sequences. */
const RUN_WORDS = 5;

/** MinHash (Broder 1997) over sequences of five words. None for a text of fewer than 40 words. */
export function sketchText(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < MIN_WORDS) return [];
  const smallest = new Uint32Array(SKETCH_SIZE).fill(0xffffffff);
  for (let start = 0; start + RUN_WORDS <= words.length; start++) {
    const hash = textHash(words.slice(start, start + RUN_WORDS).join(' '));
    for (let place = 0; place < SKETCH_SIZE; place++) {
      const value = mix(hash, place);
      if (value < (smallest[place] ?? 0)) smallest[place] = value;
    }
  }
  return [...smallest];
}

export function sketchOverlap(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || a.length !== b.length) return 0;
  return a.filter((value, place) => value === b[place]).length / a.length;
}

/** Derives another hash for each position, with the finalizer of MurmurHash3 and a seed. */
function mix(hash: number, seed: number): number {
  let value = hash ^ Math.imul(seed + 1, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

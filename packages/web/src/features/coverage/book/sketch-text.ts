/** Numbers in a sketch. The estimated overlap of two texts is then off by at most about a twelfth. */
const SKETCH_SIZE = 64;
/** Shorter texts share too few runs of words to compare. */
const MIN_WORDS = 40;
/** Words in a run: long enough that two reports of one event share few of them. */
const RUN_WORDS = 5;

/**
 * A fingerprint of a text: for each of 64 hash functions the smallest value over all runs of five words (MinHash, Broder
 * 1997). The share of equal places in two sketches estimates the share of runs that the texts have in common.
 * @returns 64 integers, or none for a text of fewer than 40 words
 */
export function sketchText(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < MIN_WORDS) return [];
  const smallest = new Uint32Array(SKETCH_SIZE).fill(0xffffffff);
  for (let start = 0; start + RUN_WORDS <= words.length; start++) {
    const hash = hashOf(words.slice(start, start + RUN_WORDS).join(' '));
    for (let place = 0; place < SKETCH_SIZE; place++) {
      const value = mix(hash, place);
      if (value < (smallest[place] ?? 0)) smallest[place] = value;
    }
  }
  return [...smallest];
}

/** Estimated share of runs of words that two texts have in common, 0 to 1; 0 when either sketch is empty. */
export function sketchOverlap(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || a.length !== b.length) return 0;
  return a.filter((value, place) => value === b[place]).length / a.length;
}

/** FNV-1a of the UTF-16 units, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A different function of the hash for each place: the final mixing of MurmurHash3 with a seed. */
function mix(hash: number, seed: number): number {
  let value = hash ^ Math.imul(seed + 1, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

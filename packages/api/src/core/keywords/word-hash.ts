/** The rolling hash by which words are looked up: FNV-1a over UTF-16 units (Fowler, Noll and Vo), 32 bits. */

/** The offset basis of FNV-1a. */
export const HASH_SEED = 0x811c9dc5 | 0;
/** Its prime. */
export const HASH_PRIME = 0x01000193;

export function nextHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, HASH_PRIME);
}

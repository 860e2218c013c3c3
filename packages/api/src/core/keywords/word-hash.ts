/** The incremental hash for word lookups: 32-bit FNV-1a over UTF-16 code units (Fowler, Noll and Vo). */

/** The FNV-1a offset basis. */
export const HASH_SEED = 0x811c9dc5 | 0;
/** The FNV-1a prime. */
export const HASH_PRIME = 0x01000193;

export function nextHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, HASH_PRIME);
}

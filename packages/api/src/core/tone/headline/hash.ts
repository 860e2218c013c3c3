/** Integer hashes of features, which are never written out as strings. */

/**
 * Returns a hash of a text's UTF-16 units: FNV-1a followed by the finalizer of MurmurHash3. A signed 32-bit integer, which
 * engines can store without allocating an object.
 */
export function hashText(text: string, seed = 0x811c9dc5): number {
  return hashRange(text, 0, text.length, seed);
}

/** Returns the hash of a part of a text, `to` exclusive. */
export function hashRange(text: string, from: number, to: number, seed: number): number {
  let hash = seed;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return finish(hash);
}

/** Combines two hashes into one. Their order matters. */
export function mix(first: number, second: number): number {
  return finish(Math.imul(first, 0x9e3779b1) ^ (second + 0x7f4a7c15));
}

/** The finalizer of MurmurHash3, which makes every input bit affect every output bit. */
function finish(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

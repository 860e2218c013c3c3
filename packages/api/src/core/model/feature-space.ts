export interface SparseVector {
  readonly indices: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

export interface NamedFeatures {
  readonly names: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
}

export function namedFeatures(names: readonly string[]): NamedFeatures {
  return { names, indexOf: new Map(names.map((name, i) => [name, i])) };
}

/** A name that never occurred in the training data has no weight. */
export function vectorOf(space: NamedFeatures, features: Readonly<Record<string, number>>): SparseVector {
  const indices: number[] = [];
  const values: number[] = [];
  // `Object.entries` would create an array for each feature of each line.
  for (const name of Object.keys(features)) {
    const value = features[name];
    const index = space.indexOf.get(name);
    if (index === undefined || value === undefined || value === 0) continue;
    indices.push(index);
    values.push(value);
  }
  return { indices, values };
}

/** FNV-1a followed by the finalizer of MurmurHash3: signed 32 bits, which engines store without allocating an object. */
export function hashText(text: string): number {
  return hashRange(text, 0, text.length, 0x811c9dc5);
}

export function hashRange(text: string, from: number, to: number, seed: number): number {
  let hash = seed;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return finish(hash);
}

export function mix(first: number, second: number): number {
  return finish(Math.imul(first, 0x9e3779b1) ^ (second + 0x7f4a7c15));
}

function finish(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Weinberger et al., "Feature Hashing for Large Scale Multitask Learning", 2009. */
export function hashFeature(text: string, bits: number): number {
  return hashText(text) & (2 ** bits - 1);
}

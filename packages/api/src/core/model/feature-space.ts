/** Only the nonzero entries: `values[i]` belongs to feature `indices[i]`. */
export interface SparseVector {
  readonly indices: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** In the order of the model's weights. */
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

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * FNV-1a with the final mixing step of MurmurHash3. Different texts may share an index, which hardly affects the model
 * (Weinberger et al., "Feature Hashing for Large Scale Multitask Learning", 2009).
 */
export function hashFeature(text: string, bits: number): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) & (2 ** bits - 1);
}

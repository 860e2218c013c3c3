import entries from '../../content/word-vectors.json' with { type: 'json' };

/** Numbers that a vector has. */
export const VECTOR_DIMENSIONS = 40;
/** The characters that stand for its values, from -1 to 1 in equal steps. */
export const VECTOR_LEVELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUES: ReadonlyMap<string, number> = new Map(
  [...VECTOR_LEVELS].map((level, i) => [level, (2 * i + 1) / VECTOR_LEVELS.length - 1]),
);

/** The table, by word. */
let written: ReadonlyMap<string, string> | undefined;
/** Of the words that were asked for. */
const vectors = new Map<string, Float32Array>();

/**
 * What a word of general English means, as a vector of length 1 (`VECTOR_DIMENSIONS` numbers): words that are used alike point
 * the same way. Null for other words, and for those of peoples and groups. `key`: see `wordKey`. Made from GloVe (Pennington,
 * Socher & Manning 2014) by `bench/build-word-vectors.ts`.
 */
export function wordVector(key: string): Readonly<Float32Array> | null {
  const known = vectors.get(key);
  if (known) return known;
  written ??= new Map(
    entries.map((entry) => [entry.slice(0, -VECTOR_DIMENSIONS - 1), entry.slice(-VECTOR_DIMENSIONS)]),
  );
  const levels = written.get(key);
  if (levels === undefined) return null;
  const vector = unitVector(levels);
  vectors.set(key, vector);
  return vector;
}

function unitVector(levels: string): Float32Array {
  const vector = Float32Array.from(levels, (level) => VALUES.get(level) ?? 0);
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return vector.map((value) => value / length);
}

import { at } from '@earshot/schema/at';
import { lazyTable } from '../../content/tables/load-table.ts';
import { VECTOR_DIMENSIONS } from '../../content/tables/word-vector-source.ts';
import { isCommonWord } from './background-rank.ts';
import { englishSenses, exactSenses } from './english-sense.ts';

const wordLevels = lazyTable('word-vectors');
const LEVELS = 16;

/**
 * Returns the meaning of a word as a vector of length 1 (`VECTOR_DIMENSIONS` numbers): words with similar usage point in
 * similar directions. Null for unknown words and for names of peoples and groups. `key`: see `wordKey`. Built from GloVe
 * (Pennington, Socher & Manning 2014) by `fit/words/build-word-vectors.ts`.
 */
export function wordVector(key: string): Float32Array | null {
  const table = wordLevels();
  const row = table.rowOf(key);
  if (row < 0) return null;
  const levels = table.column('levels');
  const first = (row * VECTOR_DIMENSIONS) / 2;
  const vector = new Float32Array(VECTOR_DIMENSIONS);
  let squares = 0;
  for (let i = 0; i < VECTOR_DIMENSIONS; i += 2) {
    const byte = levels[first + i / 2] ?? 0;
    const [low, high] = [middleOf(byte & (LEVELS - 1)), middleOf(byte >> 4)];
    vector[i] = low;
    vector[i + 1] = high;
    squares += low * low + high * high;
  }
  const length = Math.sqrt(squares);
  for (let i = 0; i < VECTOR_DIMENSIONS; i++) vector[i] = (vector[i] ?? 0) / length;
  return vector;
}

/**
 * Returns the rarity of a word among all words of the table: the logarithm of its rank, from near 0 for the most frequent
 * word to 1 for the rarest and for unknown ones.
 */
export function wordRarity(key: string): number {
  const table = wordLevels();
  const row = table.rowOf(key);
  return row < 0 ? 1 : Math.log(2 + row) / Math.log(2 + table.size);
}

/**
 * Returns the vector of a word in one of several languages (ISO 639-1): that of its English counterpart if it has one,
 * otherwise the word's own. A common English word has a counterpart only if it is an entry itself and does not come from an
 * English text ("gift" is poison in German). Null for unknown words.
 */
export function wordMeaning(
  key: string,
  languages: readonly string[],
  isFromEnglish = false,
): Float32Array | null {
  if (isFromEnglish && isCommonWord(key)) return wordVector(key);
  const sensesOf = isCommonWord(key) ? exactSenses : englishSenses;
  for (const language of languages) {
    const meaning = meanVector(sensesOf(language)(key).map(senseVector));
    if (meaning) return meaning;
  }
  return wordVector(key);
}

/** Tries the singular too, because the table lacks many plurals. */
function senseVector(sense: string): Float32Array | null {
  return wordVector(sense) ?? wordVector(sense.replace(/s$/, '')) ?? wordVector(sense.replace(/es$/, ''));
}

/** Returns the mean of the known vectors, with length 1. Null if none is known. */
function meanVector(vectors: readonly (Float32Array | null)[]): Float32Array | null {
  const known = vectors.filter((vector) => vector !== null);
  const [first] = known;
  if (first === undefined || known.length === 1) return first ?? null;
  const mean = first.map((_, i) => known.reduce((sum, vector) => sum + at(vector, i), 0));
  toUnit(mean);
  return mean;
}

/** Scales a vector to length 1 in place. */
function toUnit(vector: Float32Array): void {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = at(vector, i) / length;
}

/** Returns the middle of a level's range, in steps. */
function middleOf(level: number): number {
  return level + 0.5 - LEVELS / 2;
}

import { lazyTable } from '../../content/tables/load-table.ts';
import { VECTOR_DIMENSIONS } from '../../content/tables/word-vector-source.ts';

const wordLevels = lazyTable('word-vectors');
const LEVELS = 16;

/** Built from GloVe (Pennington, Socher & Manning 2014). Null also for names of peoples and groups. */
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

function middleOf(level: number): number {
  return level + 0.5 - LEVELS / 2;
}

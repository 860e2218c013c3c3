import angles from '../../../content/headline-angles.json' with { type: 'json' };
import { toUnit, wordVector } from '../../text/word-vectors.ts';
import { wordKey } from './title-words.ts';

/** Names of the features of `stageMeanings`, by stage of the angles: the first reports have stage 0. */
const STAGES = [0, 1, 2, 3, 4, 5].map((stage) => `stage${stage}`);

let known: readonly Float32Array[] | null = null;

/**
 * Returns how close a vector of words is to the words of each stage of a news event (see `stage` in
 * `content/headline-angles.json`), as a cosine if the vector has length 1. A headline on a lawsuit can thus be recognized by
 * words that the table does not list. Words have the vectors of English ones.
 */
export function stageMeanings(vector: Float32Array): Record<string, number> {
  known ??= STAGES.map((_, stage) => vectorOfStage(stage));
  return Object.fromEntries(
    known.map((own, stage) => [
      STAGES[stage],
      own.reduce((sum, value, i) => sum + value * (vector[i] ?? 0), 0),
    ]),
  );
}

/** Returns the mean vector of the words of a stage, scaled to length 1. */
function vectorOfStage(of: number): Float32Array {
  const vectors = angles
    .filter(({ stage }) => stage === of)
    .flatMap(({ words }) => words.flatMap((word) => wordVector(wordKey(word.replace('*', ''))) ?? []));
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    vector.forEach((value, i) => {
      sum[i] = (sum[i] ?? 0) + value;
    });
  toUnit(sum);
  return sum;
}
